import { expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import { open } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { dwarves } from '../index.ts'
import { battle, position } from '../position.ts'
import type { DwarvesGuest, GuestCreature } from './guests.ts'
import { guestBattle, guestCreature, moss, mossGiant, pillow, pillowFight } from './testing.ts'
import { guestKinds } from './vocabulary.ts'

const at = (...guests: readonly DwarvesGuest[]) => ({ options: { guests } })
const refusalOf = (card: object): unknown => {
  const found = readGuest(card, guestKinds)
  return 'expected' in found ? found.expected : null
}
const withFacts = (facts: object): object => ({ ...mossGiant, ...facts })

test('R12.12 no more than three, and no two alike', () => {
  const some = ['A', 'B', 'C', 'D'].map(name => guestCreature(name))
  const given = (guests: readonly unknown[]): unknown => {
    const options = optionsFrom(dwarves.options, { guests })
    return isOptionProblem(options) ? options.expected : options.guests
  }
  expect(given(some)).toBe('a list of at most 3 cards, no two alike')
  expect(given([pillowFight, pillowFight])).toBe('a list of at most 3 cards, no two alike')
  expect(given(some.slice(1))).toEqual(some.slice(1))
})

test('R14.1 they are shuffled into the deck with their back, as many cards of each as it says', () => {
  const options = optionsFrom(dwarves.options, { guests: [mossGiant, pillowFight] })
  if (isOptionProblem(options)) throw new Error(options.expected)
  const { entry } = open(dwarves, { seats: 3, options, dice: diceOf(seedFrom('guests')) })
  const [seated] = entry.events
  if (seated?.type !== 'seated') throw new Error('nobody was seated')
  const { creature, other } = seated.decks
  expect([creature.size, other.size]).toEqual([42 + 4, 46 + 2])
  expect(peek(creature.cards).filter(id => id === moss)).toHaveLength(4)
  expect(peek(other.cards).filter(id => id === pillow)).toHaveLength(2)
})

test.each([
  ['dice', 6, 'card.dice: a whole number from 1 to 5'],
  ['dice', 0, 'card.dice: a whole number from 1 to 5'],
  ['finds', 4, 'card.finds: a whole number from 0 to 3'],
  ['copies', 7, 'card.copies: a whole number from 1 to 6'],
  ['power', 'fly', 'card.power: one of none, reroll, thaw, stare'],
])('R14.2 no creature has %s %s', (fact, value, expected) => {
  expect(refusalOf(withFacts({ [fact]: value }))).toBe(expected)
})

test('R14.2 it rolls its dice, finds on its numbers, and may reroll if it has the power', () => {
  const lucky = guestCreature('Lucky Toad', { dice: 2, finds: 3, power: 'reroll' })
  const t = battle('sandwich', [3, 4], { ...at(lucky), seats: 2, groups: [[guestId(lucky)]], hands: [['boo']] })
  t.dice(6).answer(ana, 'reroll', { die: 4 })
  expect(t.tracks).toEqual([[9, 1], null])
  t.close()
})

test('R14.3 it drives off the kinds that it names', () => {
  const groups = [['goblin', 'gnome', 'elf'], ['goblin']] as const
  const t = position({ ...at(mossGiant), hands: [[moss]], groups }).answer(ana, 'turn', { creature: moss })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 gnome', `1 ${moss}`], ['1 goblin']])
  t.close()
})

test('R14.3 and the kinds that it names drive it off, their third that of everybody', () => {
  const groups = [[[moss, 2], 'cyclops'], [moss]] as const
  const t = position({ ...at(mossGiant), hands: [['cyclops']], groups }).answer(ana, 'turn', { creature: 'cyclops' })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['2 cyclops'], [`1 ${moss}`]])
  const felt = { type: 'aversionFelt', seat: ana, kind: 'cyclops', wide: false, guests: [moss] }
  expect(t.told('table')).toContainEqual(felt)
  t.close()
  const third = position({ ...at(mossGiant), hands: [['dwarf']], groups: [[['dwarf', 2]], ['orc', moss]] })
  third.answer(ana, 'turn', { creature: 'dwarf' })
  expect(third.groups(ben)).toEqual([])
  third.close()
})

test('R14.3 it stays with kinds that do not name it and that it does not name', () => {
  const t = position({ ...at(mossGiant), hands: [['titan']], groups: [[moss]] }).answer(ana, 'turn', {
    creature: 'titan',
  })
  expect(t.groups(ana).toSorted()).toEqual(['1 titan', `1 ${moss}`].toSorted())
  t.close()
})

test('R14.3 guests put up with each other', () => {
  const other = guestCreature('Grump', { drivesOff: ['goblin', 'gnome'], drivenOffBy: ['orc'] })
  const t = position({ ...at(mossGiant, other), hands: [[guestId(other)]], groups: [[moss]] })
  t.answer(ana, 'turn', { creature: guestId(other) })
  expect(t.groups(ana)).toEqual([`1 ${moss}`, `1 ${guestId(other)}`])
  t.close()
})

test.each<readonly [number, number, readonly string[], readonly string[]]>([
  [0, 2, ['1 gnome'], ['1 goblin']],
  [1, 2, ['1 gnome'], []],
  [2, 2, ['1 goblin', '1 gnome'], ['1 goblin']],
  [0, 1, ['1 gnome'], []],
  [1, 1, ['1 goblin', '1 gnome'], ['1 goblin']],
])('R14.4 with %i on the table the next drives off, if number %i strikes', (there, strikesAt, mine, others) => {
  const card = guestCreature('Grump', { drivesOff: ['goblin'], strikesAt })
  const id = guestId(card)
  const cleos = there === 0 ? [] : [[id, there] as const]
  const t = position({ ...at(card), hands: [[id]], groups: [['goblin', 'gnome'], ['goblin'], cleos] }).answer(
    ana,
    'turn',
    { creature: id },
  )
  expect([t.groups(ana).filter(group => !group.includes(id)), t.groups(ben)]).toEqual([mine, others])
  t.close()
})

test('R14.4 one of the first six strikes', () => {
  for (const strikesAt of [0, 7])
    expect(refusalOf(withFacts({ strikesAt }))).toBe('card.strikesAt: a whole number from 1 to 6')
})

test('R14.4 those after it drive off your own by the house rule', () => {
  const card = guestCreature('Grump', { drivesOff: ['goblin'], strikesAt: 1 })
  const given = { hands: [[guestId(card)]], groups: [['goblin', guestId(card)], ['goblin']] } as const
  const t = position({ options: { guests: [card], fourthClears: true }, ...given })
  t.answer(ana, 'turn', { creature: guestId(card) })
  expect([t.groups(ana), t.groups(ben)]).toEqual([[`2 ${guestId(card)}`], ['1 goblin']])
  t.close()
})

test('R14.5 abilities fit it as they fit the kind that it counts as', () => {
  const t = position({ ...at(mossGiant), hands: [['strongElves']], groups: [['orc'], [moss], ['dwarf']] })
  const asked = t.asked(ana)
  const options = asked?.name === 'turn' ? asked.ask.moves.ability?.options : []
  expect(options).toEqual(['strongElves@0.orc', `strongElves@1.${moss}`])
  t.answer(ana, 'turn', { ability: `strongElves@1.${moss}` })
  expect(t.groups(ben)).toEqual([`1 ${moss} strongElves`])
  t.close()
})

test('R14.5 but it is a kind of its own: dwarves drive off orcs and not it', () => {
  const like = guestCreature('Orcish Cook', { countsAs: 'orc' })
  const t = position({ ...at(like), hands: [['dwarf']], groups: [['orc', guestId(like)]] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  expect(t.groups(ana)).toEqual([`1 ${guestId(like)}`, '1 dwarf'])
  t.close()
})

test('R14.5 no ability fits one that counts as nothing', () => {
  const alone = guestCreature('Hermit')
  const t = position({ ...at(alone), hands: [['strongElves']], groups: [[guestId(alone)]] })
  t.refuses(ana, 'turn', { ability: `strongElves@0.${guestId(alone)}` }, 'R5.1')
  t.close()
})

test('R14.6 it drives off five kinds at most, and not the one that it counts as', () => {
  const five = ['goblin', 'gnome', 'dwarf', 'elf', 'troll']
  expect(refusalOf(withFacts({ drivesOff: five }))).toBeNull()
  expect(refusalOf(withFacts({ drivesOff: [...five, 'yeti'] }))).toBe(
    'card.drivesOff: at most 5 kinds, so that somebody stays (R14.6)',
  )
  expect(refusalOf(withFacts({ drivesOff: ['orc'] }))).toBe(
    'card.drivesOff: other kinds than the one that it counts as, which would be itself (R14.6)',
  )
})

test('R14.7 of several that thaw the one of the box is discarded first, then guests as they were invited', () => {
  const [one, two] = (['Slush', 'Puddle'] as const).map(name => guestCreature(name, { power: 'thaw' })) as [
    GuestCreature,
    GuestCreature,
  ]
  const left = (...groups: readonly (ReturnType<typeof guestId> | 'yeti')[]): readonly string[] => {
    const t = position({ ...at(one, two), hands: [['boo']], groups: [groups], discards: ['orc'] })
    t.answer(ana, 'turn', { thaw: 'orc' })
    return t.groups(ana)
  }
  const [first, second] = [guestId(one), guestId(two)]
  expect(left(second, first, 'yeti')).toEqual([`1 ${second}`, `1 ${first}`, '1 orc'])
  expect(left(second, first)).toEqual([`1 ${second}`, '1 orc'])
})

test('R14.7 of several that stare the one of the box is discarded first, then guests as they were invited', () => {
  const [one, two] = (['Basilisk', 'Gorgon'] as const).map(name => guestCreature(name, { power: 'stare' })) as [
    GuestCreature,
    GuestCreature,
  ]
  const left = (...groups: readonly (ReturnType<typeof guestId> | 'medusa')[]): readonly string[] => {
    const t = position({ ...at(one, two), hands: [['boo']], groups: [groups, ['orc']] })
    t.answer(ana, 'turn', { stare: '1.orc' })
    return t.groups(ana)
  }
  const [first, second] = [guestId(one), guestId(two)]
  expect(left(second, first, 'medusa')).toEqual([`1 ${second}`, `1 ${first}`])
  expect(left(second, first)).toEqual([`1 ${second}`])
})

test('R14.7 who stares is not turned to stone', () => {
  const starer = guestCreature('Basilisk', { power: 'stare' })
  const id = guestId(starer)
  const t = position({ ...at(starer), hands: [['boo']], groups: [[id], [id, 'orc'], ['medusa']] })
  const asked = t.asked(ana)
  expect(asked?.name === 'turn' ? asked.ask.moves.stare?.options : []).toEqual(['1.orc'])
  t.answer(ana, 'turn', { stare: '1.orc' })
  expect([t.groups(ana), t.groups(ben), t.groups(cleo)]).toEqual([[], [`1 ${id}`], ['1 medusa']])
  t.close()
})

test('R14.8 a battle has the fighters and the award that it says', () => {
  const groups = [[['goblin', 3]], ['gnome']] as const
  const t = battle(pillow, [6, 6, 1], { ...at(pillowFight), seats: 2, groups })
  expect(t.told('table')).toContainEqual({ type: 'fightersSent', seat: ana, kinds: ['goblin', 'goblin'] })
  expect(t.gold).toEqual([4, 0])
  t.close()
})

test('R14.8 no battle is without fighters, pays more than five, or has three cards', () => {
  expect(refusalOf({ ...guestBattle('Picnic'), limit: 0 })).toBe('card.limit: a whole number from 1 to 5')
  expect(refusalOf({ ...guestBattle('Lottery'), award: 6 })).toBe('card.award: a whole number from 1 to 5')
  expect(refusalOf({ ...guestBattle('Brawl'), copies: 3 })).toBe('card.copies: a whole number from 1 to 2')
})
