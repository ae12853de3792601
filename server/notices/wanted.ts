import type { Blocks } from '../friends/blocks.ts'
import type { NoticeStore } from '../storage/notices-port.ts'
import type { MuteStore } from '../storage/port.ts'
import { type Occasion, tableOf } from './occasion.ts'

export interface AskedWhoWants {
  readonly store: Pick<NoticeStore, 'wishes'>
  readonly mutes: Pick<MuteStore, 'among'>
  readonly blocks: Pick<Blocks, 'by' | 'against'>
}

/** Without what nobody wants to hear: of a table they switched off, of themselves, of anybody they muted, or across a block. */
export async function wantedOf(
  { store, mutes, blocks }: AskedWhoWants,
  occasions: readonly Occasion[],
): Promise<readonly Occasion[]> {
  const people = [...new Set(occasions.map(({ to }) => to))]
  const doers = [...new Set(occasions.flatMap(it => ('by' in it ? it.by : [])))]
  const shutFrom = async (by: string) => {
    const [blocked, blockers] = await Promise.all([blocks.by(by), blocks.against(by)])
    return [by, new Set([...blocked, ...blockers])] as const
  }
  const [off, muted, shut] = await Promise.all([
    occasions.some(it => tableOf(it) !== null) ? store.wishes.off(people) : null,
    mutes.among(people, doers),
    Promise.all(doers.map(shutFrom)),
  ])
  const shutOf = new Map(shut)
  return occasions.filter(occasion => {
    const { to } = occasion
    const table = tableOf(occasion)
    if (table !== null && off?.get(to)?.includes(table) === true) return false
    if (!('by' in occasion)) return true
    const { by } = occasion
    return to !== by && shutOf.get(by)?.has(to) !== true && !muted.some(it => it.by === to && it.whom === by)
  })
}
