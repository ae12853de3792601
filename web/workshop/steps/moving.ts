import type { Kind } from '#games/workshop/guest'
import type { Piece } from '#games/workshop/workshop'
import type { Draft } from '../model/draft.ts'
import { type Path, type Spot, valueAt } from '../model/editing.ts'

/** Where a piece goes: named as places are before it is taken away, and as they are afterwards. */
interface Move {
  readonly before: Spot
  readonly after: Spot
}

/**
 * Where Alt and an arrow move a piece: up and down in its list and out of it at its ends; right into the piece after it,
 * left out of the piece it is in. Null if there is nothing in that direction.
 */
export function spotAfterKey(draft: Draft, kind: Kind, spot: Spot, key: string): Move | null {
  const { list, index } = spot
  const pieces = valueAt(draft.facts, list) as readonly Piece[]
  if (key === 'ArrowUp' && index > 0) return same({ list, index: index - 1 })
  if (key === 'ArrowDown' && index < pieces.length - 1)
    return { before: { list, index: index + 2 }, after: { list, index: index + 1 } }
  if (key === 'ArrowUp') return out(list, 0)
  if (key === 'ArrowDown' || key === 'ArrowLeft') return out(list, 1)
  if (key === 'ArrowRight') return into(kind, pieces, spot)
  return null
}

const same = (spot: Spot): Move => ({ before: spot, after: spot })

/** Before or after the piece whose list this is. */
function out(list: Path, after: 0 | 1): Move | null {
  const index = list.at(-2)
  if (typeof index !== 'number') return null
  return same({ list: list.slice(0, -2), index: index + after })
}

/** To the beginning of the first list of the piece after it, or of the one before if it is the last. */
function into(kind: Kind, pieces: readonly Piece[], { list, index }: Spot): Move | null {
  for (const at of [index + 1, index - 1]) {
    const parts = Object.entries(kind.vocabulary[pieces[at]?.do ?? ''] ?? {})
    const part = parts.find(([, form]) => form.is === 'pieces')?.[0]
    if (part === undefined) continue
    const own = at > index ? at - 1 : at
    return { before: { list: [...list, at, part], index: 0 }, after: { list: [...list, own, part], index: 0 } }
  }
  return null
}
