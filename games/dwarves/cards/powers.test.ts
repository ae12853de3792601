import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle, position } from '../position.ts'

const five = ['boo', 'duel', 'elf', 'elf', 'elf'] as const

test('R2.5 Thaw: the Yeti is discarded, and any creature of the discards comes in front of you', () => {
  const discards = ['cyclops', 'goblin', 'boo'] as const
  const t = position({ hands: [['duel']], groups: [['yeti']], discards }).answer(ana, 'turn', { thaw: 'cyclops' })
  expect(t.groups(ana)).toEqual(['1 cyclops'])
  expect(t.discards).toEqual(['goblin', 'yeti', 'boo'])
  t.close()
})

test('R2.5 it is the one thing of the turn: no card is played, and the next is asked', () => {
  const t = position({ hands: [five, ['boo']], groups: [['yeti']], discards: ['orc'] })
  t.answer(ana, 'turn', { thaw: 'orc' })
  expect(t.hands[ana]).toEqual(five)
  t.refuses(ana, 'turn', { discard: 'boo' }, 'R2.1')
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R2.5 with less than 5 cards in hand you draw after it', () => {
  const t = position({ hands: [['boo']], groups: [['yeti']], discards: ['orc'] }).answer(ana, 'turn', { thaw: 'orc' })
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test('R2.5 a thawed creature counts as played: it drives off your own', () => {
  const groups = [['yeti', ['dwarf', 2], 'elf'], ['dwarf']] as const
  const t = position({ hands: [['boo']], groups, discards: ['troll'] }).answer(ana, 'turn', { thaw: 'troll' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 elf', '1 troll'], ['1 dwarf']])
  expect(t.state.decks.creature.discards).toEqual(['yeti', 'dwarf', 'dwarf'])
  t.close()
})

test("R2.5 a thawed third drives off everybody's", () => {
  const groups = [['yeti', 'dwarf'], ['orc'], ['dwarf', 'orc']] as const
  const t = position({ hands: [['boo']], groups, discards: ['dwarf'] }).answer(ana, 'turn', { thaw: 'dwarf' })
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([['2 dwarf'], [], ['1 dwarf']])
  t.close()
})

test('R2.5 only what lay in the discards before: not the Yeti itself, not a card of the other pile or of the deck', () => {
  const t = position({ hands: [['boo']], groups: [['yeti']], discards: ['goblin', 'duel'] })
  for (const card of ['yeti', 'duel', 'orc']) t.refuses(ana, 'turn', { thaw: card }, 'R2.5')
  t.close()
})

test('R2.5 nor one that is still on the table, though it will be driven off', () => {
  const t = position({ hands: [['boo']], groups: [['yeti', 'orc']], discards: ['dwarf'] })
  t.refuses(ana, 'turn', { thaw: 'orc' }, 'R2.5').answer(ana, 'turn', { thaw: 'dwarf' })
  expect(t.groups(ana)).toEqual(['1 dwarf'])
  t.close()
})

test('R2.5 with no creature in the discards the Yeti stays', () => {
  const t = position({ hands: [['boo']], groups: [['yeti']], discards: ['duel'] })
  t.refuses(ana, 'turn', { thaw: 'orc' }, 'R2.5')
  t.close()
})

test("R2.5 a Yeti in hand, or another's, has no power for you", () => {
  const t = position({ hands: [['yeti']], groups: [[], ['yeti']], discards: ['orc'] })
  t.refuses(ana, 'turn', { thaw: 'orc' }, 'R2.1')
  t.close()
})

test('R2.6 Stony Stare: Medusa and one creature of another seat are discarded', () => {
  const groups = [['medusa'], ['elf', ['troll', 2]], ['goblin']] as const
  const t = position({ hands: [['boo']], groups }).answer(ana, 'turn', { stare: '1.troll' })
  expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([[], ['1 elf', '1 troll'], ['1 goblin']])
  expect(t.discards).toEqual(['medusa', 'troll'])
  t.close()
})

test('R2.6 it is the one thing of the turn: no card is played, and the next is asked', () => {
  const t = position({ hands: [five, ['boo']], groups: [['medusa'], ['orc']] })
  t.answer(ana, 'turn', { stare: '1.orc' }).refuses(ana, 'turn', { discard: 'boo' }, 'R2.1')
  expect(t.hands[ana]).toEqual(five)
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R2.6 of any other seat, not of your own', () => {
  const t = position({ hands: [['boo']], groups: [['medusa', 'orc'], ['elf'], ['goblin']] })
  for (const name of ['0.orc', '0.medusa', '1.goblin']) t.refuses(ana, 'turn', { stare: name }, 'R2.6')
  t.answer(ana, 'turn', { stare: '2.goblin' })
  expect(t.groups(cleo)).toEqual([])
  t.close()
})

test('R2.6 an ability stays with the rest of its group, and goes with the last', () => {
  const groups = [['medusa'], [['orc', 2, 'strongElves']], [['gnome', 1, 'luckyGnomes']]] as const
  const some = position({ hands: [['boo']], groups }).answer(ana, 'turn', { stare: '1.orc' })
  expect(some.groups(ben)).toEqual(['1 orc strongElves'])
  some.close()
  const last = position({ hands: [['boo']], groups }).answer(ana, 'turn', { stare: '2.gnome' })
  expect(last.groups(cleo)).toEqual([])
  expect(last.discards).toEqual(['medusa', 'gnome', 'luckyGnomes'])
  last.close()
})

test('R2.6 where nobody else has a creature Medusa stays', () => {
  const t = position({ hands: [['boo']], groups: [['medusa', 'orc']] })
  t.refuses(ana, 'turn', { stare: '0.orc' }, 'R2.6')
  t.close()
})

test("R2.6 a Medusa in hand, or another's, has no power for you", () => {
  const t = position({ hands: [['medusa']], groups: [['orc'], ['medusa']] })
  t.refuses(ana, 'turn', { stare: '1.medusa' }, 'R2.1')
  t.close()
})

test('R6.8 an Elf may reroll one die, once a battle', () => {
  const t = battle('sandwich', [2, 5], { groups: [['elf']], hands: [['boo']] })
  t.refuses(ana, 'reroll', { die: 6 }, 'R6.8').dice(6).answer(ana, 'reroll', { die: 2 })
  expect(t.tracks[ana]).toEqual([11, 0])
  expect(t.asked(ana)?.name).toBe('lay')
  t.close()
})
