import type { Boxed } from '#games/boxed'
import { peek } from '#kernel/secret'
import type { Asks, Event, Options, State } from './index.ts'
import { play } from './play.ts'

/** The toy auction in a box, so that the suite and the tools have a second game. */
export const box: Boxed<State, Event, Asks, Options> = {
  ...play,
  title: 'The toy auction',
  voice: {
    intro: ['Seal a bid; the highest pays and takes the lot; a tie leaves it.'],
    cards: () => [],
    event: event => event.type,
    question: () => 'Your bid?',
    option: (_question, option) => String(option),
    move: (_question, move) => move,
    board: view => [`${view.left} lots left`],
  },
  rules: new URL('./RULES.md', import.meta.url),
  census: state => ({ lots: peek(state.deck).length }),
  measures: state => ({ lots: state.options.lots }),
  tally: () => () => {},
}
