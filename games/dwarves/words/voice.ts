import type { Voice } from '#games/boxed'
import { knows } from '#kernel/secret'
import type { DwarvesEvent } from '../log.ts'
import type { Asks, State } from '../types.ts'
import { board } from './board.ts'
import { box, cards, intro } from './cards.ts'
import { event } from './events.ts'
import { move, option } from './options.ts'
import { question } from './questions.ts'

/** That others draw, in the middle of their turns. */
const aside = (event: DwarvesEvent): boolean => event.type === 'cardDrawn' && !knows(event.card)

/** My Dwarves Fly! in English. */
export const english: Voice<State, DwarvesEvent, Asks> = {
  intro,
  cards,
  box,
  event,
  aside,
  question,
  option,
  move,
  board,
}
