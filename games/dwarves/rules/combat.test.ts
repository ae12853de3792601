import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import type { Kind } from '../cards/kinds.ts'
import { battle, type DwarvesTable } from '../position.ts'

/** The creatures that have rolled, in order, as told to the whole table: `0 orc`. */
const rolled = (t: DwarvesTable): readonly string[] =>
  t.heard('table').flatMap(e => (e.type === 'creatureRolled' ? [`${e.seat} ${e.kind}`] : []))

/** How many dice each kind rolls, and up to which number it finds. */
const table: readonly (readonly [Kind, number, number])[] = [
  ['goblin', 1, 2],
  ['gnome', 1, 3],
  ['dwarf', 2, 2],
  ['elf', 2, 1],
  ['orc', 3, 1],
  ['troll', 4, 0],
  ['cyclops', 5, 0],
  ['titan', 5, 1],
  ['dragon', 4, 2],
  ['yeti', 3, 1],
  ['medusa', 3, 1],
]
const everyFace = [1, 2, 3, 4, 5, 6]

test.each(table)('R6.5 %s: rolls %i dice, and all pips are strength', (kind, dice) => {
  for (const face of everyFace) {
    const t = battle('sandwich', Array<number>(dice).fill(face), { groups: [[kind]], hands: [['boo']] })
    expect(t.tracks[ana]?.[0]).toBe(dice * face)
    t.close()
  }
})

test.each(table)('R6.6 %s: each of its %i dice finds treasure on %i or less', (kind, dice, finds) => {
  for (const face of everyFace) {
    const t = battle('sandwich', Array<number>(dice).fill(face), { groups: [[kind]], hands: [['boo']] })
    expect(t.tracks[ana]?.[1]).toBe(face <= finds ? dice : 0)
    t.close()
  }
})

test('R6.5 the starter rolls creature by creature, then the next seat clockwise', () => {
  const groups = [['gnome'], ['goblin', 'gnome'], ['goblin', 'gnome']] as const
  const t = battle('ford', [1, 2, 3, 4, 5], { turn: ben, groups, hands: [['boo']] })
  expect(rolled(t)).toEqual(['1 goblin', '1 gnome', '2 goblin', '2 gnome', '0 gnome'])
  expect(t.tracks.map(track => track?.[0])).toEqual([5, 3, 7])
  t.close()
})

test('R6.5 creatures of one kind roll one by one, and only those that fight', () => {
  const t = battle('ford', [3, 4, 5, 6], { groups: [[['dwarf', 3]]], hands: [['boo']] })
  expect(rolled(t)).toEqual(['0 dwarf', '0 dwarf'])
  expect(t.tracks[ana]).toEqual([18, 0])
  t.close()
})

test('R6.6 a die that finds counts its pips all the same', () => {
  const t = battle('sandwich', [1, 2, 3, 6], { groups: [['dragon']], hands: [['boo']] })
  expect(t.tracks[ana]).toEqual([12, 2])
  t.close()
})

test('R6.6 each creature finds by its own number', () => {
  const t = battle('ford', [3, 3], { groups: [['goblin', 'gnome']], hands: [['boo']] })
  expect(t.tracks[ana]).toEqual([6, 1])
  t.close()
})

test('R6.7 told: everything that is rolled is seen by all, creature by creature', () => {
  const t = battle('ford', [1, 2, 6, 4], { groups: [['goblin'], ['goblin', 'dwarf']] })
  for (const viewer of [ana, ben, cleo, 'table'] as const) {
    const roll = { type: 'creatureRolled', seat: ben }
    expect(t.told(viewer)).toContainEqual({ ...roll, fighter: 0, kind: 'goblin', dice: [2], found: 1 })
    expect(t.told(viewer)).toContainEqual({ ...roll, fighter: 1, kind: 'dwarf', dice: [6, 4], found: 0 })
  }
  t.close()
})

test('R6.7 told: a reroll is seen by all', () => {
  const t = battle('sandwich', [6, 2], { groups: [['elf']], hands: [['boo']] })
  t.dice(1).answer(ana, 'reroll', { die: 2 })
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({
      type: 'dieRerolled',
      seat: ana,
      fighter: 0,
      kind: 'elf',
      from: 2,
      to: 1,
      found: 1,
    })
  t.close()
})

test('R6.7 creatures that may reroll are rolled last', () => {
  const groups = [[['goblin', 1, 'luckyGoblins'], 'elf', 'orc', 'troll']] as const
  const t = battle('smelter', [6, 6, 6, 5, 5, 5, 5, 4, 3, 3], { groups, hands: [['boo']] })
  expect(rolled(t)).toEqual(['0 orc', '0 troll', '0 goblin'])
  t.answer(ana, 'reroll', { keep: 'yes' })
  expect(rolled(t)).toEqual(['0 orc', '0 troll', '0 goblin', '0 elf'])
  t.close()
})

test('R6.8 who may reroll decides right after that roll and before the next, creature by creature', () => {
  const t = battle('ford', [2, 3], { groups: [[['elf', 2]], ['goblin']], hands: [['boo']] })
  expect(rolled(t)).toEqual(['0 elf'])
  t.dice(6, 4, 5).answer(ana, 'reroll', { die: 2 })
  expect(rolled(t)).toEqual(['0 elf', '0 elf'])
  expect(t.tracks[ana]).toEqual([18, 0])
  t.dice(1, 6).answer(ana, 'reroll', { die: 5 })
  expect(rolled(t)).toEqual(['0 elf', '0 elf', '1 goblin'])
  expect(t.tracks).toEqual([[14, 1], [6, 0], null])
  t.close()
})

test('R6.8 to keep changes nothing', () => {
  const t = battle('sandwich', [2, 1], { groups: [['elf']], hands: [['boo']] }).answer(ana, 'reroll', { keep: 'yes' })
  expect(t.tracks[ana]).toEqual([3, 1])
  t.close()
})

test('R6.8 what the new die shows counts instead: a find is lost', () => {
  const t = battle('sandwich', [1, 4], { groups: [['elf']], hands: [['boo']] })
  t.dice(6).answer(ana, 'reroll', { die: 1 })
  expect(t.tracks[ana]).toEqual([10, 0])
  t.close()
})

test('R6.8 what the new die shows counts instead: a find is won, also with fewer pips', () => {
  const t = battle('sandwich', [5, 4], { groups: [['elf']], hands: [['boo']] })
  t.dice(1).answer(ana, 'reroll', { die: 5 })
  expect(t.tracks[ana]).toEqual([5, 1])
  t.close()
})

test('R6.8 of two dice that show the same one is rolled again', () => {
  const t = battle('sandwich', [1, 1], { groups: [['elf']], hands: [['boo']] })
  t.dice(4).answer(ana, 'reroll', { die: 1 })
  expect(t.tracks[ana]).toEqual([5, 1])
  t.close()
})

test('R6.8 once a battle: after the second roll nobody asks again', () => {
  const t = battle('sandwich', [1, 4], { groups: [['elf']], hands: [['boo']] })
  t.dice(1).answer(ana, 'reroll', { die: 1 }).refuses(ana, 'reroll', { die: 1 }, 'R6.8')
  expect(t.asked(ana)?.name).toBe('lay')
  t.close()
})

test('R6.8 only a die that lies there, and only by its owner', () => {
  const t = battle('sandwich', [1, 4], { groups: [['elf']] })
  t.refuses(ana, 'reroll', { die: 6 }, 'R6.8').refuses(ben, 'reroll', { die: 1 }, 'R6.8')
  t.close()
})

test('R6.8 silence keeps', () => {
  const t = battle('sandwich', [1, 4], { groups: [['elf']] })
  expect(t.asked(ana)?.ask.idle).toEqual({ keep: 'yes' })
  t.close()
})

test('R6.8 every Lucky! one rerolls a die of its own, those of another seat none', () => {
  const groups = [[['orc', 2, 'luckyGnomes']], ['orc']] as const
  const t = battle('ford', [1, 2, 3, 4, 5, 6, 1, 1, 1], { groups, hands: [['boo']] })
  t.answer(ana, 'reroll', { keep: 'yes' })
  expect(t.asked(ana)?.ask).toMatchObject({ moves: { die: { options: [4, 5, 6] } } })
  t.answer(ana, 'reroll', { keep: 'yes' })
  expect(t.asked(ana)?.name).toBe('lay')
  expect(t.tracks).toEqual([[21, 1], [3, 3], null])
  t.close()
})

test('R12.9 auto: nobody is asked to roll', () => {
  const t = battle('ford', [1, 2, 3], { groups: [['goblin', 'dwarf']], hands: [['boo']] })
  t.refuses(ana, 'roll', { rest: 'yes' }, 'R12.9')
  expect(rolled(t)).toEqual(['0 goblin', '0 dwarf'])
  t.close()
})

const byHand = { options: { rolling: 'byHand' } } as const

test('R12.9 byHand: the owner says which creature is next, those that may reroll whenever they like', () => {
  const t = battle('broomMine', [], { ...byHand, groups: [['goblin', 'elf', 'orc']], hands: [['boo']] })
  expect(rolled(t)).toEqual([])
  t.dice(2, 3).answer(ana, 'roll', { next: 'elf' })
  expect(t.asked(ana)?.name).toBe('reroll')
  t.answer(ana, 'reroll', { keep: 'yes' })
  t.dice(4, 4, 4).answer(ana, 'roll', { next: 'orc' }).dice(6).answer(ana, 'roll', { next: 'goblin' })
  expect(rolled(t)).toEqual(['0 elf', '0 orc', '0 goblin'])
  expect(t.tracks[ana]).toEqual([23, 0])
  t.close()
})

test('R12.9 byHand: one creature a time, also of one kind', () => {
  const t = battle('ford', [], { ...byHand, groups: [[['goblin', 2]]], hands: [['boo']] })
  t.dice(5).answer(ana, 'roll', { next: 'goblin' })
  expect(t.tracks[ana]).toEqual([5, 0])
  t.dice(6).answer(ana, 'roll', { next: 'goblin' })
  expect(t.tracks[ana]).toEqual([11, 0])
  expect(t.asked(ana)?.name).toBe('lay')
  t.close()
})

test('R12.9 byHand: nobody rolls a creature that does not fight or has rolled, nor out of turn', () => {
  const t = battle('ford', [], { ...byHand, groups: [['goblin', 'gnome', 'troll'], ['troll']] })
  t.answer(ana, 'fighters', { goblin: 1, gnome: 1 }).refuses(ana, 'roll', { next: 'troll' }, 'R12.9')
  t.refuses(ben, 'roll', { next: 'troll' }, 'R12.9')
  t.dice(1).answer(ana, 'roll', { next: 'gnome' }).refuses(ana, 'roll', { next: 'gnome' }, 'R12.9')
  t.close()
})

test('R12.9 byHand: all the rest is rolled without further asking, but for rerolls', () => {
  const t = battle('smelter', [], { ...byHand, groups: [['goblin', ['elf', 2], 'orc']], hands: [['boo']] })
  t.dice(6).answer(ana, 'roll', { next: 'goblin' }).dice(5, 5, 5, 3, 4).answer(ana, 'roll', { rest: 'yes' })
  expect(rolled(t)).toEqual(['0 goblin', '0 orc', '0 elf'])
  t.dice(6, 2, 2).answer(ana, 'reroll', { die: 3 }).answer(ana, 'reroll', { keep: 'yes' })
  expect(t.tracks[ana]).toEqual([35, 0])
  t.close()
})

test('R12.9 byHand: everybody who fights is asked, whoever rolled all the rest before', () => {
  const groups = [['goblin', 'gnome'], [], ['goblin', 'gnome']] as const
  const t = battle('ford', [], { ...byHand, groups, hands: [['boo']] })
  t.dice(4, 4).answer(ana, 'roll', { rest: 'yes' })
  expect(t.asked(cleo)?.name).toBe('roll')
  t.dice(5).answer(cleo, 'roll', { next: 'gnome' })
  expect(t.asked(cleo)?.name).toBe('roll')
  t.dice(6).answer(cleo, 'roll', { next: 'goblin' })
  expect(t.tracks).toEqual([[8, 0], null, [11, 0]])
  t.close()
})

test('R12.9 byHand: silence rolls all the rest', () => {
  const t = battle('ford', [], { ...byHand, groups: [['goblin', 'gnome']] })
  expect(t.asked(ana)?.ask.idle).toEqual({ rest: 'yes' })
  t.close()
})
