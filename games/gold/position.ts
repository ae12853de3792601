import { after } from '#games/pieces/clock'
import { without } from '#games/pieces/deck'
import { defaultsOf } from '#kernel/options'
import type { Counts } from '#kernel/question'
import { type Seat, seatsOf } from '#kernel/seat'
import { nobody, only, peek } from '#kernel/secret'
import { ana, TestTable } from '#testkit/table'
import { type Adventurer, strengths } from './cards/adventurers.ts'
import { type DragonId, dragons } from './cards/dragons.ts'
import type { GuestDragon } from './cards/guests.ts'
import { allTokens, countsOf, hoardOf, minus, noTokens, plus, size, type Token } from './cards/tokens.ts'
import type { GoldEvent } from './events.ts'
import { gold } from './index.ts'
import { allObjects, type ObjectId } from './magic/cards.ts'
import { census } from './measures/census.ts'
import { type Options, options as optionTable } from './options.ts'
import { clocks } from './rules/clocks.ts'
import type { Asks, State } from './types.ts'

type Placed = readonly [Seat, Adventurer]

/** These adventurers of a seat, in the form used by `fight` and a lair's attackers. */
export const on = (seat: Seat, ...names: readonly Adventurer[]): readonly Placed[] =>
  names.map(name => [seat, name] as const)

/** A dragon that somebody made. */
export const guest = (
  strength: number,
  visible: number,
  hidden: number,
  more: Partial<GuestDragon> = {},
): GuestDragon => ({
  kind: 'dragon',
  names: { en: 'Stranger' },
  picture: 'hydra',
  light: 'candle',
  copies: 1,
  strength,
  visible,
  hidden,
  ...more,
})

interface GivenLair {
  readonly dragon: DragonId
  readonly tokens?: Counts<Token>
  readonly attackers?: readonly Placed[]
  /** How much stronger it is than its card says. */
  readonly draught?: number
}
/** The initial table of a test. The defaults are plain: three seats, nobody holds anything, and Ana is to attack. */
interface Given {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly turn?: Seat
  /** From the left. The default four are strong and have no tokens. */
  readonly row?: readonly (GivenLair | null)[]
  readonly hoards?: readonly Counts<Token>[]
  readonly hands?: readonly (readonly ObjectId[])[]
  /** Resting at home, by seat. */
  readonly resting?: readonly (readonly Adventurer[])[]
  /** The tokens in the bag (by default everything that is nowhere else). Tokens that are then nowhere are lost. */
  readonly bag?: Counts<Token>
  /** Dragons still to come; none by default, so that a kill draws no dragon. Give `bag: {}` if it must draw no tokens either. */
  readonly pile?: readonly DragonId[]
  /** The pile of objects (by default everything that is nowhere else). */
  readonly objects?: readonly ObjectId[]
  readonly discards?: readonly ObjectId[]
  readonly marketHeld?: boolean
  /** The Market is open instead of Ana's attack; spot 0 is empty and will be filled. */
  readonly market?: boolean
}

const bare: readonly GivenLair[] = [
  { dragon: 'theHoarder' },
  { dragon: 'emberking' },
  { dragon: 'nightmother' },
  { dragon: 'deepcoil' },
]

export function position(given: Given = {}): GoldTable {
  const seats = given.seats ?? 3
  const options = { ...defaultsOf(optionTable), ...given.options }
  return new GoldTable(seats, options, [...events(seats, options, given)])
}

/** The last of these was just placed on spot 0 and has slain the dragon, which had exactly this loot. */
export function fight(placed: readonly Placed[], loot: Counts<Token>, given: Given = {}): GoldTable {
  const before = placed.slice(0, -1)
  const [seat, adventurer] = placed.at(-1) ?? [ana, 'wizard']
  const sum = placed.reduce((n, [, name]) => n + strengths[name], 0)
  const lair = {
    dragon: 'sunbasker',
    tokens: loot,
    attackers: before,
    draught: sum - dragons.sunbasker.strength,
  } as const
  const others = given.row ?? bare.slice(1)
  const t = position({ turn: seat, ...given, row: [lair, ...others] })
  return t.place(seat, adventurer, 0)
}

export function* events(seats: number, options: Options, given: Given): Generator<GoldEvent> {
  const all = seatsOf(seats)
  const row = given.row ?? bare
  const lairs = row.flatMap(lair => (lair === null ? [] : [lair]))
  const hoards = all.map(s => hoardOf(given.hoards?.[s] ?? {}))
  const onDragons = lairs.map(lair => hoardOf(lair.tokens ?? {}))
  const elsewhere = minus(allTokens, [...hoards, ...onDragons].reduce(plus, noTokens))
  const bag = given.bag === undefined ? elsewhere : hoardOf(given.bag)
  const drawable = onDragons.reduce(plus, bag)
  const discards = given.discards ?? []
  const hands = all.map(s => [...(given.hands?.[s] ?? []), ...(s === 0 ? discards : [])])
  const pile = given.pile ?? []
  const objects = given.objects ?? without(allObjects, ...hands.flat())
  yield {
    type: 'seated',
    options,
    screens: all.map(s => ({
      hoard: only(s, hoards[s] ?? noTokens),
      hand: only(s, hands[s] ?? []),
      cards: hands[s]?.length ?? 0,
      robbed: only(s, []),
    })),
    first: given.turn ?? ana,
    bag: nobody(drawable),
    inBag: size(drawable),
    pile: [...pile, ...lairs.map(lair => lair.dragon)],
    objects: nobody(objects),
    objectsLeft: objects.length,
    boxed: [],
  }
  yield { type: 'lootLost', tokens: minus(elsewhere, bag) }
  for (const object of discards) {
    yield { type: 'objectPlayed', seat: ana, object, target: 'yes' }
    yield { type: 'objectDiscarded', seat: ana, object }
  }
  for (const [spot, lair] of row.entries()) {
    if (lair === null) continue
    yield { type: 'dragonDrawn', spot, dragon: lair.dragon, tokens: hoardOf(lair.tokens ?? {}) }
    if (lair.draught !== undefined) yield { type: 'dragonStrengthened', spot, by: lair.draught }
    for (const [seat, adventurer] of lair.attackers ?? [])
      yield { type: 'adventurerPlaced', seat, adventurer, spot, dragon: lair.dragon, blade: null }
  }
  for (const seat of all)
    for (const adventurer of given.resting?.[seat] ?? [])
      yield { type: 'adventurerRecalled', seat, adventurer, spot: 0 }
  if (given.marketHeld) {
    yield { type: 'marketOpened' }
    yield { type: 'marketClosed' }
  }
  const turn = given.turn ?? ana
  if (!given.market) {
    yield { type: 'turnBegan', seat: turn, awoke: [] }
    return yield { type: 'stageOpened', stage: { at: 'attack', seat: turn, mayPlay: true, closes: null } }
  }
  yield { type: 'marketOpened' }
  yield { type: 'agendaSet', agenda: [{ do: 'drawDragon', spot: 0 }, { do: 'passTurn' }] }
  yield { type: 'stageOpened', stage: { at: 'market', closes: after(0, clocks[options.clock].sand) } }
}

export class GoldTable extends TestTable<State, GoldEvent, Asks, Options> {
  constructor(seats: number, options: Options, given: readonly GoldEvent[]) {
    super(gold, seats, options, given, census)
  }

  place(seat: Seat, adventurer: Adventurer, spot: number): this {
    return this.answer(seat, 'attack', { place: `${adventurer}@${spot}` })
  }
  /** Time passes until the rules' next deadline: a look, a window, a closing deal, the sand. */
  wait(): this {
    return this.expire(gold.deadline?.(this.state) ?? 0)
  }
  /** The party's first seat offers these shares, the others accept, and the deal closes. */
  deal(shares: Readonly<Record<number, Counts<Token>>>): this {
    const [first, ...others] = this.state.kill?.party ?? []
    if (first === undefined) throw new Error('nobody bargains')
    this.answer(first, 'bargain', { offer: shares })
    const number = this.state.bargain?.last ?? 0
    for (const seat of others) if (seat !== this.state.kill?.silenced) this.answer(seat, 'bargain', { accept: number })
    return this.state.bargain === null ? this : this.wait()
  }
  /** The hoards behind the screens, without empty kinds. */
  get hoards(): readonly Counts<Token>[] {
    return this.state.sides.map(side => some(peek(side.hoard)))
  }
  get hands(): readonly (readonly ObjectId[])[] {
    return this.state.sides.map(side => peek(side.hand))
  }
  get lost(): Counts<Token> {
    return some(this.state.lost)
  }
}

/** The kinds that are present. */
export const some = countsOf
