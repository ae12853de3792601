import type { Saying } from '#games/saying'
import { type Considered, type Warnings, warningSayer } from '#games/warnings'
import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { strengths } from '../cards/adventurers.ts'
import { gems, noTokens, size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { targetBy } from '../magic/moves.ts'
import { ledgerOf } from '../notebook.ts'
import type { Offer, State } from '../types.ts'
import type { GoldWarnings } from '../words/en-warnings.ts'
import { tokenOf } from '../words/things.ts'
import { lairsSeen } from './known/lairs.ts'
import { worthToMe } from './known/value.ts'

const say = warningSayer<GoldWarnings>()

/** With so much sand left, in milliseconds, it is time to say what would be lost. */
const LATE = 15_000

/** From what a player sees: the row, the offers, their own hoard and, if the table keeps a ledger, what the others took. */
export const warnings: Warnings = considered => {
  const { view, seat, told, answer, at, question } = considered as unknown as Considered<State, GoldEvent>
  const { place, accept } = Object(answer) as Answer
  if (place !== undefined) return ofSending(view, seat, place)
  if (question.name !== 'bargain' || view.bargain === null) return []
  if (accept === undefined) return answer === null ? ofWaiting(view, seat, told, at) : []
  const offer = view.bargain.offers.find(({ number }) => number === accept)
  return offer === undefined ? [] : ofAccepting(view, seat, told, offer)
}

interface Answer {
  readonly place?: string
  readonly accept?: number
}

/** R3.4: one voice however many adventurers; a second one brings more only if it steals (R6.1) or finds (R4.3). */
function ofSending(view: State, seat: Seat, place: string): readonly Saying[] {
  const { adventurer, spot } = targetBy('place', place)
  const lair = lairsSeen(view).find(it => it.spot === spot)
  if (lair === undefined || lair.sum + strengths[adventurer] >= lair.strength) return []
  const isThere = lair.attackers.some(it => it.seat === seat)
  return isThere && adventurer !== 'thief' && adventurer !== 'wizard'
    ? [say('second', { dragon: { card: lair.dragon } })]
    : []
}

const shareIn = ({ kill }: State, { shares }: Offer, seat: Seat) => shares[kill?.party.indexOf(seat) ?? -1] ?? noTokens

/** Nothing for oneself, the curse, or a colour lost to somebody. */
function ofAccepting(view: State, seat: Seat, told: readonly GoldEvent[], offer: Offer): readonly Saying[] {
  const share = shareIn(view, offer, seat)
  const { hoard } = of(view.sides, seat)
  const own = knows(hoard) ? peek(hoard) : noTokens
  const { isCursed, points } = worthToMe(view, seat, share, told)
  if (size(share) === 0) return [say('nothing')]
  if (isCursed && own.black === 0 && points < 0) return [say('curse', { black: tokenOf('black') })]
  if (view.options.display !== 'ledger') return [] // R11.4: nobody is reminded
  const book = ledgerOf(told)
  return gems
    .flatMap(gem => {
      const mine = own[gem] + share[gem]
      return (view.kill?.party ?? []).flatMap(rival => {
        const known = book[rival]?.known[gem] ?? 0
        const theirs = known + shareIn(view, offer, rival)[gem]
        const isOvertaken = rival !== seat && own[gem] > 0 && known <= own[gem] && theirs > mine
        return isOvertaken ? [say('overtaken', { who: { seat: rival }, gem: tokenOf(gem), theirs, mine })] : []
      })
    })
    .slice(0, 1)
}

/** R5.8: when the sand has run out nobody gets anything, and somebody offers something. */
function ofWaiting(view: State, seat: Seat, told: readonly GoldEvent[], at: number): readonly Saying[] {
  const { bargain } = view
  if (bargain === null || bargain.bell === null || bargain.left !== null || bargain.bell - at > LATE) return []
  if ((bargain.accepts[seat] ?? null) !== null) return []
  const worth = (offer: Offer): number => worthToMe(view, seat, shareIn(view, offer, seat), told).points
  const [best] = bargain.offers.filter(({ by }) => by !== seat).toSorted((a, b) => worth(b) - worth(a))
  return best === undefined || worth(best) <= 0 ? [] : [say('sand', { who: { seat: best.by }, n: worth(best) })]
}
