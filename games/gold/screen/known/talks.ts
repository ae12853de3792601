import type { Seat } from '#kernel/seat'
import type { Hoard } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { Phrase } from '../../rules/phrases.ts'

/* What was said and offered in the current bargain, from public events. */

type Made = Extract<GoldEvent, { type: 'offerMade' }>

/** The events since the last dragon was slain. */
export function sinceKill(told: readonly GoldEvent[]): readonly GoldEvent[] {
  const from = told.findLastIndex(({ type }) => type === 'dragonSlain' || type === 'partyShrank')
  return told.slice(from + 1)
}

/** The same seat's offer that this version replaced. */
export function versionBefore(told: readonly GoldEvent[], seat: Seat, number: number): readonly Hoard[] | null {
  const made = sinceKill(told).filter((event): event is Made => event.type === 'offerMade' && event.seat === seat)
  return made.findLast(event => event.number < number)?.shares ?? null
}

const commitments = ['my last offer', 'not below this'] as const
export type Commitment = (typeof commitments)[number]
const isCommitment = (phrase: Phrase): phrase is Commitment => commitments.some(it => it === phrase)

/** What the maker of an offer has said about it since. It is not binding, but everybody remembers. */
export function commitmentsOf(told: readonly GoldEvent[], seat: Seat, number: number): readonly Commitment[] {
  const since = sinceKill(told)
  const made = since.findIndex(event => event.type === 'offerMade' && event.number === number)
  const said = since
    .slice(made + 1)
    .flatMap(event =>
      event.type === 'said' && event.seat === seat && isCommitment(event.phrase) ? [event.phrase] : [],
    )
  return commitments.filter(it => said.includes(it))
}

export interface Said {
  readonly seat: Seat
  readonly phrase: Phrase
  /** Its position among the events. A new one is redrawn. */
  readonly no: number
}

/** Each player's last words in this bargain, latest first. */
export function saidLately(told: readonly GoldEvent[]): readonly Said[] {
  const since = sinceKill(told)
  const first = told.length - since.length
  const all = since
    .flatMap((event, i) => (event.type === 'said' ? [{ seat: event.seat, phrase: event.phrase, no: first + i }] : []))
    .reverse()
  return all.filter(({ seat }, i) => all.findIndex(it => it.seat === seat) === i)
}
