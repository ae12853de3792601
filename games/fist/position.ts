import { without } from '#games/pieces/deck'
import { guestId } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { seatsOf } from '#kernel/seat'
import { only, openToAll, peek } from '#kernel/secret'
import { TestTable } from '#testkit/table'
import { type CharacterId, characterOf, specials, standards } from './cards/characters.ts'
import type { GuestCharacter } from './cards/guests.ts'
import { type Boon, colours, type Step } from './cards/steps.ts'
import { guestKinds } from './cards/vocabulary.ts'
import type { FistEvent } from './events.ts'
import { fist } from './index.ts'
import { census } from './measures/census.ts'
import type { Options } from './options.ts'
import { noBid, noStones, purse, stonesOf } from './rules/counting.ts'
import type { Asks, Bank, Bid, Kept, Purse, State, Stones } from './types.ts'

/** A character that somebody made. */
export function guest(...steps: readonly Step[]): CharacterId {
  const card = { kind: 'character', names: { en: 'Stranger' }, picture: 'cowled', light: 'candle', copies: 1, steps }
  const found = readGuest(card, guestKinds)
  if ('expected' in found) throw new Error(found.expected)
  return guestId(found.value as GuestCharacter)
}

/** A table in the middle of a round, described briefly. Lists go by seat: Ana, Ben, Cleo … */
export interface Position {
  /** The character up for auction now. */
  readonly up: CharacterId
  /** Cards turned up before it in this round. Default: every standard character that is nowhere else. */
  readonly before?: readonly CharacterId[]
  /** Cards still to come, in the order the dice count them. One card needs no dice. Default: the Yellow Dragon. */
  readonly unseen?: readonly CharacterId[]
  /** Behind the screens. Default: 8 fairy gold, 2 common gold, 5 silver. A given purse has only what is listed. */
  readonly purses?: readonly Partial<Purse>[]
  readonly stones?: readonly Partial<Stones>[]
  readonly spent?: readonly number[]
  readonly points?: readonly number[]
  readonly black?: readonly number[]
  readonly amulets?: readonly number[]
  /** Kept doublers: cards or charges. */
  readonly kept?: readonly (readonly Kept[])[]
  /** What they have until the round ends. */
  readonly boons?: readonly (readonly Boon[])[]
  /** The bank's holdings in addition to the seats'. Default: plenty. */
  readonly bank?: Partial<Bank>
  /** Specials not drawn yet, and used ones. Default: all that are not in play, and none. */
  readonly deck?: readonly CharacterId[]
  readonly used?: readonly CharacterId[]
  readonly round?: number
  readonly options?: Partial<Options>
  readonly seats?: number
}

export const doubler: Kept = { character: 'doppelganger', charge: false }
export const charge: Kept = { character: 'doppelganger', charge: true }

const plenty: Bank = { fairy: 20, common: 9, silver: 20, amulets: 2, stones: { red: 8, blue: 8, yellow: 8 } }

/** Sets up the position with given events. From then on everything goes through the normal interface. */
export function position(given: Position): FistTable {
  const seats = seatsOf(given.seats ?? 3)
  const options = optionsFrom(fist.options, { ...given.options })
  if (isOptionProblem(options)) throw new Error(`${options.option}: expected ${options.expected}`)
  return new FistTable(seats.length, options, [...eventsOf(given, options)])
}

export function* eventsOf(given: Position, options: Options): Generator<FistEvent> {
  const seats = seatsOf(given.seats ?? 3)
  const { up, unseen = ['yellowDragon'], round = 1, bank = {} } = given
  const before = given.before ?? standards.filter(id => id !== up && !unseen.includes(id))
  const inPlay = [...before, up, ...unseen]
  const drawn = inPlay.filter(id => characterOf(id).kind === 'special')
  const kept = seats.map(s => given.kept?.[s] ?? [])
  const away = [
    ...drawn,
    ...kept
      .flat()
      .filter(k => !k.charge)
      .map(k => k.character),
    ...(given.used ?? []),
  ]

  const spent = seats.map(s => given.spent?.[s] ?? 0)
  const purses = seats.map(s => {
    const has = purse(given.purses?.[s] ?? { fairy: 8, common: 2, silver: 5 })
    return { ...has, fairy: has.fairy + (spent[s] ?? 0) }
  })
  const stones = seats.map(s => stonesOf(given.stones?.[s] ?? {}))
  const amulets = seats.map(s => given.amulets?.[s] ?? 0)
  const stock = { ...plenty, ...bank, stones: { ...noStones, ...(bank.stones ?? plenty.stones) } }
  for (const colour of colours) for (const held of stones) stock.stones[colour] += held[colour]
  for (const held of amulets) stock.amulets += held

  const deck = given.deck ?? without(specials, ...away)
  const hide =
    options.coinCounts === 'open' ? purses.map(p => openToAll(p)) : purses.map((p, i) => only(seats[i] ?? [], p))
  yield {
    type: 'seated',
    options,
    purses: hide,
    dealt: purses,
    bank: stock,
    deck: [...deck, ...drawn, ...(given.used ?? [])],
  }
  for (const character of given.used ?? []) yield { type: 'specialDrawn', character }
  if (given.used !== undefined) yield { type: 'roundEnded', round: round - 1 }
  for (const character of drawn) yield { type: 'specialDrawn', character }
  for (const seat of seats) {
    yield { type: 'stonesMoved', from: 'bank', to: seat, stones: stones[seat] ?? noStones }
    yield { type: 'tokensTaken', seat, black: given.black?.[seat] ?? 0, amulets: amulets[seat] ?? 0 }
    yield { type: 'bidPaid', seat, bid: { ...noBid, fairy: spent[seat] ?? 0 } }
    yield { type: 'pointsScored', seat, points: given.points?.[seat] ?? 0, total: given.points?.[seat] ?? 0 }
    for (const card of kept[seat] ?? []) yield { type: 'cardKept', seat, kept: card }
    for (const boon of given.boons?.[seat] ?? []) yield { type: 'boonTaken', seat, boon }
  }
  yield { type: 'roundBegan', round, cards: inPlay }
  for (const character of before) {
    yield { type: 'characterTurnedUp', character }
    yield { type: 'characterPassed', character, why: 'no bid' }
  }
  yield { type: 'characterTurnedUp', character: up }
}

/** A number means that much fairy gold. */
type Fist = number | Partial<Bid>

export class FistTable extends TestTable<State, FistEvent, Asks, Options> {
  constructor(seats: number, options: Options, given: readonly FistEvent[]) {
    super(fist, seats, options, given, census)
  }

  /** Everybody seals a bid, in seat order. The last one opens all fists. */
  bids(...fists: readonly Fist[]): this {
    for (const [i, fist] of fists.entries())
      this.answer(seatsOf(6)[i] ?? bad(), 'bid', typeof fist === 'number' ? { fairy: fist } : fist)
    return this
  }
  /** The tied seats seal their silver, in seat order. */
  silver(...fists: readonly Fist[]): this {
    const tied = this.state.auction?.bidders ?? []
    for (const [i, fist] of fists.entries())
      this.answer(tied[i] ?? bad(), 'silverBid', typeof fist === 'number' ? { silver: fist } : fist)
    return this
  }
  /** Ana bids one fairy gold and the others nothing. She wins, and all the others are second. */
  anaWins(): this {
    return this.bids(1, ...Array(this.state.sides.length - 1).fill(0))
  }

  get purses(): readonly Purse[] {
    return this.state.sides.map(side => peek(side.purse))
  }
  get stones(): readonly Stones[] {
    return this.state.sides.map(side => side.stones)
  }
  get points(): readonly number[] {
    return this.state.sides.map(side => side.points)
  }
  /** The card that is up; null between cards or after the end. */
  get up(): CharacterId | null {
    return this.state.auction?.character ?? null
  }
}

function bad(): never {
  throw new Error('more fists than seats')
}
