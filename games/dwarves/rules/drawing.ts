import { pickOne } from '#kernel/chance'
import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { clockwiseFrom, of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { type Back, backs } from '../cards/index.ts'
import type { Asks, DwarvesLedger, State, Task, TaskOf } from '../types.ts'

const HAND = 5
/** R1.6: what silence draws, by the number of cards already in hand. */
const silent: readonly Back[] = ['creature', 'creature', 'other', 'creature', 'other']

/** In hand, plus the one face down on the table until it is turned up. */
export const cardsHeld = ({ sides }: State, seat: Seat): number => {
  const { creature, other } = of(sides, seat).backs
  return creature + other
}

/** R3.5. */
const openDecks = ({ decks }: State): readonly Back[] =>
  backs.filter(back => decks[back].size + decks[back].discards.length > 0)

const mayDraw = (state: State, seat: Seat): boolean => cardsHeld(state, seat) < HAND && openDecks(state).length > 0

/** R1.6: one card each, round and round. Next is the first of those with the fewest cards. */
export function deal(ledger: DwarvesLedger): readonly Task[] {
  const { state } = ledger
  const seats = clockwiseFrom(state.sides, state.turn)
  const fewest = Math.min(...seats.map(seat => cardsHeld(state, seat)))
  const next = seats.find(seat => cardsHeld(state, seat) === fewest && mayDraw(state, seat))
  if (next === undefined) return [{ do: 'beginTurn', seat: state.turn }]
  toDraw(ledger, next)
  return [{ do: 'deal' }]
}

/** R3.1, R3.2: each takes all their cards before the next does. */
export function refill(ledger: DwarvesLedger, { seats }: TaskOf<'refill'>): readonly Task[] {
  const needy = seats.filter(seat => mayDraw(ledger.state, seat))
  const [first] = needy
  if (first === undefined) return []
  toDraw(ledger, first)
  return [{ do: 'refill', seats: needy }]
}

/** R3.5: if one deck is closed, nobody is asked. */
function toDraw(ledger: DwarvesLedger, seat: Seat): void {
  const [deck, other] = openDecks(ledger.state)
  if (other === undefined && deck !== undefined) draw(ledger, seat, deck)
  else ledger.emit({ type: 'stageOpened', stage: { at: 'draw', seat } })
}

export function askDraw(state: State, seat: Seat): Question<Asks> {
  return { name: 'draw', ask: oneOf('R3.1', backs, { idle: silent[cardsHeld(state, seat)] ?? 'other' }) }
}

export function answerDraw(ledger: DwarvesLedger, seat: Seat, deck: Back): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  draw(ledger, seat, deck)
  return []
}

/** R3.4: shuffled only when it is empty and a card is needed. */
function draw(ledger: DwarvesLedger, seat: Seat, deck: Back): void {
  if (ledger.state.decks[deck].size === 0) ledger.emit({ type: 'deckReshuffled', deck })
  const card = pickOne(ledger.rng, peek(ledger.state.decks[deck].cards))
  ledger.emit({ type: 'cardDrawn', seat, deck, card: only(seat, card) })
}
