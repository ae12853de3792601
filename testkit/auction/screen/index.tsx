import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { Said } from '#ui/pieces/said.tsx'
import { type GameScreen, put } from '#ui/screen'
import { useTable } from '#ui/table'
import { type Asks, auction, type Event, type Options, type State } from '../index.ts'
import { saying } from '../words.ts'

/* A minimal screen: the house provides the prompt for a number. */

const useAuction = () => useTable<State, Event, Asks>().view

const toyScreen: GameScreen<State, Event, Asks, Options> = {
  game: auction,
  logged: event => {
    if (event.type === 'lotShown') return [saying('log.lotShown', { points: event.lot })]
    if (event.type === 'bidSealed') return [saying('log.bidSealed', { seat: { seat: event.seat } })]
    if (event.type === 'lotSold')
      return [saying('log.lotSold', { seat: { seat: event.seat }, price: saying('amount', { n: event.price }) })]
    return event.type === 'closed' ? [saying('log.closed')] : []
  },
  isChapter: event => event.type === 'lotShown',
  isReveal: event => event.type === 'bidsOpened',
  intro: () => [saying('intro')],
  asked: () => saying('asked'),
  option: (_question, option) => saying('amount', { n: Number(option) }),
  card: () => ({ text: saying('nothing'), rules: [] }),
  Holdings: ({ seat }) => <Said saying={saying('points', { n: useAuction().points[seat] ?? 0 })} />,
  Badge: () => null,
  Stage: () => <Said saying={saying('lot', { n: useAuction().lot ?? 0 })} />,
  Hand: Purse,
  prompts: {},
  Picture: () => null,
  Thing: ({ text }) => <span>{text}</span>,
  Explained: () => null,
  Progress: () => <Said saying={saying('left', { n: useAuction().left })} />,
}

function Purse({ seat }: { readonly seat: Seat }) {
  const { purses } = useAuction()
  const purse = purses[seat] === undefined ? null : of(purses, seat)
  return purse !== null && knows(purse) ? <Said saying={saying('purse', { n: peek(purse) })} /> : null
}

export const screen = put(toyScreen)
