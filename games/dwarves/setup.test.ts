import { expect, test } from 'vitest'
import type { Rng } from '#kernel/chance'
import { open } from '#kernel/match'
import { defaultsOf, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf, viewersOf } from '#kernel/seat'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { Back } from './cards/index.ts'
import { dwarves } from './index.ts'
import { census } from './measures/census.ts'
import { type Options, options as optionTable, presets } from './options.ts'
import { battle, DwarvesTable, position } from './position.ts'

/** A table where everybody has just sat down. `below` is the die for the starting player, if nobody is asked. */
function opening(seats: number, given: Partial<Options> = {}, below: Rng['below'] = () => 0): DwarvesTable {
  const options = { ...defaultsOf(optionTable), ...given }
  const { entry } = open(dwarves, { seats, options, dice: () => ({ below }) })
  return new DwarvesTable(seats, options, entry.events)
}

/** The next player draws one card. Returns who that was. */
function drawsOne(t: DwarvesTable, deck: Back): number {
  const { stage } = t.state
  if (stage?.at !== 'draw') throw new Error('nobody draws')
  t.rolls(0).answer(stage.seat, 'draw', deck)
  return stage.seat
}

test('R1.2 from 2 to 4 can play', () => {
  expect(() => opening(1)).toThrow('2 to 4')
  expect(() => opening(5)).toThrow('2 to 4')
})

test.each([2, 3, 4])('R1.2 with %i seats all cards are in the decks, nobody has any and nobody has gold', seats => {
  const t = opening(seats)
  expect(t.state.decks).toMatchObject({
    creature: { size: 42, discards: [] },
    other: { size: 46, discards: [] },
  })
  expect(census(t.state)).toMatchObject({ goblin: 8, forgetIt: 4, sandwich: 1, flyingDwarves: 2 })
  expect(t.hands).toEqual(Array(seats).fill([]))
  expect(t.gold).toEqual(Array(seats).fill(0))
  t.close()
})

test('R1.3 creatures come from one deck and everything else from the other', () => {
  const t = opening(2, { start: 'random' })
  for (let n = 0; n < 5; n++) {
    drawsOne(t, 'creature')
    drawsOne(t, 'other')
  }
  expect(t.hands).toEqual([
    ['goblin', 'goblin', 'goblin', 'goblin', 'goblin'],
    ['sandwich', 'duel', 'ford', 'tollBridge', 'broomMine'],
  ])
  expect([t.state.decks.creature.size, t.state.decks.other.size]).toEqual([37, 41])
  t.close()
})

test('R1.3 each deck has its own discard pile', () => {
  const t = position({ seats: 2, hands: [['orc'], ['boo']] })
  t.answer(ana, 'turn', { discard: 'orc' }).draws('other').answer(ben, 'turn', { discard: 'boo' })
  expect(t.state.decks.creature.discards).toEqual(['orc'])
  expect(t.state.decks.other.discards).toEqual(['boo'])
  t.close()
})

test.each([
  [0, 'orc'],
  [1, 'elf'],
  [2, 'titan'],
])('R1.3 a deck has no order: a roll of %i at the moment of the draw takes the %s', (roll, card) => {
  const t = position({ seats: 2, hands: [['boo']], decks: { creature: ['orc', 'elf', 'titan'] } })
  t.answer(ana, 'turn', { discard: 'boo' }).rolls(roll).answer(ana, 'draw', 'creature')
  expect(t.hands[ana]).toEqual([card])
  t.close()
})

test('R1.3 told: nobody sees into a deck', () => {
  const { state } = opening(3)
  for (const viewer of viewersOf(seatsOf(3)))
    expect(toWire(redact(state, viewer))).toMatchObject({
      decks: { creature: { cards: { only: [] }, size: 42 }, other: { cards: { only: [] }, size: 46 } },
    })
})

test('R1.4 the bank pays, also when more gold is out than any box has', () => {
  const t = battle('sandwich', [6], { seats: 4, groups: [['goblin']], gold: [0, 14, 14, 14] })
  expect(t.gold).toEqual([3, 14, 14, 14])
  t.close()
})

test('R1.5 everybody is asked at the same time, and the dirtiest begins', () => {
  const t = opening(3)
  expect([ana, ben, cleo].map(seat => t.asked(seat)?.name)).toEqual(['hands', 'hands', 'hands'])
  t.answer(cleo, 'hands', 'sticky').answer(ana, 'hands', 'dusty').answer(ben, 'hands', 'filthy')
  expect(t.state.stage).toEqual({ at: 'draw', seat: ben })
  t.close()
})

test.each([
  ['sticky', 'dusty'],
  ['dusty', 'spotless'],
] as const)('R1.5 %s hands are dirtier than %s ones', (dirty, clean) => {
  const t = opening(2).answer(ana, 'hands', clean).answer(ben, 'hands', dirty)
  expect(t.state.stage).toEqual({ at: 'draw', seat: ben })
  t.close()
})

test.each([
  [0, ana],
  [1, cleo],
])('R1.5 of several equally dirty ones one is drawn at random: a roll of %i', (roll, first) => {
  const t = opening(3).answer(ana, 'hands', 'sticky').answer(ben, 'hands', 'dusty')
  t.rolls(roll).answer(cleo, 'hands', 'sticky')
  expect(t.state.stage).toEqual({ at: 'draw', seat: first })
  t.close()
})

test('R1.5 where all are clean one is drawn at random, and nobody is asked for their age', () => {
  const t = opening(2).answer(ana, 'hands', 'spotless').rolls(1).answer(ben, 'hands', 'spotless')
  expect(t.state.stage).toEqual({ at: 'draw', seat: ben })
  t.close()
})

test('R1.5 who does not answer is spotless', () => {
  const t = opening(2)
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['spotless', 'dusty', 'sticky', 'filthy'], idle: 'spotless' })
  t.refuses(ana, 'hands', 'washed', 'R1.5').answer(ana, 'hands', 'dusty').refuses(ana, 'hands', 'filthy', 'R1.5')
  t.close()
})

test('R1.5 told: nobody sees the hands of others before all have held theirs out', () => {
  const t = opening(2).answer(ana, 'hands', 'dusty')
  const held = { type: 'handHeldOut', seat: ana }
  expect(t.told(ana)).toContainEqual({ ...held, dirt: { only: [ana], is: 'dusty' } })
  expect(t.told(ben)).toContainEqual({ ...held, dirt: { only: [ana] } })
  t.answer(ben, 'hands', 'filthy')
  expect(t.told('table')).toContainEqual({ type: 'dirtCompared', dirt: ['dusty', 'filthy'] })
  t.close()
})

test('R1.6 from who begins clockwise everybody draws one card, round and round until all have 5', () => {
  const t = opening(4).answer(ana, 'hands', 'dusty').answer(ben, 'hands', 'dusty').answer(dan, 'hands', 'dusty')
  t.answer(cleo, 'hands', 'filthy')
  const order = Array.from({ length: 20 }, (_, n) => drawsOne(t, n % 3 === 0 ? 'other' : 'creature'))
  expect(order).toEqual(Array(5).fill([cleo, dan, ana, ben]).flat())
  expect(t.hands.map(hand => hand.length)).toEqual([5, 5, 5, 5])
  expect(t.state.stage).toEqual({ at: 'turn', seat: cleo })
  t.close()
})

test('R1.6 told: each choice is made after seeing the card before it', () => {
  const t = opening(2, { start: 'random' }).rolls(8).answer(ana, 'draw', 'creature')
  expect(t.told(ana)).toContainEqual({
    type: 'cardDrawn',
    seat: ana,
    deck: 'creature',
    card: { only: [ana], is: 'gnome' },
  })
  t.refuses(ana, 'draw', 'other', 'R3.1').refuses(ben, 'draw', 'goblin', 'R3.1')
  t.close()
})

test('R1.6 there is no second deal: with 5 cards the first turn begins, whatever they are', () => {
  const t = opening(2, { start: 'random' }, () => 1)
  for (let n = 0; n < 10; n++) drawsOne(t, 'creature')
  expect(t.state).toMatchObject({ turns: 1, turn: ben, stage: { at: 'turn', seat: ben } })
  t.refuses(ben, 'draw', 'creature', 'R3.1')
  t.close()
})

test('R1.6 silence takes creature, creature, other, creature, other', () => {
  const t = opening(2, { start: 'random' })
  const silent = Array.from({ length: 5 }, () => {
    const asked = t.asked(ana)
    const deck = asked?.name === 'draw' ? asked.ask.idle : null
    if (deck !== null) drawsOne(t, deck)
    drawsOne(t, 'other')
    return deck
  })
  expect(silent).toEqual(['creature', 'creature', 'other', 'creature', 'other'])
  t.close()
})

test.each([
  [0, ana],
  [1, ben],
  [2, cleo],
])('R12.3 with a random start nobody is asked: a roll of %i', (roll, first) => {
  const t = opening(3, { start: 'random' }, () => roll)
  expect(t.state.stage).toEqual({ at: 'draw', seat: first })
  t.refuses(ana, 'hands', 'filthy', 'R1.5')
  t.close()
})

test('R12.3 the dirtiest begin unless the table says otherwise', () => {
  expect(defaultsOf(optionTable).start).toBe('dirtiest')
  expect(opening(2).state.stage?.at).toBe('hands')
})

test('R12.11 the presets are tables that can be played at', () => {
  expect(presets).toEqual({
    firstGame: { clock: 'none' },
    atOnce: { start: 'random' },
    quick: { goldToWin: 10, start: 'random' },
    strict: { backs: 'shown', forget: 'laid' },
  })
  for (const preset of Object.values(presets))
    expect(optionsFrom(optionTable, { ...preset })).toEqual({ ...defaultsOf(optionTable), ...preset })
})

test.each([
  ['atOnce', 'draw'],
  ['quick', 'draw'],
  ['strict', 'hands'],
])('R12.11 a table that plays %s begins with the question %s', (name, question) => {
  expect(opening(2, presets[name]).asked(ana)?.name).toBe(question)
})
