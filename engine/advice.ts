import type { Seat } from '#kernel/seat'
import type { Advised } from '#protocol/from-house'
import type { Change } from './asked.ts'

/*
 * Which seats took advice, and when. Stored beside the log and no part of it: it changes neither the rules nor what can be
 * verified.
 */
export interface AdviceTaken {
  /** In the order in which everybody is told. */
  readonly told: readonly Advised[]
  /** Taken while answers are sealed. Nobody is told yet: it would say who has not answered. */
  readonly sealed: readonly Seat[]
}

export const noAdvice: AdviceTaken = { told: [], sealed: [] }

/** Where a seat takes it: after this entry, asked since that one. */
interface Moment {
  readonly after: number
  readonly since: number
  readonly isSealed: boolean
}

/** Once for each question. The same object if it was noted already. */
export function withAdvice(taken: AdviceTaken, seat: Seat, { after, since, isSealed }: Moment): AdviceTaken {
  if (taken.sealed.includes(seat) || taken.told.some(it => it.seat === seat && it.after >= since)) return taken
  return isSealed ? { ...taken, sealed: [...taken.sealed, seat] } : { ...taken, told: [...taken.told, { seat, after }] }
}

/** After an entry. What was taken while answers were sealed is told when they no longer are, as if it were taken then. */
export function adviceTold(
  taken: AdviceTaken,
  { seq, isSealed = false }: Pick<Change, 'seq' | 'isSealed'>,
): AdviceTaken {
  if (isSealed || taken.sealed.length === 0) return taken
  const opened = taken.sealed.toSorted((a, b) => a - b).map(seat => ({ seat, after: seq }))
  return { told: [...taken.told, ...opened], sealed: [] }
}
