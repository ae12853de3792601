import type { Boxed } from '#games/boxed'
import { peek } from '#kernel/secret'
import { type Asks, auction, type Event, type Options, type State } from './auction.ts'

/** The toy auction in a box, so that the suite and the tools meet a second game. */
export const auctionBox: Boxed<State, Event, Asks, Options> = {
  title: 'The toy auction',
  game: auction,
  presets: {},
  bots: {},
  voice: {
    intro: ['Seal a bid; the highest pays and takes the lot; a tie leaves it.'],
    cards: () => [],
    event: event => event.type,
    question: () => 'Your bid?',
    option: (_question, option) => String(option),
    move: (_question, move) => move,
    board: view => [`${view.left} lots left`],
  },
  rules: new URL('./auction.ts', import.meta.url),
  census: state => ({ lots: peek(state.deck).length }),
  measures: state => ({ lots: state.options.lots }),
  tally: () => () => {},
}
