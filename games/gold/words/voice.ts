import type { Voice } from '#games/boxed'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { board } from './board.ts'
import { cards, intro } from './cards.ts'
import { logged } from './log.ts'
import { moveOf, optionOf } from './options.ts'
import { asked } from './questions.ts'
import { spoken } from './spoken.ts'

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
/** How others reached their deal. Other events report the deal itself. */
const aside = ({ type }: GoldEvent, isAsked: boolean): boolean => !isAsked && asides.includes(type)

const headings: readonly GoldEvent['type'][] = ['dragonSlain', 'marketOpened', 'marketClosed', 'gameEnded']

function event(it: GoldEvent, names: readonly string[]): string | null {
  const lines = logged(it).map(line => spoken(line, names))
  if (lines.length === 0) return null
  return headings.includes(it.type) ? `— ${lines.join(' ')} —` : lines.join(' ')
}

/** Dragon's Gold in a terminal, in English. */
export const english: Voice<State, GoldEvent, Asks> = {
  intro,
  cards,
  event,
  aside,
  question: (question, view, seat, names) => spoken(asked(question, view, seat), names, seat),
  option: (question, option, view, names, move) => spoken(optionOf(question, option, view, move), names),
  move: (question, move) => spoken(moveOf(question, move)),
  board,
}
