import type { BySeat, Seat } from '#kernel/seat'

/** For every seat that is asked something: after which entry it was asked, and when. */
export type AskedSince = BySeat<{ readonly since: number; readonly at: number } | null>

/** What an entry changes: by whom it was, if by a seat, and whether that seat's time had run out; who is asked now. */
export interface Change {
  readonly seq: number
  readonly at: number
  readonly by: Seat | null
  readonly ranOut: boolean
  readonly asked: BySeat<boolean>
  /** By seat, whether what it is asked now is another question than before. */
  readonly anew?: BySeat<boolean>
  /** Nobody's own time pays: a clock of the rules ran, or answers were sealed, and time spent would tell who gave one and when. */
  readonly isFree?: boolean
}

/** Who answers, or is asked something else, is asked anew; for all others nothing has changed. */
export const askedAfter = (before: AskedSince, { seq, at, by, asked, anew = [] }: Change): AskedSince =>
  asked.map((isAsked, seat) => {
    const was = before[seat] ?? null
    if (!isAsked) return null
    return was === null || seat === by || anew[seat] === true ? { since: seq, at } : was
  })
