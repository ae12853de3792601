import { expect, test } from 'vitest'
import { abilities, abilityIds } from './abilities.ts'
import { battles, boxedBattles } from './battles.ts'
import { boxedKinds, creatures } from './creatures.ts'
import { eventIds, events } from './events.ts'
import { allCards, backOf } from './index.ts'

const copiesIn = (cards: Readonly<Record<string, { readonly copies: number }>>): number =>
  Object.values(cards).reduce((n, { copies }) => n + copies, 0)

test('R1.1 the box holds 88 cards with two backs: 42 creatures, and 10 battles, 22 abilities and 14 events', () => {
  expect(copiesIn(creatures)).toBe(42)
  expect(boxedBattles).toHaveLength(10)
  expect(copiesIn(abilities)).toBe(22)
  expect(copiesIn(events)).toBe(14)
  expect([allCards.creature.length, allCards.other.length]).toEqual([42, 46])
})

test('R1.1 a creature has one back, all other cards the other', () => {
  expect(new Set(boxedKinds.map(backOf))).toEqual(new Set(['creature']))
  expect(new Set([...boxedBattles, ...abilityIds, ...eventIds].map(backOf))).toEqual(new Set(['other']))
})

test('R1.1 the creatures: copies, dice, finds, whom they drive off, power', () => {
  const rows = boxedKinds.map(kind => {
    const { copies, dice, finds, drivesOff, power } = creatures[kind]
    return [kind, copies, dice, finds, ...drivesOff, power ?? '-'].join(' ')
  })
  expect(rows).toEqual([
    'goblin 8 1 2 -',
    'gnome 6 1 3 -',
    'dwarf 6 2 2 orc -',
    'elf 5 2 1 goblin gnome reroll',
    'orc 6 3 1 -',
    'troll 5 4 0 dwarf orc -',
    'cyclops 2 5 0 -',
    'titan 1 5 1 troll -',
    'dragon 1 4 2 -',
    'yeti 1 3 1 thaw',
    'medusa 1 3 1 stare',
  ])
})

test('R1.1 the battles: fighters, award', () => {
  expect(boxedBattles.map(id => `${id} ${battles[id].limit} ${battles[id].award}`)).toEqual([
    'sandwich 1 3',
    'duel 1 3',
    'ford 2 3',
    'tollBridge 2 3',
    'broomMine 3 2',
    'grannysCellar 3 3',
    'smelter 4 2',
    'redValley 4 3',
    'misunderstanding 5 2',
    'reallyBigOne 5 3',
  ])
})

test('R1.1 the abilities: adjective, copies, the kinds they fit', () => {
  const rows = abilityIds.map(id => {
    const { adjective, copies, fits } = abilities[id]
    return [id, adjective, copies, ...fits].join(' ')
  })
  expect(rows).toEqual([
    'strongElves strong 2 elf orc',
    'strongDwarves strong 2 dwarf goblin',
    'greedyGoblins greedy 2 goblin dwarf',
    'greedyOrcs greedy 1 orc elf',
    'luckyGnomes lucky 2 gnome orc',
    'luckyGoblins lucky 1 goblin troll',
    'flyingDwarves flying 2 dwarf',
    'weakTrolls weak 2 troll orc',
    'weakElves weak 1 elf dwarf',
    'blindDwarves blind 2 dwarf gnome',
    'blindElves blind 1 elf orc',
    'generousGnomes generous 2 gnome goblin',
    'peacefulDwarves peaceful 1 dwarf elf',
    'peacefulTrolls peaceful 1 troll orc',
  ])
})

test('R1.1 the events and their copies', () => {
  expect(eventIds.map(id => `${id} ${events[id].copies}`)).toEqual([
    'forgetIt 4',
    'neverNotice 2',
    'boo 2',
    'onceMore 2',
    'wrongBanner 1',
    'foolsGold 1',
    'richVein 1',
    'nobodyGoesHome 1',
  ])
})
