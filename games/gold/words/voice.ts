import type { Voice } from '#games/boxed'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { board } from './board.ts'
import { cards, intro } from './cards.ts'
import { event } from './events.ts'
import { move, option } from './options.ts'
import { question } from './questions.ts'

const asides: readonly GoldEvent['type'][] = [
  'claimed',
  'waived',
  'offerMade',
  'offerAccepted',
  'acceptanceWithdrawn',
  'offerWithdrawn',
  'said',
  'closingBegan',
  'closingStopped',
]
/** How others came to their deal; that they did is told by other events. */
const aside = ({ type }: GoldEvent, isAsked: boolean): boolean => !isAsked && asides.includes(type)

/** Dragon's Gold in English. */
export const english: Voice<State, GoldEvent, Asks> = { intro, cards, event, aside, question, option, move, board }
