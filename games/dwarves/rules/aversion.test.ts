import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type BoxedKind, boxedKinds } from '../cards/creatures.ts'
import { battle, position } from '../position.ts'

test('R4.1 a creature is put face up in front of you', () => {
  const t = position({ hands: [['cyclops']], groups: [['orc']] }).answer(ana, 'turn', { creature: 'cyclops' })
  expect(t.groups(ana)).toEqual(['1 orc', '1 cyclops'])
  expect(t.told('table')).toContainEqual({ type: 'creaturePlayed', seat: ana, kind: 'cyclops' })
  t.close()
})

test('R4.1 creatures of one kind in front of one seat are a group, without limit', () => {
  const t = position({
    hands: [['goblin']],
    groups: [
      [
        ['goblin', 6],
        ['gnome', 6],
        ['troll', 5],
      ],
      ['goblin'],
    ],
  })
  t.answer(ana, 'turn', { creature: 'goblin' })
  expect(t.groups(ana)).toEqual(['7 goblin', '6 gnome', '5 troll'])
  expect(t.groups(ben)).toEqual(['1 goblin'])
  t.close()
})

const drivenOff: Readonly<Record<BoxedKind, readonly BoxedKind[]>> = {
  goblin: [],
  gnome: [],
  dwarf: ['orc'],
  elf: ['goblin', 'gnome'],
  orc: [],
  troll: ['dwarf', 'orc'],
  cyclops: [],
  titan: ['troll'],
  dragon: [],
  yeti: [],
  medusa: [],
}
test.each(boxedKinds)(
  'R4.2 the first %s drives off of your own what it cannot stand, and nobody of the others',
  kind => {
    const rest = boxedKinds.filter(k => k !== kind)
    const peoples = rest.filter(k => !['titan', 'dragon', 'yeti', 'medusa'].includes(k))
    const t = position({ seats: 2, hands: [[kind]], groups: [rest, peoples] }).answer(ana, 'turn', { creature: kind })
    const left = rest.filter(k => !drivenOff[kind].includes(k))
    expect(t.groups(ana)).toEqual([...left, kind].map(k => `1 ${k}`))
    expect(t.groups(ben)).toEqual(peoples.map(k => `1 ${k}`))
    expect(t.discards).toEqual(drivenOff[kind])
    expect(t.happened.includes('aversionFelt')).toBe(drivenOff[kind].length > 0)
    t.close()
  },
)

test('R4.2 the second drives off only your own, whoever has the first', () => {
  const t = position({ hands: [['dwarf']], groups: [[['orc', 2]], ['dwarf', 'orc'], ['orc']] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([['1 dwarf'], ['1 dwarf', '1 orc'], ['1 orc']])
  expect(t.told('table')).toContainEqual({ type: 'aversionFelt', seat: ana, kind: 'dwarf', wide: false })
  t.close()
})

test('R4.2 where nobody is there whom it cannot stand, nothing happens', () => {
  const t = position({ hands: [['dwarf']], groups: [['elf'], ['orc']] }).answer(ana, 'turn', { creature: 'dwarf' })
  expect(t.happened).not.toContain('aversionFelt')
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 elf', '1 dwarf'], ['1 orc']])
  t.close()
})

test('R4.3 the third drives off those of everybody, whoever owns the other two', () => {
  const t = position({ hands: [['dwarf']], groups: [['orc'], ['dwarf', 'orc'], ['dwarf', ['orc', 2]]] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([['1 dwarf'], ['1 dwarf'], ['1 dwarf']])
  expect(t.discards).toEqual(['orc', 'orc', 'orc', 'orc'])
  expect(t.told('table')).toContainEqual({ type: 'aversionFelt', seat: ana, kind: 'dwarf', wide: true })
  t.close()
})

test('R4.3 the third troll and the third elf do so, too', () => {
  const trolls = position({ hands: [['troll']], groups: [[['troll', 2]], ['dwarf', 'orc', 'elf']] })
  trolls.answer(ana, 'turn', { creature: 'troll' })
  expect(trolls.groups(ben)).toEqual(['1 elf'])
  trolls.close()
  const elves = position({ hands: [['elf']], groups: [[], [['elf', 2], 'goblin'], ['gnome', 'orc']] })
  elves.answer(ana, 'turn', { creature: 'elf' })
  expect([elves.groups(ben), elves.groups(cleo)]).toEqual([['2 elf'], ['1 orc']])
  elves.close()
})

test('R4.3 the third of a kind that drives off nobody changes nothing', () => {
  const t = position({
    hands: [['orc']],
    groups: [
      ['orc', 'dwarf'],
      ['orc', 'dwarf'],
    ],
  })
  t.answer(ana, 'turn', { creature: 'orc' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([
    ['2 orc', '1 dwarf'],
    ['1 orc', '1 dwarf'],
  ])
  t.close()
})

test.each([3, 4])('R4.4 with %i on the table one more drives off nobody, not even at home', count => {
  const t = position({ hands: [['dwarf']], groups: [['orc'], [['dwarf', count], 'orc']] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([
    ['1 orc', '1 dwarf'],
    [`${count} dwarf`, '1 orc'],
  ])
  expect(t.happened).not.toContain('aversionFelt')
  t.close()
})

test('R4.5 only what is on the table counts, not what was discarded', () => {
  const t = position({ hands: [['dwarf']], groups: [['orc'], ['orc']], discards: ['dwarf', 'dwarf'] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 dwarf'], ['1 orc']])
  t.close()
})

test("R4.5 if a kind falls to two and rises to three again, it drives off everybody's once more", () => {
  const hands = [['boo', 'duel', 'elf', 'elf', 'elf'], ['dwarf']] as const
  const groups = [['medusa', 'orc'], ['elf'], [['dwarf', 3], 'orc']] as const
  const t = position({ hands, groups }).answer(ana, 'turn', { stare: '2.dwarf' })
  t.answer(ben, 'turn', { creature: 'dwarf' })
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([[], ['1 elf', '1 dwarf'], ['2 dwarf']])
  t.close()
})

test('R4.6 aversion is not a choice, also when it hurts only yourself', () => {
  const t = position({ hands: [['troll']], groups: [[['dwarf', 3], 'orc'], ['dwarf']] })
  t.answer(ana, 'turn', { creature: 'troll' })
  expect(t.groups(ana)).toEqual(['1 troll'])
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test('R4.7 those it cannot stand may be played beside it afterwards', () => {
  const t = position({ hands: [['orc']], groups: [['troll', ['dwarf', 3]]] }).answer(ana, 'turn', { creature: 'orc' })
  expect(t.groups(ana)).toEqual(['1 troll', '3 dwarf', '1 orc'])
  t.close()
})

test('R4.7 leaving drives off nobody: with the fourth gone three are there, and none was played', () => {
  const t = position({
    hands: [['boo']],
    groups: [
      ['medusa', 'orc'],
      [['dwarf', 4], 'orc'],
    ],
  })
  t.answer(ana, 'turn', { stare: '1.dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 orc'], ['3 dwarf', '1 orc']])
  t.close()
})

test('R4.7 a lost battle drives off nobody', () => {
  const t = battle('sandwich', [1, 6, 6], {
    seats: 2,
    groups: [
      ['goblin', 'orc'],
      [['dwarf', 4], 'orc'],
    ],
  })
  t.answer(ana, 'fighters', { goblin: 1 })
  t.answer(ben, 'fighters', { dwarf: 1 })
  expect(t.gold).toEqual([0, 3])
  expect([t.groups(ana), t.groups(ben)]).toEqual([
    ['1 goblin', '1 orc'],
    ['3 dwarf', '1 orc'],
  ])
  t.close()
})

test('R4.7 a new ability drives off nobody', () => {
  const t = position({ hands: [['strongDwarves']], groups: [[['dwarf', 3, 'flyingDwarves'], 'orc'], ['orc']] })
  t.answer(ana, 'turn', { ability: 'strongDwarves@0.dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['3 dwarf strongDwarves', '1 orc'], ['1 orc']])
  t.close()
})

test('R4.8 creatures go to the creature discards, their abilities to the others', () => {
  const groups = [[], ['dwarf', ['orc', 2, 'strongElves']], ['dwarf', ['orc', 1, 'greedyOrcs']]] as const
  const t = position({ hands: [['dwarf']], groups }).answer(ana, 'turn', { creature: 'dwarf' })
  expect(t.state.decks.creature.discards).toEqual(['orc', 'orc', 'orc'])
  expect(t.state.decks.other.discards).toEqual(['strongElves', 'greedyOrcs'])
  t.close()
})

test('R4.8 all leave at the same time, and nobody is asked in between', () => {
  const t = position({ hands: [['troll']], groups: [[['dwarf', 2, 'weakElves'], ['orc', 2], 'elf']] })
  t.answer(ana, 'turn', { creature: 'troll' })
  expect(t.groups(ana)).toEqual(['1 elf', '1 troll'])
  expect(t.discards).toEqual(['dwarf', 'dwarf', 'orc', 'orc', 'weakElves'])
  t.close()
})

test.each([3, 4])('R12.4 fourthClears: with %i on the table one more still drives off your own', count => {
  const options = { fourthClears: true }
  const t = position({ options, hands: [['dwarf']], groups: [['orc'], [['dwarf', count], 'orc']] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 dwarf'], [`${count} dwarf`, '1 orc']])
  expect(t.told('table')).toContainEqual({ type: 'aversionFelt', seat: ana, kind: 'dwarf', wide: false })
  t.close()
})

test("R12.4 fourthClears: the third drives off everybody's as always", () => {
  const options = { fourthClears: true }
  const t = position({ options, hands: [['dwarf']], groups: [['orc'], [['dwarf', 2], 'orc']] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 dwarf'], ['2 dwarf']])
  t.close()
})
