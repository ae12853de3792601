import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import type { BattleId } from '../cards/battles.ts'
import type { Kind } from '../cards/kinds.ts'
import { battle, type DwarvesTable, position } from '../position.ts'

/** Who was sent by each seat, in order, as told to the whole table. */
const sent = (t: DwarvesTable): readonly (readonly [Seat, ...Kind[]])[] =>
  t.heard('table').flatMap(e => (e.type === 'fightersSent' ? [[e.seat, ...e.kinds] as const] : []))

const hasRolled = (t: DwarvesTable): boolean => t.heard('table').some(({ type }) => type === 'creatureRolled')

test('R6.1 without a creature of your own a battle cannot be played', () => {
  const t = position({ hands: [['sandwich']], groups: [[], ['troll'], ['troll']] })
  t.refuses(ana, 'turn', { battle: 'sandwich' }, 'R6.1')
  expect(t.asked(ana)?.ask).toMatchObject({ barred: [{ move: 'battle', rule: 'R6.1' }] })
  t.close()
})

test('R6.1 without a battle in hand none can be played', () => {
  position({ hands: [['boo']], groups: [['goblin']] })
    .refuses(ana, 'turn', { battle: 'sandwich' }, 'R2.1')
    .close()
})

test('R6.1 one creature is enough, for a battle of any size', () => {
  const t = battle('reallyBigOne', [4], { groups: [['goblin']], hands: [['boo']] })
  expect(t.tracks).toEqual([[4, 0], null, null])
  t.close()
})

test('R6.1 who plays the battle is its starter', () => {
  const t = battle('sandwich', [4], { turn: ben, groups: [[], ['goblin']], hands: [[], ['boo']] })
  expect(t.state.battle?.starter).toBe(ben)
  t.close()
})

test('R6.2 from the starter clockwise everybody chooses fighters, before any die is rolled', () => {
  const two: readonly Kind[] = ['goblin', 'orc']
  const t = battle('sandwich', [], { turn: ben, groups: [two, two, two] })
  t.refuses(ana, 'fighters', { orc: 1 }, 'R6.2').refuses(cleo, 'fighters', { orc: 1 }, 'R6.2')
  t.answer(ben, 'fighters', { orc: 1 })
  t.refuses(ana, 'fighters', { orc: 1 }, 'R6.2').answer(cleo, 'fighters', { goblin: 1 })
  expect(t.asked(ana)?.name).toBe('fighters')
  expect(hasRolled(t)).toBe(false)
  t.dice(1, 1, 1, 2, 3, 3, 3).answer(ana, 'fighters', { orc: 1 })
  expect(hasRolled(t)).toBe(true)
  t.close()
})

test('R6.2 told: all see who was sent at once, also those who have yet to choose', () => {
  const two: readonly Kind[] = ['goblin', 'orc']
  const t = battle('sandwich', [], { groups: [two, two] }).answer(ana, 'fighters', { orc: 1 })
  for (const viewer of [ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'fightersSent', seat: ana, kinds: ['orc'] })
  t.close()
})

test('R6.2 everybody who has a creature must fight', () => {
  const t = battle('sandwich', [], { turn: ben, groups: [['goblin', 'orc'], ['goblin', 'orc'], ['gnome']] })
  t.refuses(ben, 'fighters', {}, 'R6.3').answer(ben, 'fighters', { goblin: 1 })
  t.refuses(ana, 'fighters', {}, 'R6.3').dice(1, 2, 3).answer(ana, 'fighters', { goblin: 1 })
  expect(sent(t)).toEqual([
    [ben, 'goblin'],
    [cleo, 'gnome'],
    [ana, 'goblin'],
  ])
  t.close()
})

const limits: readonly (readonly [BattleId, number])[] = [
  ['sandwich', 1],
  ['duel', 1],
  ['ford', 2],
  ['tollBridge', 2],
  ['broomMine', 3],
  ['grannysCellar', 3],
  ['smelter', 4],
  ['redValley', 4],
  ['misunderstanding', 5],
  ['reallyBigOne', 5],
]

test.each(limits)('R6.3 %s: of six creatures exactly as many as it says, %i', (card, limit) => {
  const given = { groups: [[['goblin', 5], 'gnome']], hands: [['boo']] } as const
  const t = battle(card, Array<number>(limit).fill(6), given)
  t.refuses(ana, 'fighters', { goblin: limit - 1 }, 'R6.3')
  t.refuses(ana, 'fighters', { goblin: limit, gnome: 1 }, 'R6.3')
  t.answer(ana, 'fighters', { goblin: limit })
  expect(t.tracks).toEqual([[6 * limit, 0], null, null])
  t.close()
})

test('R6.3 who has fewer sends all, and is not asked', () => {
  const t = battle('broomMine', [1, 2], { groups: [['goblin', 'gnome']] })
  expect(sent(t)).toEqual([[ana, 'goblin', 'gnome']])
  t.close()
})

test('R6.3 who has just as many sends all, and is not asked', () => {
  const t = battle('ford', [1, 2], { groups: [['goblin', 'gnome']] })
  expect(sent(t)).toEqual([[ana, 'goblin', 'gnome']])
  t.close()
})

test('R6.3 with creatures of one kind only there is nothing to choose', () => {
  const t = battle('ford', [1, 2], { groups: [[['goblin', 4]]] })
  expect(sent(t)).toEqual([[ana, 'goblin', 'goblin']])
  expect(t.groups(ana)).toEqual(['3 goblin']) // all except the one that fell
  t.close()
})

test('R6.3 kinds may be mixed', () => {
  const t = battle('broomMine', [5, 4, 4, 6, 6, 6, 6], { groups: [[['goblin', 2], 'dwarf', 'troll']] })
  t.answer(ana, 'fighters', { goblin: 1, dwarf: 1, troll: 1 })
  expect(sent(t)).toEqual([[ana, 'goblin', 'dwarf', 'troll']])
  t.close()
})

test('R6.3 which ones is up to you: the weakest, too', () => {
  const t = battle('sandwich', [5], { groups: [['goblin', 'cyclops']] }).answer(ana, 'fighters', { goblin: 1 })
  expect(sent(t)).toEqual([[ana, 'goblin']])
  t.close()
})

test('R6.3 nobody sends what is not in front of them, nor more than that', () => {
  const t = battle('ford', [], { groups: [['goblin', ['gnome', 2]], ['troll']] })
  t.refuses(ana, 'fighters', { goblin: 2 }, 'R6.3').refuses(ana, 'fighters', { troll: 1, gnome: 1 }, 'R6.2')
  t.refuses(ana, 'fighters', { goblin: 3, gnome: -1 }, 'R6.3')
  t.close()
})

test('R6.3 silence sends those with the most dice', () => {
  const t = battle('broomMine', [], {
    groups: [
      [
        ['goblin', 2],
        ['orc', 2],
        ['troll', 2],
      ],
    ],
  })
  expect(t.asked(ana)?.ask.idle).toEqual({ troll: 2, orc: 1 })
  t.close()
})

test('R6.3 silence counts dice with abilities', () => {
  const t = battle('sandwich', [], {
    groups: [
      [
        ['troll', 1, 'weakTrolls'],
        ['orc', 1, 'strongElves'],
      ],
    ],
  })
  expect(t.asked(ana)?.ask.idle).toEqual({ orc: 1 })
  t.close()
})

test('R6.4 who has no creature sits out, with no strength and no treasure, and is not asked', () => {
  const t = battle('sandwich', [4, 5], { groups: [['goblin'], [], ['goblin']], hands: [['boo']] })
  expect(t.tracks).toEqual([[4, 0], null, [5, 0]])
  expect(t.heard('table')).toContainEqual({ type: 'satOut', seat: ben })
  t.close()
})

test('R6.4 who sits out cannot win', () => {
  const t = battle('sandwich', [4], { groups: [[], ['goblin']], turn: ben, gold: [1, 2, 3] })
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ben], strengths: [null, 4, null] })
  expect(t.gold).toEqual([1, 5, 3])
  t.close()
})

test('R6.4 if only the starter has creatures the battle is fought all the same: award, finds and loss', () => {
  const t = battle('ford', [1, 6, 6], { seats: 2, groups: [['goblin', 'dwarf']] })
  expect(t.gold).toEqual([4, 0])
  expect(t.groups(ana)).toEqual(['1 goblin'])
  t.close()
})
