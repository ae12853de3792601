import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable } from '../position.ts'

const sixes = (count: number): readonly number[] => Array<number>(count).fill(6)
const left = (t: DwarvesTable): readonly (readonly string[])[] => [ana, ben].map(seat => t.groups(seat))

test('R10.5 the winner loses the strongest fighter, the others lose none', () => {
  const t = battle('ford', [...sixes(5), 1, 1, 1, 1, 1, 1], {
    groups: [
      ['goblin', 'troll'],
      ['dwarf', 'troll'],
    ],
  })
  expect(left(t)).toEqual([['1 goblin'], ['1 dwarf', '1 troll']])
  expect(t.discards).toEqual(['troll', 'ford'])
  t.close()
})

test('R10.5 the strongest is the one with the most dice, not the one that rolled most', () => {
  const t = battle('ford', [6, 6, 1, 1, 1], { groups: [['dwarf', 'orc']] })
  expect(t.groups(ana)).toEqual(['1 dwarf'])
  t.close()
})

test('R10.5 who did not fight does not fall, however strong', () => {
  const t = battle('sandwich', [6], { groups: [['goblin', 'cyclops']] }).answer(ana, 'fighters', { goblin: 1 })
  expect(t.groups(ana)).toEqual(['1 cyclops'])
  t.close()
})

test('R10.5 dice are counted with abilities: a Weak! troll is weaker than a Strong! orc', () => {
  const groups = [
    [
      ['orc', 1, 'strongElves'],
      ['troll', 1, 'weakTrolls'],
    ],
  ] as const
  const t = battle('ford', sixes(7), { groups })
  expect(t.groups(ana)).toEqual(['1 troll weakTrolls'])
  t.close()
})

test('R10.5 a reroll is no die more', () => {
  const t = battle('ford', [5, 5, 6, 6], { groups: [['dwarf', 'elf']] })
  t.dice(6).answer(ana, 'reroll', { die: 6 })
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['dwarf', 'elf'] })
  t.close()
})

test('R10.5 dice of Once More, With Feeling do not count', () => {
  const t = battle('ford', sixes(7), { groups: [['orc', 'troll']], hands: [['onceMore']] }).lays('onceMore')
  t.dice(6, 6, 6).answer(ana, 'target', '0.0').wait()
  expect(t.groups(ana)).toEqual(['1 orc'])
  t.close()
})

test('R10.5 a scared fighter is as strong as before', () => {
  const t = battle('ford', sixes(5), { groups: [['goblin', 'troll']], hands: [['boo']] }).lays('boo')
  t.answer(ana, 'target', '0.1').wait()
  expect(t.groups(ana)).toEqual(['1 goblin'])
  t.close()
})

test('R10.6 of several equally strong ones the winner chooses', () => {
  const t = battle('broomMine', sixes(5), { groups: [['goblin', ['dwarf', 2], 'elf']] })
  t.answer(ana, 'fighters', { goblin: 1, dwarf: 1, elf: 1 }).answer(ana, 'reroll', { keep: 'yes' })
  t.refuses(ana, 'loss', 'goblin', 'R10.6').refuses(ben, 'loss', 'elf', 'R10.6').answer(ana, 'loss', 'dwarf')
  expect(t.groups(ana)).toEqual(['1 goblin', '1 dwarf', '1 elf'])
  t.close()
})

test('R10.6 equal by abilities is equal', () => {
  const t = battle('ford', sixes(6), { groups: [['orc', ['troll', 1, 'weakTrolls']]] })
  t.answer(ana, 'loss', 'troll')
  expect(t.groups(ana)).toEqual(['1 orc'])
  t.close()
})

test('R10.6 of one kind there is nothing to choose', () => {
  const t = battle('ford', sixes(4), { groups: [[['dwarf', 2]]] })
  expect(t.groups(ana)).toEqual(['1 dwarf'])
  t.close()
})

test('R10.6 each of several winners chooses, from the starter clockwise', () => {
  const two = ['orc', 'yeti'] as const
  const t = battle('ford', sixes(12), { turn: ben, groups: [['orc', 'medusa'], two] })
  t.refuses(ana, 'loss', 'orc', 'R10.6').answer(ben, 'loss', 'orc').answer(ana, 'loss', 'medusa')
  expect(left(t)).toEqual([['1 orc'], ['1 yeti']])
  t.close()
})

test('R10.6 silence loses the one that finds least', () => {
  const t = battle('ford', sixes(10), { groups: [['titan', 'cyclops']] })
  expect(t.asked(ana)?.ask.idle).toBe('cyclops')
  t.close()
})

test('R10.6 silence counts finds with abilities, and before it minds who has one', () => {
  const t = battle('ford', sixes(6), { groups: [['yeti', ['orc', 1, 'blindElves']]] })
  expect(t.asked(ana)?.ask.idle).toBe('orc')
  t.close()
})

test('R10.6 of those that find the same, silence rather loses one without an ability', () => {
  const t = battle('ford', sixes(6), { groups: [[['orc', 1, 'peacefulTrolls'], 'yeti']] })
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['orc', 'yeti'], idle: 'yeti' })
  t.close()
})

test('R10.7 with the last of a group its ability goes, too', () => {
  const t = battle('sandwich', sixes(4), { groups: [[['orc', 1, 'strongElves']]] })
  expect(t.groups(ana)).toEqual([])
  expect(t.discards).toEqual(['orc', 'strongElves', 'sandwich'])
  t.close()
})

test('R10.7 as long as one is left the ability stays', () => {
  const t = battle('sandwich', sixes(4), { groups: [[['orc', 2, 'strongElves']]] })
  expect(t.groups(ana)).toEqual(['1 orc strongElves'])
  expect(t.discards).toEqual(['orc', 'sandwich'])
  t.close()
})

test('R9.7 Nobody Goes Home: who wins loses no creature', () => {
  const t = battle('sandwich', [5, 4], { groups: [['goblin'], ['goblin']], hands: [['nobodyGoesHome']] })
  t.lays('nobodyGoesHome').wait()
  expect(t.gold).toEqual([3, 0, 0])
  expect(left(t)).toEqual([['1 goblin'], ['1 goblin']])
  t.close()
})

test('R9.7 Nobody Goes Home: of those who are equally strong none is asked for', () => {
  const t = battle('ford', sixes(6), { groups: [['orc', 'yeti']], hands: [['nobodyGoesHome']] })
  t.lays('nobodyGoesHome').wait()
  expect(t.groups(ana)).toEqual(['1 orc', '1 yeti'])
  t.close()
})

test('R9.7 Nobody Goes Home: it spares your creatures only, not those of another winner', () => {
  const t = battle('sandwich', [5, 5], { groups: [['goblin'], ['goblin']], hands: [['nobodyGoesHome']] })
  t.lays('nobodyGoesHome').wait()
  expect(left(t)).toEqual([['1 goblin'], []])
  t.close()
})

test('R9.7 Nobody Goes Home: if you do not win the winner loses a creature all the same', () => {
  const t = battle('sandwich', [4, 5], { groups: [['goblin'], ['goblin']], hands: [['nobodyGoesHome']] })
  t.lays('nobodyGoesHome').wait()
  expect(left(t)).toEqual([['1 goblin'], []])
  t.close()
})

test('R9.7 Nobody Goes Home: Peaceful! ones still leave', () => {
  const groups = [['goblin', ['dwarf', 1, 'peacefulDwarves']]] as const
  const t = battle('ford', sixes(3), { groups, hands: [['nobodyGoesHome']] })
    .lays('nobodyGoesHome')
    .wait()
  expect(t.groups(ana)).toEqual(['1 goblin'])
  t.close()
})

test('R5.12 Flying!: the strongest of the others falls instead', () => {
  const t = battle('broomMine', sixes(4), { groups: [['goblin', 'gnome', ['dwarf', 2, 'flyingDwarves']]] })
  t.answer(ana, 'fighters', { goblin: 1, gnome: 1, dwarf: 1 }).answer(ana, 'loss', 'gnome')
  expect(t.groups(ana)).toEqual(['1 goblin', '2 dwarf flyingDwarves'])
  t.close()
})

test('R5.12 Flying!: one that is as strong as a flying one falls without a choice', () => {
  const t = battle('ford', sixes(4), { groups: [[['dwarf', 1, 'flyingDwarves'], 'elf']] })
  t.answer(ana, 'reroll', { keep: 'yes' })
  expect(t.groups(ana)).toEqual(['1 dwarf flyingDwarves'])
  t.close()
})

test('R5.12 Flying!: if all who fought fly nobody falls, nor one that stayed at home', () => {
  const t = battle('ford', sixes(4), { groups: [['goblin', ['dwarf', 2, 'flyingDwarves']]] })
  t.answer(ana, 'fighters', { dwarf: 2 })
  expect(t.happened).not.toContain('creatureFell')
  expect(t.groups(ana)).toEqual(['1 goblin', '2 dwarf flyingDwarves'])
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test('R5.14 Peaceful!: those who fought leave after a battle that was lost', () => {
  const t = battle('ford', [6, 1, 1, 1, 1], { groups: [['goblin'], [['dwarf', 2, 'peacefulDwarves']]] })
  expect(left(t)).toEqual([[], []])
  expect(t.discards).toEqual(['goblin', 'dwarf', 'dwarf', 'peacefulDwarves', 'ford'])
  t.close()
})

test('R5.14 Peaceful!: those who stayed at home stay, with their ability', () => {
  const t = battle('sandwich', [6, 1, 1], { groups: [['goblin'], [['dwarf', 3, 'peacefulDwarves']]] })
  expect(t.groups(ben)).toEqual(['2 dwarf peacefulDwarves'])
  t.close()
})

test('R5.14 Peaceful!: a group of which nobody fought stays', () => {
  const t = battle('sandwich', [6], { groups: [['goblin', ['dwarf', 1, 'peacefulDwarves']]] })
  t.answer(ana, 'fighters', { goblin: 1 })
  expect(t.groups(ana)).toEqual(['1 dwarf peacefulDwarves'])
  t.close()
})

test('R5.14 Peaceful!: after a battle that was won one falls, and the others who fought leave', () => {
  const t = battle('ford', sixes(8), { groups: [[['troll', 3, 'peacefulTrolls']]] })
  expect(t.groups(ana)).toEqual(['1 troll peacefulTrolls'])
  t.close()
})

test('R5.14 Peaceful!: one that has fallen does not leave once more', () => {
  const t = battle('sandwich', sixes(4), { groups: [[['troll', 1, 'peacefulTrolls']]] })
  expect(t.happened).not.toContain('creaturesLeft')
  expect(t.discards).toEqual(['troll', 'peacefulTrolls', 'sandwich'])
  t.close()
})

test('R10.8 after the losses Peaceful! ones leave, then all cards are discarded, and everybody draws, the starter first', () => {
  const groups = [['goblin'], ['orc', ['dwarf', 1, 'peacefulDwarves']]] as const
  const t = battle('ford', [...sixes(5), 2], { turn: ben, groups, hands: [['troll'], ['richVein'], ['boo']] })
  t.lays('richVein', 'boo', 'troll').wait().answer(cleo, 'target', '0.0').wait()
  const happened = ['creatureFell', 'creaturesLeft', 'battleEnded', 'stageOpened']
  expect(t.happened.filter(type => happened.includes(type))).toEqual(happened)
  expect(t.discards).toEqual(['orc', 'dwarf', 'troll', 'peacefulDwarves', 'richVein', 'boo', 'ford'])
  expect(t.state.battle).toBeNull()
  expect(t.state.stage).toEqual({ at: 'draw', seat: ben })
  t.close()
})

test('R10.8 when all is paid and lost the end is checked', () => {
  const t = battle('sandwich', [6, 5], { groups: [['goblin'], ['goblin']], gold: [12, 14] })
  expect(t.groups(ana)).toEqual([])
  expect(t.state.result?.points).toEqual([15, 14, 0])
  t.close()
})
