import { expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { BattleId } from '../cards/battles.ts'
import { battle } from '../position.ts'

test('R10.1 the highest strength wins', () => {
  const t = battle('sandwich', [4, 6, 5], { groups: [['goblin'], ['goblin'], ['goblin']] })
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ben], strengths: [4, 6, 5] })
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

test('R10.1 strength counts as it is when all events are done', () => {
  const given = { groups: [['goblin'], ['goblin']], hands: [['boo'], ['wrongBanner']] } as const
  const t = battle('sandwich', [5, 6], given).lays('boo', 'wrongBanner').answer(ana, 'target', '1.0').wait()
  expect(t.gold).toEqual([0, 0, 0])
  t.wait()
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

const awards: readonly (readonly [BattleId, number])[] = [
  ['sandwich', 3],
  ['duel', 3],
  ['ford', 3],
  ['tollBridge', 3],
  ['broomMine', 2],
  ['grannysCellar', 3],
  ['smelter', 2],
  ['redValley', 3],
  ['misunderstanding', 2],
  ['reallyBigOne', 3],
]

test.each(awards)('R10.2 %s: its award is %i', (card, award) => {
  const t = battle(card, [6], { groups: [['goblin']] })
  expect(t.gold).toEqual([award, 0, 0])
  t.close()
})

test('R10.2 the winner gets what their own fighters found and the award, the others nothing for what they found', () => {
  const t = battle('sandwich', [1, 6, 6, 1, 2], { groups: [['orc'], ['dwarf']], gold: [5, 6, 7] })
  expect(t.told('table')).toContainEqual({ type: 'spoilsPaid', seat: ana, treasure: 1, award: 3 })
  expect(t.gold).toEqual([5 + 4, 6, 7])
  t.close()
})

test('R10.3 all who have the highest strength win: own treasure, the full award and a loss for each', () => {
  const groups = [['dwarf'], ['dwarf'], ['goblin'], ['goblin']] as const
  const t = battle('sandwich', [1, 5, 4, 2, 6, 5], { seats: 4, groups })
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ana, ben, cleo], strengths: [6, 6, 6, 5] })
  expect(t.gold).toEqual([4, 4, 3, 0])
  expect([ana, ben, cleo, dan].map(seat => t.groups(seat))).toEqual([[], [], [], ['1 goblin']])
  t.close()
})

test('R10.3 also when all who fight have 0, but not who sits out', () => {
  const t = battle('sandwich', [2, 5], { groups: [['goblin'], ['goblin']], hands: [['boo'], ['boo']] })
  t.lays('boo', 'boo').answer(ana, 'target', '1.0').wait().wait()
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ana, ben], strengths: [0, 0, null] })
  expect(t.gold).toEqual([4, 3, 0])
  expect([t.groups(ana), t.groups(ben)]).toEqual([[], []])
  t.close()
})

test('R10.3 who fights alone wins with 0, too', () => {
  const t = battle('sandwich', [2], { groups: [['goblin']], hands: [[], ['boo']] })
    .lays(null, 'boo')
    .wait()
  expect(t.gold).toEqual([4, 0, 0])
  t.close()
})

test('R10.4 first the winners are paid, then Generous! gold is dealt out, then thieves take theirs', () => {
  const groups = [['goblin'], [['gnome', 2, 'generousGnomes']]] as const
  const t = battle('ford', [5, 3, 3], { groups, hands: [['neverNotice']] })
    .lays('neverNotice')
    .wait()
  const paid = t.happened.filter(type => ['spoilsPaid', 'goldGiven', 'goldTaken', 'creatureFell'].includes(type))
  expect(paid).toEqual(['spoilsPaid', 'goldGiven', 'goldTaken', 'creatureFell'])
  expect(t.gold).toEqual([1 + 2, 5 - 2 - 2, 1])
  t.close()
})

test('R10.4 what was dealt out cannot be stolen any more', () => {
  const groups = [[['gnome', 1, 'generousGnomes']], ['goblin']] as const
  const given = { groups, hands: [[], [], ['neverNotice']], options: { tieAward: 'none' } } as const
  const t = battle('sandwich', [3, 3], given).lays(null, null, 'neverNotice').wait()
  expect(t.gold).toEqual([0, 1, 0])
  t.close()
})

test('R10.4 what a winner was given is no spoils: a thief takes only what that winner was paid', () => {
  const groups = [[['gnome', 1, 'generousGnomes']], ['gnome']] as const
  const given = { groups, hands: [[], [], ['neverNotice']], options: { tieAward: 'none' } } as const
  const t = battle('sandwich', [3, 3], given).lays(null, null, 'neverNotice').wait()
  expect(t.told('table')).toContainEqual({ type: 'goldTaken', seat: cleo, from: ben, amount: 1 })
  expect(t.gold).toEqual([0, 1, 1])
  t.close()
})

test("R5.13 Generous!: what the group found goes to all others one by one, clockwise from the owner's left", () => {
  const groups = [['goblin'], [['gnome', 3, 'generousGnomes']]] as const
  const t = battle('broomMine', [6, 3, 3, 3], { groups })
  expect(t.told('table')).toContainEqual({ type: 'goldGiven', seat: ben, to: [1, 0, 2] })
  expect(t.gold).toEqual([1, 2, 2])
  t.close()
})

test('R5.13 Generous!: with two at the table the other gets it all', () => {
  const t = battle('ford', [1, 2], { seats: 2, groups: [[['goblin', 2, 'generousGnomes']]] })
  expect(t.gold).toEqual([3, 2])
  t.close()
})

test('R5.13 Generous!: the award, what other groups found and a Rich Vein stay', () => {
  const groups = [['goblin', ['gnome', 1, 'generousGnomes']]] as const
  const t = battle('ford', [2, 3], { groups, hands: [['richVein']] })
    .lays('richVein')
    .wait()
  expect(t.gold).toEqual([3 + 1 + 2, 1, 0])
  t.close()
})

test('R5.13 Generous!: who found nothing gives nothing', () => {
  const t = battle('sandwich', [4], { groups: [[['gnome', 1, 'generousGnomes']]] })
  expect(t.happened).not.toContain('goldGiven')
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test('R5.13 Generous!: if the owner does not win nothing is given', () => {
  const t = battle('sandwich', [3, 4], { groups: [[['gnome', 1, 'generousGnomes']], ['goblin']] })
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

test('R5.13 Generous!: each tied winner gives, also to the other', () => {
  const gnome = [['gnome', 1, 'generousGnomes']] as const
  const t = battle('sandwich', [3, 3], { groups: [gnome, gnome] })
  expect(t.gold).toEqual([4 - 1, 4 + 1 - 1, 1])
  t.close()
})

test('R5.13 Generous!: a scared one gives what it found', () => {
  const groups = [['goblin', ['gnome', 1, 'generousGnomes']], ['goblin']] as const
  const t = battle('ford', [6, 3, 5], { groups, hands: [[], ['boo']] }).lays(null, 'boo')
  t.answer(ben, 'target', '0.1').wait()
  expect(t.gold).toEqual([3, 1, 0])
  t.close()
})

test("R5.13 Generous!: after Fool's Gold the group has found nothing, and a Rich Vein after it stays", () => {
  const groups = [[['gnome', 1, 'generousGnomes']], ['goblin']] as const
  const given = { turn: ben, groups, hands: [['richVein'], ['foolsGold']] } as const
  const t = battle('sandwich', [1, 3], given).lays('foolsGold', null, 'richVein').answer(ben, 'target', '0').wait()
  t.wait()
  expect(t.gold).toEqual([5, 0, 0])
  t.close()
})

/** Ana and Ben fight with a goblin each, and Cleo sits out. */
const goblins = { groups: [['goblin'], ['goblin']] } as const

test("R9.1 He'll Never Notice: 2 gold of the winner's spoils, when they are paid", () => {
  const t = battle('sandwich', [3, 4], { ...goblins, hands: [['neverNotice'], ['richVein']] })
  t.lays('neverNotice', 'richVein').wait()
  expect(t.told('table')).toContainEqual({ type: 'pocketsEyed', seat: ana })
  expect(t.gold).toEqual([0, 0, 0])
  t.wait()
  expect(t.gold).toEqual([2, 3, 0])
  t.close()
})

test("R9.1 He'll Never Notice: who sits out steals, too", () => {
  const t = battle('sandwich', [3, 4], { ...goblins, hands: [[], [], ['neverNotice']] })
  t.lays(null, null, 'neverNotice').wait()
  expect(t.gold).toEqual([0, 1, 2])
  t.close()
})

test("R9.1 He'll Never Notice: who wins alone steals nothing", () => {
  const t = battle('sandwich', [5, 4], { ...goblins, hands: [['neverNotice']], gold: [0, 9] })
  t.lays('neverNotice').wait()
  expect(t.happened).not.toContain('goldTaken')
  expect(t.gold).toEqual([3, 9, 0])
  t.close()
})

test("R9.1 He'll Never Notice: when it is cancelled nothing is stolen", () => {
  const t = battle('sandwich', [3, 4], { ...goblins, hands: [['neverNotice'], ['forgetIt']] })
  t.lays('neverNotice', null).answer(ben, 'react', { forget: 'yes' }).wait()
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

const twoThieves = { hands: [['neverNotice'], [], ['neverNotice']] } as const

test("R9.1 He'll Never Notice: several take clockwise from the starter, the second what is left", () => {
  const t = battle('sandwich', [4, 3], { turn: ben, ...goblins, ...twoThieves, gold: [0, 9] })
  t.lays(null, 'neverNotice', 'neverNotice').wait().wait()
  expect(t.gold).toEqual([1, 9, 2])
  t.close()
})

test("R9.1 He'll Never Notice: when the spoils are gone there is nothing to take, whatever the winner had before", () => {
  const t = battle('broomMine', [4, 3], { turn: ben, ...goblins, ...twoThieves, gold: [0, 9] })
  t.lays(null, 'neverNotice', 'neverNotice').wait().wait()
  expect(t.happened.filter(type => type === 'goldTaken')).toHaveLength(1)
  expect(t.gold).toEqual([0, 9, 2])
  t.close()
})

test("R9.1 He'll Never Notice: of several winners the thief chooses one", () => {
  const given = { turn: ben, groups: [['goblin'], ['goblin'], ['goblin']], hands: [['neverNotice']] } as const
  const t = battle('sandwich', [4, 4, 3], given).lays(null, null, 'neverNotice').wait()
  t.refuses(ana, 'winner', ana, 'R9.1').refuses(ben, 'winner', cleo, 'R9.1').answer(ana, 'winner', cleo)
  expect(t.gold).toEqual([2, 3, 1])
  t.close()
})

test("R9.1 He'll Never Notice: a tied winner steals from the other", () => {
  const t = battle('sandwich', [4, 4], { ...goblins, hands: [['neverNotice']] })
    .lays('neverNotice')
    .wait()
  expect(t.gold).toEqual([5, 1, 0])
  t.close()
})

test("R9.1 He'll Never Notice: one of three winners chooses between the other two", () => {
  const given = { groups: [['goblin'], ['goblin'], ['goblin']], hands: [[], ['neverNotice']] } as const
  const t = battle('sandwich', [4, 4, 4], given).lays(null, 'neverNotice').wait()
  t.refuses(ben, 'winner', ben, 'R9.1').answer(ben, 'winner', ana)
  expect(t.gold).toEqual([1, 5, 3])
  t.close()
})

test("R9.1 He'll Never Notice: what a winner has stolen is no spoils, and is not stolen back", () => {
  const groups = [['goblin'], [['gnome', 2]]] as const
  const hands = [['neverNotice'], ['neverNotice']] as const
  const t = battle('ford', [2, 1, 1], { groups, hands, options: { tieAward: 'none' } })
  t.lays('neverNotice', 'neverNotice').wait().wait()
  expect(t.told('table')).toContainEqual({ type: 'goldTaken', seat: ana, from: ben, amount: 2 })
  expect(t.told('table')).toContainEqual({ type: 'goldTaken', seat: ben, from: ana, amount: 1 })
  expect(t.gold).toEqual([1 + 2 - 1, 2 - 2 + 1, 0])
  t.close()
})

/** Cleo and Dan tie. Ana and Ben sit out and steal. */
const bigTheft = {
  seats: 4,
  turn: cleo,
  groups: [[], [], ['goblin'], ['goblin']],
  hands: [['neverNotice'], ['neverNotice']],
} as const

test("R9.1 He'll Never Notice: two thieves may rob the same of two winners", () => {
  const t = battle('sandwich', [4, 4], bigTheft).lays(null, null, 'neverNotice', 'neverNotice').wait().wait()
  t.answer(ana, 'winner', dan).answer(ben, 'winner', dan)
  expect(t.gold).toEqual([2, 1, 3, 0])
  t.close()
})

test("R9.1 He'll Never Notice: where one winner's spoils are gone the other's are taken", () => {
  const t = battle('broomMine', [4, 4], bigTheft).lays(null, null, 'neverNotice', 'neverNotice').wait().wait()
  t.answer(ana, 'winner', dan)
  expect(t.gold).toEqual([2, 2, 0, 0])
  t.close()
})

const tied = { groups: [['goblin'], ['goblin'], ['gnome']] } as const

test.each([
  ['full', 'grannysCellar', [3, 4, 0]],
  ['none', 'grannysCellar', [0, 1, 0]],
  ['split', 'grannysCellar', [1, 2, 0]],
  ['split', 'broomMine', [1, 2, 0]],
] as const)('R12.5 tieAward %s: two tied winners of %s, one of whom found 1', (tieAward, card, gold) => {
  const groups = [['goblin'], ['dwarf'], ['goblin']] as const
  const t = battle(card, [6, 1, 5, 3], { groups, options: { tieAward } })
  expect(t.gold).toEqual(gold)
  t.close()
})

test.each([
  ['full', 'broomMine', 2],
  ['split', 'grannysCellar', 1],
  ['split', 'broomMine', 0],
] as const)('R12.5 tieAward %s: of %s each of three tied winners gets %i', (tieAward, card, each) => {
  const t = battle(card, [5, 5, 5], { ...tied, options: { tieAward } })
  expect(t.gold).toEqual([each, each, each])
  t.close()
})

test.each(['full', 'none', 'split'] as const)('R12.5 tieAward %s: who wins alone gets the full award', tieAward => {
  const t = battle('sandwich', [6, 5, 5], { ...tied, options: { tieAward } })
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test('R10.9 the next turn is that of the seat to the left of the starter, whoever won', () => {
  const t = battle('sandwich', [4, 5, 6], { turn: ben, groups: [['goblin'], ['goblin'], ['goblin']] })
  t.draws('creature')
  expect(t.gold).toEqual([3, 0, 0])
  expect(t.state.stage).toEqual({ at: 'turn', seat: cleo })
  t.close()
})
