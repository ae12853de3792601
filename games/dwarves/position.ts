import { without } from '#games/pieces/deck'
import { defaultsOf } from '#kernel/options'
import { clockwiseFrom, of, type Seat, seatsOf } from '#kernel/seat'
import { nobody, only, peek } from '#kernel/secret'
import { ana, TestTable } from '#testkit/table'
import type { AbilityId } from './cards/abilities.ts'
import type { BattleId } from './cards/battles.ts'
import { type Back, backOf, backs, type CardId, cardsWith } from './cards/index.ts'
import type { Kind } from './cards/kinds.ts'
import type { DwarvesEvent } from './events.ts'
import { dwarves } from './index.ts'
import { census } from './measures/census.ts'
import { type Options, options as optionTable } from './options.ts'
import type { Asks, State } from './types.ts'

/** A kind, optionally with its number and ability. */
type GivenGroup = Kind | readonly [kind: Kind, count: number, ability?: AbilityId]

/** A position in the middle of a game. Whatever is not given is as empty as possible. */
interface Given {
  readonly seats?: number
  readonly options?: Partial<Options>
  /** By seat. Hands that are not given are empty. */
  readonly hands?: readonly (readonly CardId[])[]
  /** By seat: the groups in front of it. */
  readonly groups?: readonly (readonly GivenGroup[])[]
  readonly gold?: readonly number[]
  /** Whose turn it is; Ana's by default. */
  readonly turn?: Seat
  /** How many turns have begun, including this one. */
  readonly turns?: number
  /** The decks (by default all cards that are nowhere else) and the discards. */
  readonly decks?: Partial<Record<Back, readonly CardId[]>>
  readonly discards?: readonly CardId[]
}

export function position(given: Given = {}): DwarvesTable {
  const seats = given.seats ?? 3
  const options = { ...defaultsOf(optionTable), ...given.options }
  return new DwarvesTable(seats, options, [...dealt(seats, options, given)])
}

/** Everything is dealt to its given place, then the turn begins. */
export function* dealt(seats: number, options: Options, given: Given): Generator<DwarvesEvent> {
  const all = seatsOf(seats)
  const groups = all.map(seat => (given.groups?.[seat] ?? []).map(group => whole(group)))
  const inPlay = groups.flatMap(side =>
    side.flatMap(({ kind, count, ability }): readonly CardId[] => [
      ...Array<CardId>(count).fill(kind),
      ...(ability === null ? [] : [ability]),
    ]),
  )
  const discards = given.discards ?? []
  const hands = all.map(seat => given.hands?.[seat] ?? [])
  const away = [...inPlay, ...discards, ...hands.flat()]
  const deckOf = (back: Back): readonly CardId[] => [
    ...(given.decks?.[back] ?? without(cardsWith(options)[back], ...away)),
    ...away.filter(card => backOf(card) === back),
  ]
  const decks = { creature: deckOf('creature'), other: deckOf('other') }
  yield {
    type: 'seated',
    options,
    hands: all.map(seat => only(seat, [])),
    decks: {
      creature: { cards: nobody(decks.creature), size: decks.creature.length },
      other: { cards: nobody(decks.other), size: decks.other.length },
    },
  }
  const draw = (seat: Seat, card: CardId): DwarvesEvent => ({
    type: 'cardDrawn',
    seat,
    deck: backOf(card),
    card: only(seat, card),
  })
  for (const card of discards) {
    yield draw(ana, card)
    yield { type: 'cardDiscarded', seat: ana, card }
  }
  for (const seat of all)
    for (const { kind, count, ability } of groups[seat] ?? []) {
      for (let n = 0; n < count; n++) {
        yield draw(seat, kind)
        yield { type: 'creaturePlayed', seat, kind }
      }
      if (ability === null) continue
      yield draw(seat, ability)
      yield { type: 'abilityPlayed', seat, ability, on: seat, kind, count, replaced: null }
    }
  for (const seat of all) for (const card of hands[seat] ?? []) yield draw(seat, card)
  for (const [seat, gold] of (given.gold ?? []).entries())
    yield { type: 'spoilsPaid', seat: seat as Seat, treasure: gold, award: 0 }
  const turn = given.turn ?? ana
  for (let n = given.turns ?? 1; n > 0; n--) yield { type: 'turnBegan', seat: turn }
  yield { type: 'stageOpened', stage: { at: 'turn', seat: turn } }
}

const whole = (group: GivenGroup) =>
  typeof group === 'string'
    ? { kind: group, count: 1, ability: null }
    : { kind: group[0], count: group[1], ability: group[2] ?? null }

/** Ana (or the seat whose turn it is) plays this battle from hand, with these dice. */
export function battle(card: BattleId, faces: readonly number[], given: Given = {}): DwarvesTable {
  const starter = given.turn ?? ana
  const hands = seatsOf(given.seats ?? 3).map(seat => given.hands?.[seat] ?? [])
  const t = position({ ...given, hands: hands.map((hand, seat) => (seat === starter ? [card, ...hand] : hand)) })
  return t.dice(...faces).answer(starter, 'turn', { battle: card })
}

export class DwarvesTable extends TestTable<State, DwarvesEvent, Asks, Options> {
  constructor(seats: number, options: Options, given: readonly DwarvesEvent[]) {
    super(dwarves, seats, options, given, census)
  }

  /** Stacks dice by their faces. */
  dice(...faces: readonly number[]): this {
    return this.rolls(...faces.map(face => face - 1))
  }
  /** Every seat in turn, beginning with the starter, lays this card or nothing. */
  lays(...cards: readonly (CardId | null)[]): this {
    const seats = clockwiseFrom(this.state.sides, this.state.battle?.starter ?? ana)
    for (const [i, card] of cards.entries()) {
      const seat = seats[i]
      if (seat === undefined) throw new Error('more cards than seats')
      const isAsked = this.asked(seat)?.name === 'lay'
      if (isAsked) this.answer(seat, 'lay', card === null ? { none: 'yes' } : { lay: card })
      else if (card !== null) throw new Error(`seat ${seat} is not asked and cannot lay ${card}`)
    }
    return this
  }
  /** Time passes until the window for Forget it! closes. */
  wait(): this {
    return this.expire(dwarves.deadline?.(this.state) ?? 0)
  }
  /** Everybody who must draw takes from this deck as often as asked, whatever is on top. */
  draws(deck: Back): this {
    for (let stage = this.state.stage; stage?.at === 'draw'; stage = this.state.stage) {
      const { size, discards } = this.state.decks[deck]
      if ((size || discards.length) > 1) this.rolls(0)
      this.answer(stage.seat, 'draw', deck)
    }
    return this
  }
  get gold(): readonly number[] {
    return this.state.sides.map(side => side.gold)
  }
  get hands(): readonly (readonly CardId[])[] {
    return this.state.sides.map(side => peek(side.hand))
  }
  /** The groups in front of a seat: `2 dwarf flyingDwarves`. */
  groups(seat: Seat): readonly string[] {
    return of(this.state.sides, seat).groups.map(({ kind, count, ability }) =>
      [count, kind, ...(ability === null ? [] : [ability])].join(' '),
    )
  }
  /** Strength and treasure by seat; null for seats that sit out. */
  get tracks(): readonly (readonly [strength: number, treasure: number] | null)[] {
    return (this.state.battle?.armies ?? []).map(army => (army === null ? null : [army.strength, army.treasure]))
  }
  get discards(): readonly CardId[] {
    return backs.flatMap(back => this.state.decks[back].discards)
  }
}
