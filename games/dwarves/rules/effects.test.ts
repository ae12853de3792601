import { expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { CardId } from '../cards/index.ts'
import { battle, type DwarvesTable } from '../position.ts'

/**
 * Ana's orc has 9 and found 1, Ben's dwarf has 12, and Cleo sits out. Her He'll Never Notice comes last, and while it
 * can be cancelled everyone can see what the earlier events did.
 */
const duel = (...laid: readonly (CardId | null)[]): DwarvesTable =>
  battle('sandwich', [6, 2, 1, 6, 6], {
    groups: [['orc'], ['dwarf']],
    hands: [...laid.map(card => (card === null ? [] : [card])), ['neverNotice']],
  }).lays(...laid, 'neverNotice')

/** The same dice, and only Cleo lays an event. */
const lookingOn = (card: CardId): DwarvesTable =>
  battle('sandwich', [6, 2, 1, 6, 6], { groups: [['orc'], ['dwarf']], hands: [[], [], [card]] }).lays(null, null, card)

/** Ana has a goblin with 3 and a dwarf with 9, Ben a gnome with 4 that found nothing and a dwarf with 3 that found 2. */
const pairs = (...laid: readonly (CardId | null)[]): DwarvesTable =>
  battle('ford', [3, 5, 4, 4, 1, 2], {
    groups: [
      ['goblin', 'dwarf'],
      ['gnome', 'dwarf'],
    ],
    hands: [...laid.map(card => (card === null ? [] : [card])), ['neverNotice']],
  }).lays(...laid, 'neverNotice')

test('R9.2 Boo!: what one fighter has rolled no longer counts as strength, its treasure does', () => {
  const t = pairs('boo', null).answer(ana, 'target', '1.1').wait()
  expect(t.tracks).toEqual([[12, 0], [4, 2], null])
  expect(t.told('table')).toContainEqual({ type: 'fighterScared', seat: ben, fighter: 1, kind: 'dwarf', lost: 3 })
  t.close()
})

test('R9.2 Boo!: the owner names the fighter, of anybody who fights, also their own', () => {
  const t = pairs('boo', null).refuses(ana, 'target', '2.0', 'R9.2').refuses(ana, 'target', '1.2', 'R9.2')
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['1.0', '1.1', '0.1', '0.0'] })
  t.refuses(ben, 'target', '1.0', 'R7.5').answer(ana, 'target', '0.1').wait()
  expect(t.tracks).toEqual([[3, 0], [7, 2], null])
  t.close()
})

test('R9.2 Boo!: who is scared and wins all the same gets what it found', () => {
  const t = battle('ford', [1, 1, 6, 1], { seats: 2, groups: [['goblin', 'dwarf'], ['gnome']], hands: [[], ['boo']] })
  t.lays(null, 'boo').answer(ben, 'target', '0.0').wait()
  expect(t.gold).toEqual([3 + 2, 0])
  t.close()
})

test('R9.2 Boo!: after a reroll what it shows now no longer counts', () => {
  const given = { groups: [['elf'], ['goblin']], hands: [['boo'], [], ['neverNotice']] } as const
  const t = battle('sandwich', [1, 4], given).dice(6, 5).answer(ana, 'reroll', { die: 1 })
  t.lays('boo', null, 'neverNotice').answer(ana, 'target', '0.0').wait()
  expect(t.tracks).toEqual([[0, 0], [5, 0], null])
  t.close()
})

test('R9.2 Boo!: nobody is scared twice', () => {
  const t = pairs('boo', 'boo').answer(ana, 'target', '1.1').wait()
  expect(t.asked(ben)?.ask).toMatchObject({ options: ['0.1', '0.0', '1.0'] })
  t.refuses(ben, 'target', '1.1', 'R9.2').answer(ben, 'target', '0.1').wait()
  expect(t.tracks).toEqual([[3, 0], [4, 2], null])
  t.close()
})

test('R9.2 Boo!: when all are scared there is nobody left, and it does nothing', () => {
  const t = battle('sandwich', [5], { groups: [['goblin']], hands: [['boo'], ['boo']] })
    .lays('boo', 'boo')
    .wait()
  expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: ben, event: 'boo' })
  t.close()
})

test('R9.2 Boo!: with one fighter left to scare there is nothing to choose', () => {
  const t = duel('boo', 'boo').answer(ana, 'target', '1.0').wait().wait()
  expect(t.tracks).toEqual([[0, 1], [0, 0], null])
  t.close()
})

test('R9.2 Boo!: who sits out may scare somebody', () => {
  const t = lookingOn('boo').answer(cleo, 'target', '1.0').wait()
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ana], strengths: [9, 0, null] })
  t.close()
})

test('R9.3 Once More, With Feeling: all its dice are added to the strength, and it finds nothing', () => {
  const t = duel('onceMore', null).dice(1, 1, 1).wait()
  expect(t.tracks).toEqual([[12, 1], [12, 0], null])
  t.close()
})

test('R9.3 Once More, With Feeling: only a fighter of your own, and only you choose it', () => {
  const t = pairs('onceMore', null).refuses(ana, 'target', '1.0', 'R9.3').refuses(ben, 'target', '0.0', 'R7.5')
  t.dice(6).answer(ana, 'target', '0.0').wait()
  expect(t.tracks).toEqual([[18, 0], [7, 2], null])
  t.close()
})

test('R9.3 Once More, With Feeling: dice are counted with abilities', () => {
  const groups = [[['orc', 1, 'strongElves']], [['dwarf', 1, 'weakElves']]] as const
  const hands = [['onceMore'], ['onceMore'], ['neverNotice']] as const
  const t = battle('sandwich', [2, 2, 2, 2, 5], { groups, hands }).lays('onceMore', 'onceMore', 'neverNotice')
  t.dice(3, 3, 3, 3).wait().dice(6).wait()
  expect(t.tracks).toEqual([[20, 0], [11, 0], null])
  t.close()
})

test('R9.3 Once More, With Feeling: who may reroll does not reroll these', () => {
  const given = { groups: [['elf'], ['goblin']], hands: [['onceMore'], [], ['neverNotice']] } as const
  const t = battle('sandwich', [2, 4], given).dice(5).answer(ana, 'reroll', { keep: 'yes' })
  t.lays('onceMore', null, 'neverNotice').dice(1, 1).wait()
  expect(t.asked(ana)?.name).toBe('react')
  expect(t.tracks).toEqual([[8, 0], [5, 0], null])
  t.close()
})

test('R9.3 Once More, With Feeling: a scared one cannot be rolled', () => {
  const t = pairs('boo', 'onceMore').answer(ana, 'target', '1.1').wait()
  expect(t.state.battle?.playing).toMatchObject({ event: 'onceMore', target: '1.0' }) // the only calm one
  t.dice(6).wait()
  expect(t.tracks).toEqual([[12, 0], [10, 2], null])
  t.close()
})

test('R9.3 Once More, With Feeling: if all yours are scared it does nothing', () => {
  const t = duel('boo', 'onceMore').answer(ana, 'target', '1.0').wait()
  expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: ben, event: 'onceMore' })
  expect(t.tracks).toEqual([[9, 1], [0, 0], null])
  t.close()
})

test('R9.4 Wrong Banner: your strength and that of another change places, treasure does not', () => {
  const t = duel('wrongBanner', null).wait()
  expect(t.tracks).toEqual([[12, 1], [9, 0], null])
  t.close()
})

test('R9.4 Wrong Banner: with another seat that fights, not with yourself nor with who sits out', () => {
  const given = { seats: 4, groups: [['goblin'], ['gnome'], [], ['goblin']], hands: [['wrongBanner']] } as const
  const t = battle('sandwich', [3, 5, 6], given).lays('wrongBanner')
  t.refuses(ana, 'target', '0', 'R9.4').refuses(ana, 'target', '2', 'R9.4').answer(ana, 'target', '3').wait()
  expect(t.told('table')).toContainEqual({ type: 'strengthsSwapped', seats: [ana, dan] })
  expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ana], strengths: [6, 5, null, 3] })
  t.close()
})

test('R9.4 Wrong Banner: if nobody else fights it does nothing', () => {
  const t = battle('sandwich', [3], { groups: [['goblin']], hands: [['wrongBanner']] }).lays('wrongBanner')
  expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: ana, event: 'wrongBanner' })
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test("R9.5 Fool's Gold: the treasure of one fighting seat drops to 0, its strength stays", () => {
  const t = pairs('foolsGold', null).refuses(ana, 'target', '2', 'R9.5').answer(ana, 'target', '1').wait()
  expect(t.tracks).toEqual([[12, 0], [7, 0], null])
  t.close()
})

test("R9.5 Fool's Gold: also your own", () => {
  const t = duel('foolsGold', null).answer(ana, 'target', '0').wait()
  expect(t.tracks).toEqual([[9, 0], [12, 0], null])
  t.close()
})

test("R9.5 Fool's Gold: if you alone fight it is your own that drops", () => {
  const t = battle('sandwich', [1], { groups: [['goblin']], hands: [['foolsGold']] })
    .lays('foolsGold')
    .wait()
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test("R9.5 Fool's Gold: who sits out may play it", () => {
  const t = battle('sandwich', [1], { groups: [['goblin']], hands: [[], ['foolsGold']] })
    .lays(null, 'foolsGold')
    .wait()
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test('R9.6 Rich Vein: 2 more treasure for you', () => {
  const t = duel('richVein', null).wait()
  expect(t.tracks).toEqual([[9, 3], [12, 0], null])
  t.close()
})

test('R9.6 Rich Vein: who does not win has nothing of it', () => {
  const t = battle('sandwich', [3, 4], { groups: [['goblin'], ['goblin']], hands: [['richVein']] })
  t.lays('richVein').wait()
  expect(t.gold).toEqual([0, 3, 0])
  t.close()
})

test("R9.6 Rich Vein after Fool's Gold counts, before it is lost with the rest", () => {
  const after = duel('foolsGold', 'richVein').answer(ana, 'target', '1').wait().wait()
  expect(after.tracks).toEqual([[9, 1], [12, 2], null])
  after.close()
  const before = duel('richVein', 'foolsGold').wait().answer(ben, 'target', '0').wait()
  expect(before.tracks).toEqual([[9, 0], [12, 0], null])
  before.close()
})

test.each(['onceMore', 'wrongBanner', 'richVein', 'nobodyGoesHome'] as const)(
  'R7.6 %s does nothing for who sat out, and nobody needs to cancel it',
  event => {
    const t = lookingOn(event)
    expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: cleo, event })
    expect(t.told('table')).toContainEqual({ type: 'battleWon', winners: [ben], strengths: [9, 12, null] })
    expect(t.gold).toEqual([0, 3, 0])
    t.close()
  },
)

test('R9.8 after a Wrong Banner a scared fighter takes what it rolled from the strength its own seat has now', () => {
  const t = duel('wrongBanner', 'boo').wait().answer(ben, 'target', '0.0').wait()
  expect(t.tracks).toEqual([[3, 1], [9, 0], null])
  t.close()
})

test('R9.8 strength never falls under 0', () => {
  const t = duel('wrongBanner', 'boo').wait().answer(ben, 'target', '1.0').wait() // Ben has 9 now, his dwarf rolled 12
  expect(t.tracks).toEqual([[12, 1], [0, 0], null])
  expect(t.told('table')).toContainEqual({ type: 'fighterScared', seat: ben, fighter: 0, kind: 'dwarf', lost: 9 })
  t.close()
})

test('R9.8 a Wrong Banner after Boo! moves what is left', () => {
  const t = duel('boo', 'wrongBanner').answer(ana, 'target', '1.0').wait().wait()
  expect(t.tracks).toEqual([[0, 1], [9, 0], null])
  t.close()
})

test('R9.8 Boo! after Once More, With Feeling takes both rolls', () => {
  const t = duel('onceMore', 'boo').dice(6, 6, 6).wait().answer(ben, 'target', '0.0').wait()
  expect(t.told('table')).toContainEqual({ type: 'fighterScared', seat: ana, fighter: 0, kind: 'orc', lost: 27 })
  expect(t.tracks).toEqual([[0, 1], [12, 0], null])
  t.close()
})

test('R9.3 Once More, With Feeling after a Wrong Banner adds to the strength the seat has now', () => {
  const t = duel('wrongBanner', 'onceMore').wait().dice(1, 1).wait()
  expect(t.tracks).toEqual([[12, 1], [11, 0], null])
  t.close()
})
