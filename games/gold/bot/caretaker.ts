import type { Bot } from '#kernel/bot'
import { of } from '#kernel/seat'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { fairShare, gainsOf } from './divisions.ts'
import { greedy1 } from './greedy.ts'
import { knowledgeOf } from './worth.ts'

/**
 * caretaker@1, R5.17: answers for somebody who is away. In a bargain it never makes offers and accepts any offer worth
 * a fair share to the seat, the best one first. At the Market it does nothing, and it plays no object in a window.
 * Otherwise it plays like greedy@1.
 */
export const caretaker1: Bot<State, GoldEvent, Asks> = (sight, rng) => {
  const { seat, view, question, told } = sight
  if (question.name === 'market') return view.market?.done[seat] ? null : question.ask.idle
  if (question.name === 'magic') return question.ask.idle
  if (question.name !== 'bargain') return greedy1(sight, rng)
  const { kill, bargain } = view
  if (kill === null || bargain === null) return question.ask.idle
  const known = knowledgeOf(view, seat, told)
  const me = kill.party.indexOf(seat)
  const fair = fairShare(known, kill)
  const worth = new Map(bargain.offers.map(o => [o.number, gainsOf(known, kill, o.shares)[me] ?? 0]))
  const [best] = [...bargain.offers]
    .filter(offer => (worth.get(offer.number) ?? 0) >= fair)
    .sort((a, b) => (worth.get(b.number) ?? 0) - (worth.get(a.number) ?? 0))
  if (best !== undefined) return best.number === of(bargain.accepts, seat) ? null : { accept: best.number }
  return bargain.bell === null ? question.ask.idle : null
}
