import type { Voice } from '#games/boxed'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { board } from './board.ts'
import { cards, intro } from './cards.ts'
import { event } from './events.ts'
import { move, option } from './options.ts'
import { question } from './questions.ts'

/** Dragon's Gold in English. */
export const english: Voice<State, GoldEvent, Asks> = { intro, cards, event, question, option, move, board }
