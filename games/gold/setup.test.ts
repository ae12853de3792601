import { expect, test } from 'vitest'
import type { Rng } from '#kernel/chance'
import { open } from '#kernel/match'
import { defaultsOf, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { of, seatsOf, viewersOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo } from '#testkit/table'
import { strengths } from './cards/adventurers.ts'
import { type DragonId, dragonOf, dragons } from './cards/dragons.ts'
import { hoardOf, size, tokens } from './cards/tokens.ts'
import { gold } from './index.ts'
import { census } from './measures/census.ts'
import { type Options, options as optionTable, presets } from './options.ts'
import { fight, on, position } from './position.ts'
import type { State } from './types.ts'

const withOptions = (given: Partial<Options>): Options => ({ ...defaultsOf(optionTable), ...given })

function opened(seats: number, given: Partial<Options> = {}, seed = `set-up ${seats}`) {
  const options = withOptions(given)
  return open(gold, { seats, options, dice: diceOf(seedFrom(seed)) })
}
const stateOf = (seats: number, given: Partial<Options> = {}): State => opened(seats, given).match.state

/** The row that is turned up if every die falls like this. */
function rowWith(below: Rng['below']): readonly (DragonId | undefined)[] {
  const { match } = open(gold, { seats: 3, options: withOptions({}), dice: () => ({ below }) })
  return match.state.row.map(lair => lair?.dragon)
}

test('R1.1 the box holds 126 tokens, 18 dragons, 24 adventurers and 17 objects', () => {
  const counts = census(stateOf(6))
  const sum = (names: readonly string[]): number => names.reduce((n, name) => n + (counts[name] ?? 0), 0)
  const ofTokens = { silver: 35, gold: 20, red: 16, blue: 12, green: 12, purple: 12, yellow: 12, white: 6, black: 1 }
  expect(counts).toMatchObject(ofTokens)
  expect(sum(tokens)).toBe(126)
  expect(sum(Object.keys(dragons))).toBe(18)
  expect(Object.keys(counts).filter(name => / of \d$/.test(name))).toHaveLength(24)
  expect(sum(Object.keys(counts))).toBe(126 + 18 + 24 + 17)
})

test('R1.1 the dragons: strength, visible, hidden', () => {
  const numbers = Object.values(dragons).map(({ strength, visible, hidden }) => `${strength} ${visible} ${hidden}`)
  const weak = ['5 4 1', '5 3 2', '5 2 4', '6 5 1', '6 3 3', '6 1 6', '7 6 0', '7 4 3', '7 2 6']
  const strong = ['8 7 0', '8 5 3', '8 0 9', '9 6 2', '9 4 5', '9 3 7', '10 11 0', '10 7 3', '10 4 7']
  expect(numbers).toEqual([...weak, ...strong])
})

test('R1.1 what is lost lies in a tray for all to see', () => {
  const t = fight([...on(ben, 'knight'), ...on(ana, 'dame')], { gold: 2 })
    .wait()
    .wait()
  for (const viewer of viewersOf(seatsOf(3)))
    expect(t.told(viewer)).toContainEqual({ type: 'lootLost', tokens: hoardOf({ gold: 2 }) })
  expect(t.lost).toEqual({ gold: 2 })
  t.close()
})

test('R1.2 from 3 to 6 can play', () => {
  expect(() => opened(2)).toThrow('3 to 6')
  expect(() => opened(7)).toThrow('3 to 6')
  expect(stateOf(3).sides).toHaveLength(3)
  expect(stateOf(6).sides).toHaveLength(6)
})

test.each([
  [3, 14],
  [4, 13],
  [5, 12],
  [6, 11],
])('R1.2 with %i seats nothing is removed: 14 dragons to come, 126 tokens, %i objects left in the pile', (n, left) => {
  const { pile, row, bag, inBag, objects, sides } = stateOf(n)
  expect(pile).toHaveLength(14)
  expect(row.reduce((sum, lair) => sum + (lair ? size(lair.tokens) : 0), size(peek(bag)))).toBe(126)
  expect(inBag).toBe(size(peek(bag)))
  expect(objects.size).toBe(left)
  expect(sides.map(side => side.cards)).toEqual(Array(n).fill(1))
})

test('R1.3 each seat begins with four ready adventurers at home and nothing behind its screen', () => {
  expect(strengths).toEqual({ knight: 4, dame: 3, thief: 2, wizard: 1 })
  for (const { team, hoard } of stateOf(4).sides) {
    expect(team).toEqual({ knight: 'ready', dame: 'ready', thief: 'ready', wizard: 'ready' })
    expect(size(peek(hoard))).toBe(0)
  }
})

test('R1.4 four dragons are turned up, each with as many tokens as its visible number says', () => {
  const { match, entry } = opened(3)
  const drawn = entry.events.flatMap(event => (event.type === 'dragonDrawn' ? [event] : []))
  expect(drawn.map(event => event.spot)).toEqual([0, 1, 2, 3])
  expect(drawn.map(event => size(event.tokens))).toEqual(drawn.map(event => dragonOf(event.dragon).visible))
  expect(match.state.row.map(lair => lair?.tokens)).toEqual(drawn.map(event => event.tokens))
  expect(new Set([...match.state.pile, ...drawn.map(event => event.dragon)]).size).toBe(18)
})

const seven = ['theUnseen', 'cinderling', 'mossback', 'caveLurker', 'copperwing', 'marshDrake', 'greySleeper'] as const
test.each([
  ['with eight dragons in the pile the next is drawn', [...seven, 'oldBoaster'] as const, 'attack'],
  ['with seven dragons in the pile the Market lies on top', seven, 'market'],
  ['with six dragons in the pile the next is drawn', seven.slice(0, 6), 'attack'],
])('R1.4 %s', (_, pile, at) => {
  const t = position({ pile, row: [{ dragon: 'sunbasker', attackers: on(ana, 'knight', 'dame') }] })
  if (at === 'attack') t.rolls(0)
  t.place(ana, 'wizard', 0)
  expect(t.state.stage?.at).toBe(at)
  t.close()
})

test('R1.5 each dragon is drawn at random from all that are in the pile', () => {
  expect(rowWith(() => 0)).toEqual(['cinderling', 'mossback', 'caveLurker', 'copperwing'])
  expect(rowWith(n => n - 1)).toEqual(['nightmother', 'emberking', 'theHoarder', 'deepcoil'])
})

test.each([
  [0, 'silver'],
  [1, 'blue'],
  [2, 'black'],
])('R1.5 the bag has no order: a roll of %i at the moment of the draw takes %s', (roll, token) => {
  const row = [{ dragon: 'cinderling', attackers: on(ana, 'knight') }] as const
  const t = position({ row, bag: { silver: 1, blue: 1, black: 1 } })
  t.rolls(roll).place(ana, 'wizard', 0)
  expect(t.hoards[ana]).toEqual({ [token]: 1 })
  t.close()
})

test('R1.5 told: nobody sees into the bag or the pile of objects', () => {
  for (const viewer of viewersOf(seatsOf(3)))
    expect(toWire(redact(stateOf(3), viewer))).toMatchObject({ bag: { only: [] }, objects: { cards: { only: [] } } })
})

test('R1.6 told: in the advanced game every seat is dealt one object, which only that seat may look at', () => {
  const { match, entry } = opened(3)
  const dealt = match.state.sides.map(side => peek(side.hand))
  expect(dealt.map(hand => hand.length)).toEqual([1, 1, 1])
  for (const viewer of viewersOf(match.seats)) {
    const told = toWire(redact(entry.events, viewer)) as readonly { readonly type: string }[]
    expect(told.filter(event => event.type === 'objectTaken')).toEqual(
      match.seats.map(seat => ({
        type: 'objectTaken',
        seat,
        object: seat === viewer ? { only: [seat], is: of(dealt, seat)[0] } : { only: [seat] },
      })),
    )
  }
})

test('R1.6 the basic game has no objects', () => {
  const { sides, objects } = stateOf(4, { game: 'basic' })
  expect(sides.map(side => side.cards)).toEqual([0, 0, 0, 0])
  expect(objects.size).toBe(0)
})

test('R1.7 the first to play is drawn at random', () => {
  const firsts = Array.from({ length: 40 }, (_, i) => opened(3, {}, `first ${i}`).match.state.turn)
  expect(new Set(firsts)).toEqual(new Set([ana, ben, cleo]))
})

test('R1.7 play goes on clockwise, in the order of the seats', () => {
  const t = position({ turn: ben }).place(ben, 'wizard', 0).place(cleo, 'wizard', 0).place(ana, 'wizard', 0)
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  t.close()
})

test('R12.1 basic: nobody is dealt an object, they stay in the box; advanced: everybody gets one', () => {
  const dealt = (game: 'basic' | 'advanced') => {
    const options = { ...defaultsOf(gold.options), game }
    const { state } = open(gold, { seats: 4, options, dice: diceOf(seedFrom(`deal ${game}`)) }).match
    return [state.sides.map(side => side.cards), state.objects.size, state.boxed.length]
  }
  expect(dealt('basic')).toEqual([[0, 0, 0, 0], 0, 17])
  expect(dealt('advanced')).toEqual([[1, 1, 1, 1], 13, 0])
})

test('R12.14 the presets are tables that can be played at', () => {
  expect(Object.keys(presets)).toEqual(['firstGame', 'edition2011', 'noMagic', 'slow'])
  for (const preset of Object.values(presets))
    expect(optionsFrom(gold.options, { ...preset })).toEqual({ ...defaultsOf(gold.options), ...preset })
})
