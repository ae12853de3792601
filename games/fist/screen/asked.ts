import type { Saying } from '#games/saying'
import { isGuest } from '#games/workshop/guest-id'
import type { Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { takesBid } from '../cards/characters.ts'
import type { Asks, State } from '../types.ts'
import { asked as askedInFull } from '../words/questions.ts'
import { saying } from '../words/things.ts'

/** The question to a seat, for a status line above a prompt that shows the rest. */
export function asked(question: Question<Asks>, view: State, seat: Seat): Saying {
  const { name } = question
  const { auction, power } = view
  if ((name === 'bid' || name === 'silverBid') && auction !== null)
    return saying(`screen.asked.${name}`, { card: { card: auction.character } })
  if (power === null) return askedInFull(question, view, seat)
  const [task] = power.tasks
  const card = { card: task !== undefined && 'character' in task ? task.character : power.playing.character }
  if (name === 'luck' || name === 'purchase' || name === 'twice') return saying(`screen.asked.${name}`, { card })
  if (name === 'may' && !isGuest(card.card))
    return saying(takesBid(card.card) ? 'screen.asked.mayGiveBid' : 'screen.asked.may', { card })
  return askedInFull(question, view, seat)
}
