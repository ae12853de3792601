import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable, position } from '../position.ts'
import type { AbilityId } from './abilities.ts'
import type { Kind } from './kinds.ts'

/** The groups an ability in hand can be laid on. */
function targetsOf(t: DwarvesTable, seat: Seat): readonly string[] {
  const asked = t.asked(seat)
  return asked?.name === 'turn' ? (asked.ask.moves.ability?.options ?? []) : []
}

/** Ana's only creature with this ability, alone in a battle: its strength and treasure. */
function fought(kind: Kind, ability: AbilityId, faces: readonly number[]): unknown {
  const t = battle('sandwich', faces, { groups: [[[kind, 1, ability]]], hands: [['boo']] })
  if (t.asked(ana)?.name === 'reroll') t.answer(ana, 'reroll', { keep: 'yes' })
  t.close()
  return t.tracks[ana]
}

test("R5.1 an ability is laid on one group of a kind that it fits, yours or another's", () => {
  const groups = [['elf', 'goblin'], [['orc', 2], 'elf'], ['dwarf']] as const
  const t = position({ hands: [['strongElves']], groups })
  expect(targetsOf(t, ana)).toEqual(['strongElves@0.elf', 'strongElves@1.elf', 'strongElves@1.orc'])
  t.answer(ana, 'turn', { ability: 'strongElves@1.orc' })
  expect(t.groups(ben)).toEqual(['2 orc strongElves', '1 elf'])
  expect([t.groups(ana), t.groups(cleo)]).toEqual([['1 elf', '1 goblin'], ['1 dwarf']])
  t.close()
})

test('R5.1 not on a kind that it does not fit, nor on a group that is not there', () => {
  const t = position({ hands: [['strongElves']], groups: [['elf', 'goblin'], ['orc']] })
  for (const group of ['0.goblin', '0.orc', '1.elf', '2.orc'])
    t.refuses(ana, 'turn', { ability: `strongElves@${group}` }, 'R5.1')
  t.close()
})

test('R5.1 where no such group is in play it cannot be played', () => {
  const t = position({ hands: [['flyingDwarves', 'dwarf']], groups: [['orc'], ['troll']] })
  t.refuses(ana, 'turn', { ability: 'flyingDwarves@0.dwarf' }, 'R5.1')
  t.answer(ana, 'turn', { discard: 'flyingDwarves' })
  t.close()
})

test('R5.1 one that fits nobody cannot be played, while another can', () => {
  const t = position({ hands: [['flyingDwarves', 'weakTrolls']], groups: [['orc']] })
  const barred = [{ option: 'flyingDwarves', rule: 'R5.1' }]
  expect(t.asked(ana)?.ask).toMatchObject({ moves: { ability: { options: ['weakTrolls@0.orc'], barred } } })
  t.refuses(ana, 'turn', { ability: 'flyingDwarves@0.orc' }, 'R5.1')
  t.close()
})

test.each([
  ['a nasty one', 'weakTrolls', 'strongElves'],
  ['a good one', 'strongElves', 'weakTrolls'],
  ['the same', 'strongElves', 'strongElves'],
] as const)('R5.2 a new ability replaces %s, which is discarded', (_, old, replacing) => {
  const t = position({ hands: [[replacing]], groups: [[], [['orc', 2, old]]] })
  t.answer(ana, 'turn', { ability: `${replacing}@1.orc` })
  expect(t.groups(ben)).toEqual([`2 orc ${replacing}`])
  expect(t.discards).toEqual([old])
  t.close()
})

test('R5.2 groups of one kind in front of two seats have an ability each', () => {
  const groups = [[['orc', 1, 'strongElves']], ['orc']] as const
  const t = position({ hands: [['weakTrolls']], groups }).answer(ana, 'turn', { ability: 'weakTrolls@1.orc' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 orc strongElves'], ['1 orc weakTrolls']])
  expect(t.discards).toEqual([])
  t.close()
})

test('R5.3 it works for all creatures of the group, also for those that join it later', () => {
  const groups = [[['goblin', 1, 'strongDwarves']]] as const
  const t = position({ seats: 2, hands: [['goblin', 'ford'], ['boo']], groups, decks: { creature: [], other: [] } })
  t.answer(ana, 'turn', { creature: 'goblin' }).answer(ben, 'turn', { discard: 'boo' })
  expect(t.groups(ana)).toEqual(['2 goblin strongDwarves'])
  t.dice(3, 3, 4, 4).answer(ana, 'turn', { battle: 'ford' })
  expect(t.tracks[ana]).toEqual([14, 0])
  t.close()
})

test('R5.4 it stays as long as one creature of the group does', () => {
  const t = battle('sandwich', [3, 4, 5, 6], { seats: 2, groups: [[['orc', 2, 'strongElves']]] })
  expect(t.groups(ana)).toEqual(['1 orc strongElves'])
  expect(t.discards).toEqual(['orc', 'sandwich'])
  t.close()
})

test('R5.4 it leaves with the last, and a new creature of the kind starts without', () => {
  const hands = [['boo', 'duel', 'elf', 'elf', 'elf'], ['orc']] as const
  const t = position({ hands, groups: [['medusa'], [['orc', 1, 'strongElves']]] })
  t.answer(ana, 'turn', { stare: '1.orc' })
  expect(t.discards).toEqual(['medusa', 'orc', 'strongElves'])
  t.answer(ben, 'turn', { creature: 'orc' })
  expect(t.groups(ben)).toEqual(['1 orc'])
  t.close()
})

test('R5.5 abilities work only for fighters', () => {
  const home = [
    ['goblin', 1, 'generousGnomes'],
    ['elf', 1, 'peacefulDwarves'],
    ['orc', 1, 'luckyGnomes'],
  ] as const
  const t = battle('sandwich', [1, 2], { seats: 2, groups: [['dwarf', ...home]], hands: [['boo']] })
  t.answer(ana, 'fighters', { dwarf: 1 })
  expect(t.tracks[ana]).toEqual([3, 2])
  t.lays(null)
  expect(t.gold).toEqual([5, 0])
  expect(t.groups(ana)).toEqual(['1 goblin generousGnomes', '1 elf peacefulDwarves', '1 orc luckyGnomes'])
  t.close()
})

test('R5.5 Flying! works against aversion at any time', () => {
  const groups = [[['dwarf', 2, 'flyingDwarves'], 'orc']] as const
  const t = position({ hands: [['troll']], groups }).answer(ana, 'turn', { creature: 'troll' })
  expect(t.groups(ana)).toEqual(['2 dwarf flyingDwarves', '1 troll'])
  t.close()
})

// No card in the box fits a creature that would exceed these bounds, so these abilities are laid where they do not fit.
test.each([
  ['never fewer than 1 die', 'gnome', 'weakElves', [6], [6, 0]],
  ['never more than 5 dice', 'titan', 'strongElves', [6, 6, 6, 6, 6], [30, 0]],
  ['finds never on more than 3', 'gnome', 'greedyGoblins', [4], [4, 0]],
] as const)('R5.6 %s', (_, kind, ability, faces, counts) => {
  expect(fought(kind, ability, faces)).toEqual(counts)
})

test.each([
  ['strongElves', 'elf', [4, 5, 6]],
  ['strongElves', 'orc', [3, 4, 5, 6]],
  ['strongDwarves', 'dwarf', [4, 5, 6]],
  ['strongDwarves', 'goblin', [5, 6]],
] as const)('R5.7 Strong!: %s, one die more for an %s', (ability, kind, faces) => {
  const sum = faces.reduce<number>((n, face) => n + face, 0)
  expect(fought(kind, ability, faces)).toEqual([sum, 0])
})

test.each([
  ['weakTrolls', 'troll', [6, 6, 6]],
  ['weakTrolls', 'orc', [6, 6]],
  ['weakElves', 'elf', [6]],
  ['weakElves', 'dwarf', [6]],
] as const)('R5.8 Weak!: %s, one die less for an %s', (ability, kind, faces) => {
  expect(fought(kind, ability, faces)).toEqual([6 * faces.length, 0])
})

test.each([
  ['greedyGoblins', 'goblin', [3], 1],
  ['greedyGoblins', 'goblin', [4], 0],
  ['greedyGoblins', 'dwarf', [3, 4], 1],
  ['greedyOrcs', 'orc', [1, 2, 3], 2],
  ['greedyOrcs', 'elf', [2, 3], 1],
] as const)(
  'R5.9 Greedy!: %s, one number more for an %s, which rolls %j and finds %i',
  (ability, kind, faces, found) => {
    expect(fought(kind, ability, faces)).toEqual([faces.reduce<number>((n, face) => n + face, 0), found])
  },
)

test.each([
  ['blindDwarves', 'dwarf', [1, 2]],
  ['blindDwarves', 'gnome', [1]],
  ['blindElves', 'elf', [1, 1]],
  ['blindElves', 'orc', [1, 1, 1]],
] as const)('R5.10 Blind!: %s, an %s finds nothing, and its pips count', (ability, kind, faces) => {
  const sum = faces.reduce<number>((n, face) => n + face, 0)
  expect(fought(kind, ability, faces)).toEqual([sum, 0])
})

test.each([
  ['luckyGnomes', 'gnome', [5]],
  ['luckyGnomes', 'orc', [5, 5, 5]],
  ['luckyGoblins', 'goblin', [5]],
  ['luckyGoblins', 'troll', [5, 5, 5, 5]],
] as const)('R5.11 Lucky!: %s, an %s may reroll one die once a battle', (ability, kind, faces) => {
  const t = battle('sandwich', faces, { groups: [[[kind, 1, ability]]], hands: [['boo']] })
  expect(t.asked(ana)?.name).toBe('reroll')
  t.dice(6).answer(ana, 'reroll', { die: 5 })
  expect(t.tracks[ana]?.[0]).toBe(5 * faces.length + 1)
  expect(t.asked(ana)?.name).toBe('lay')
  t.close()
})

test('R5.11 each of the group may, and each may keep; without Lucky! nobody is asked', () => {
  const given = { groups: [[['gnome', 2, 'luckyGnomes']], ['gnome']], hands: [['boo']] } as const
  const t = battle('ford', [4], given).dice(5).answer(ana, 'reroll', { keep: 'yes' })
  t.dice(1, 6).answer(ana, 'reroll', { die: 5 })
  expect(t.tracks).toEqual([[5, 1], [6, 0], null])
  expect(t.asked(ana)?.name).toBe('lay')
  t.close()
})

test("R5.12 Flying!: not driven off by aversion, not by a third of others', while the rest is", () => {
  const groups = [[['troll', 2]], [['dwarf', 2, 'flyingDwarves'], 'orc'], ['dwarf']] as const
  const t = position({ hands: [['troll']], groups }).answer(ana, 'turn', { creature: 'troll' })
  expect([t.groups(ben), t.groups(cleo)]).toEqual([['2 dwarf flyingDwarves'], []])
  expect(t.discards).toEqual(['orc', 'dwarf'])
  t.close()
})

test('R5.12 where all whom it cannot stand fly, nothing happens', () => {
  const groups = [[['dwarf', 1, 'flyingDwarves']]] as const
  const t = position({ hands: [['troll']], groups }).answer(ana, 'turn', { creature: 'troll' })
  expect(t.happened).not.toContain('aversionFelt')
  t.close()
})

test('R5.12 flying dwarves drive off orcs like any', () => {
  const groups = [[['dwarf', 1, 'flyingDwarves'], 'orc']] as const
  const t = position({ hands: [['dwarf']], groups }).answer(ana, 'turn', { creature: 'dwarf' })
  expect(t.groups(ana)).toEqual(['2 dwarf flyingDwarves'])
  t.close()
})

test('R5.12 a winner loses the strongest of those who do not fly', () => {
  const groups = [['goblin', ['dwarf', 1, 'flyingDwarves']]] as const
  const t = battle('ford', [6, 6, 6], { groups })
  expect(t.gold).toEqual([3, 0, 0])
  expect(t.groups(ana)).toEqual(['1 dwarf flyingDwarves'])
  t.close()
})

test('R5.12 and none if all fighters fly', () => {
  const groups = [['goblin', ['dwarf', 2, 'flyingDwarves']]] as const
  const t = battle('ford', [6, 6, 6, 6], { groups }).answer(ana, 'fighters', { dwarf: 2 })
  expect(t.gold).toEqual([3, 0, 0])
  expect(t.groups(ana)).toEqual(['1 goblin', '2 dwarf flyingDwarves'])
  t.close()
})

test('R5.12 nothing but aversion and victory: a Stony Stare takes one that flies', () => {
  const groups = [['medusa'], [['dwarf', 2, 'flyingDwarves']]] as const
  const t = position({ hands: [['boo']], groups }).answer(ana, 'turn', { stare: '1.dwarf' })
  expect(t.groups(ben)).toEqual(['1 dwarf flyingDwarves'])
  t.close()
})

test('R5.13 Generous!: what a winning group found is dealt out singly, clockwise from the left, also to who sat out', () => {
  const groups = [[], [['gnome', 3, 'generousGnomes']], ['goblin']] as const
  const t = battle('broomMine', [1, 2, 3, 4], { turn: ben, groups })
  expect(t.told('table')).toContainEqual({ type: 'spoilsPaid', seat: ben, treasure: 3, award: 2 })
  expect(t.gold).toEqual([1, 2, 2])
  t.close()
})

test('R5.13 whose owner does not win gives nothing', () => {
  const groups = [[['gnome', 1, 'generousGnomes']], ['goblin']] as const
  const t = battle('sandwich', [1, 6], { groups })
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

test('R5.13 only what this group found: not the award, not what others or events added', () => {
  const given = { groups: [['goblin', ['gnome', 1, 'generousGnomes']]], hands: [['richVein']] } as const
  const t = battle('ford', [1, 1], given).lays('richVein').wait()
  expect(t.gold).toEqual([6, 1, 0])
  t.close()
})

test('R5.13 two such groups of one winner are dealt out together', () => {
  const groups = [
    [
      ['goblin', 1, 'generousGnomes'],
      ['gnome', 1, 'generousGnomes'],
    ],
  ] as const
  const t = battle('ford', [1, 1], { groups })
  expect(t.gold).toEqual([3, 1, 1])
  t.close()
})

test('R5.13 each of several winners deals out from the own left', () => {
  const group = ['gnome', 1, 'generousGnomes'] as const
  const t = battle('sandwich', [1, 1, 1], { groups: [[group], ['goblin'], [group]] })
  expect(t.gold).toEqual([4, 5, 3])
  t.close()
})

test.each([
  ['won', [6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1], [3, 0], ['1 goblin', '1 orc']],
  ['lost', [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6], [0, 3], ['1 goblin']],
] as const)('R5.14 Peaceful!: after a battle that was %s all who fought are discarded', (_, faces, gold, left) => {
  const groups = [[['troll', 2, 'peacefulTrolls']], ['goblin', 'orc']] as const
  const t = battle('ford', faces, { seats: 2, groups })
  expect(t.gold).toEqual(gold)
  expect(t.groups(ana)).toEqual([])
  expect(t.discards).toContain('peacefulTrolls')
  expect(t.groups(ben)).toEqual(left)
  t.close()
})

test('R5.14 who did not fight stays, with the ability', () => {
  const groups = [[['elf', 3, 'peacefulDwarves'], 'goblin'], ['dragon']] as const
  const t = battle('sandwich', [2, 2], { seats: 2, groups }).answer(ana, 'fighters', { elf: 1 })
  t.dice(6, 6, 6, 6).answer(ana, 'reroll', { keep: 'yes' })
  expect(t.groups(ana)).toEqual(['2 elf peacefulDwarves', '1 goblin'])
  expect(t.discards).toEqual(['dragon', 'elf', 'sandwich'])
  t.close()
})

test('R5.14 and it does not begin before the winners have lost theirs', () => {
  const groups = [['orc', ['dwarf', 1, 'peacefulDwarves']]] as const
  const t = battle('ford', [6, 6, 6, 6, 6], { groups })
  expect(t.groups(ana)).toEqual([])
  expect(t.discards).toEqual(['orc', 'dwarf', 'peacefulDwarves', 'ford'])
  t.close()
})
