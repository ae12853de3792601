import type { Seat } from '#kernel/seat'
import { tokens } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { Phrase } from '../../rules/phrases.ts'
import type { Offer } from '../../types.ts'
import { countIn, KINDS } from '../beliefs/heap.ts'
import { type BargainMove, divisionOf, ownOffer } from './asked.ts'
import type { Bargained } from './table.ts'
import type { Talk } from './talk.ts'

/** A token is needed if one more is worth at least this many points: more than it is to somebody without plans for it. */
export const NEED = 2.5
/** A bot gives at most this many reasons in a bargain. */
const REASONS = 2

/** If it says what it needs: what one more of that is worth to it. */
export function neededIn({ stake }: Bargained, seat: Seat, move: BargainMove | null): { readonly need?: number } {
  if (move === null || !('say' in move)) return {}
  const kind = tokens.findIndex(token => move.say === `need ${token}`)
  return kind < 0 ? {} : { need: stake.outlook.gainOf(seat, kind) }
}

/** Why an offer is refused, or that its own is the last: said once each. Null if there is nothing more to say. */
export function reasonAgainst(talk: Talk, refused: readonly Offer[], isLast: boolean): BargainMove | null {
  const { talks, seat, told } = talk
  const said = saidBy(told, seat)
  const latest = refused.at(-1)
  if (latest !== undefined && said.length < REASONS && !said.includes('my last offer')) {
    const phrase = reasonFor(talk, latest)
    if (!said.includes(phrase)) return { say: phrase }
  }
  if (isLast && ownOffer(talks, seat) !== undefined && !said.includes('my last offer')) return { say: 'my last offer' }
  return null
}

/** What this seat has said in this bargain. */
export function saidBy(told: readonly GoldEvent[], seat: Seat): readonly Phrase[] {
  const said: Phrase[] = []
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]
    if (event?.type === 'dragonSlain') break
    if (event?.type === 'said' && event.seat === seat) said.push(event.phrase)
  }
  return said
}

function reasonFor({ known: { stake, fair }, manner, seat, place }: Talk, offer: Offer): Phrase {
  const division = divisionOf(offer)
  const gains = stake.gains(division)
  const maker = stake.placeOf(offer.by)
  const { complains } = manner.taste
  const isTooMuch = (gains[maker] ?? 0) > 1.3 * Math.max(0.5, fair.gains[maker] ?? 0)
  if (isTooMuch && (complains === null || complains === 'too much for you')) return 'too much for you'
  if (complains === 'too little for me') return complains
  let [best, wanted] = [NEED, -1]
  for (const [i, share] of division.entries())
    for (let kind = 0; kind < KINDS; kind++) {
      if (i === place || countIn(share, kind) === 0) continue
      const gain = stake.outlook.gainOf(seat, kind)
      if (gain >= best) [best, wanted] = [gain + 1e-9, kind]
    }
  const token = tokens[wanted]
  if (token !== undefined) return `need ${token}`
  return isTooMuch ? 'too much for you' : 'too little for me'
}
