import { gold } from '../../index.ts'
import type { State } from '../../types.ts'

/**
 * The clock above the table. None runs while everybody looks at the loot (R5.7). In a bargain it is the sand, as in the ring beside the loot: that a deal closes (R5.13) or
 * offers freeze (R12.12) sooner is shown at the offers.
 */
export function clockOf(view: State): number | null {
  const { stage, bargain } = view
  if (stage?.at === 'look') return null
  const sand = stage?.at === 'bargain' && bargain?.left === null ? bargain.bell : null
  return sand ?? gold.deadline?.(view) ?? null
}
