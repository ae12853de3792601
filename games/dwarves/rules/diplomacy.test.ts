import { expect, test } from 'vitest'
import { seatsOf, viewersOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import type { CardId } from '../cards/index.ts'
import { battle, type DwarvesTable } from '../position.ts'

type Given = NonNullable<Parameters<typeof battle>[2]>

const viewers = viewersOf([ana, ben, cleo])
const groups = [['orc'], ['dwarf'], ['goblin']] as const
/** Everybody fights, and Ana leads 15 to 8 to 3. Nobody has found anything. */
const fray = (given: Given = {}): DwarvesTable => battle('sandwich', [5, 5, 5, 4, 4, 3], { groups, ...given })
/** The same, except that Ben sits out. */
const withoutBen = (given: Given = {}): DwarvesTable =>
  battle('sandwich', [5, 5, 5, 3], { groups: [['orc'], [], ['goblin']], ...given })

/** The seats asked this now. */
const asked = (t: DwarvesTable, name: string) =>
  seatsOf(t.state.sides.length).filter(seat => t.asked(seat)?.name === name)
/** The possible targets now, and who chooses. */
const targets = ({ state: { stage } }: DwarvesTable) =>
  stage?.at === 'target' ? [stage.seat, stage.targets.toSorted()] : null
const piles = ({ state: { decks } }: DwarvesTable) => [decks.creature.discards, decks.other.discards]

test('R7.1 from the starter clockwise everybody lays one card or none, one after another', () => {
  const hands = [['boo'], ['elf'], ['duel']] as const
  const t = battle('sandwich', [4, 4, 3, 5, 5, 5], { groups, hands, turn: ben })
  expect(asked(t, 'lay')).toEqual([ben])
  t.refuses(cleo, 'lay', { lay: 'duel' }, 'R7.1').refuses(ana, 'lay', { none: 'yes' }, 'R7.1')
  t.answer(ben, 'lay', { lay: 'elf' })
  expect(asked(t, 'lay')).toEqual([cleo])
  t.answer(cleo, 'lay', { none: 'yes' })
  expect(asked(t, 'lay')).toEqual([ana])
  expect(t.state.battle?.laid.map(laid => laid !== null)).toEqual([false, true, false])
  expect(t.hands).toEqual([['boo'], [], ['duel']])
  t.close()
})

test('R7.1 not before all dice are rolled', () => {
  const t = battle('sandwich', [5, 5, 5, 1, 4], { seats: 2, groups: [['orc'], ['elf']], hands: [['boo'], ['duel']] })
  t.refuses(ana, 'lay', { lay: 'boo' }, 'R7.1')
  t.dice(6).answer(ben, 'reroll', { die: 1 })
  expect(asked(t, 'lay')).toEqual([ana])
  t.close()
})

test('R7.1 everybody lays one card at most, and only once', () => {
  const t = fray({ hands: [['elf', 'gnome'], ['duel']] })
  t.refuses(ana, 'lay', { lay: ['elf', 'gnome'] }, 'R7.2').refuses(ana, 'lay', { lay: 'elf', none: 'yes' }, 'R7.1')
  t.answer(ana, 'lay', { lay: 'elf' }).refuses(ana, 'lay', { lay: 'gnome' }, 'R7.1')
  t.answer(ben, 'lay', { none: 'yes' }).refuses(ben, 'lay', { lay: 'duel' }, 'R7.1')
  expect(t.hands).toEqual([['gnome'], ['duel'], []])
  t.close()
})

test('R7.1 who sat out may lay a card, too', () => {
  const t = withoutBen({ hands: [[], ['boo']] })
  expect(asked(t, 'lay')).toEqual([ben])
  t.answer(ben, 'lay', { lay: 'boo' }).answer(ben, 'target', '0.0').wait()
  expect(t.gold).toEqual([0, 0, 3])
  t.close()
})

test('R7.1 an empty hand lays nothing, and is not asked', () => {
  const t = fray({ hands: [[], [], ['elf']] })
  expect(asked(t, 'lay')).toEqual([cleo])
  for (const seat of [ana, ben]) expect(t.told('table')).toContainEqual({ type: 'nothingLaid', seat })
  t.close()
})

test('R7.1 silence lays none', () => {
  const t = fray({ hands: [['boo']] })
  expect(t.asked(ana)?.ask.idle).toEqual({ none: 'yes' })
  t.close()
})

test('R7.2 any card of the hand may be laid, and no other', () => {
  const hand: readonly CardId[] = ['elf', 'duel', 'strongElves', 'boo', 'forgetIt']
  for (const card of hand) {
    const t = fray({ hands: [[], hand] })
    t.refuses(ben, 'lay', { lay: 'gnome' }, 'R7.2').refuses(ben, 'lay', { lay: 'foolsGold' }, 'R7.2')
    t.answer(ben, 'lay', { lay: card })
    expect(t.told('table')).toContainEqual(expect.objectContaining({ type: 'cardsTurnedUp' }))
    expect(t.hands[ben]).toEqual(hand.filter(other => other !== card))
    t.close()
  }
})

test.each(['troll', 'medusa', 'duel', 'strongElves', 'peacefulTrolls'] as const)(
  'R7.2 what is not an event is a bluff, and does nothing: %s',
  card => {
    const t = fray({ hands: [[], [card]] }).answer(ben, 'lay', { lay: card })
    expect(t.happened).toEqual([
      'stageClosed',
      'cardLaid',
      'nothingLaid',
      'cardsTurnedUp',
      'battleWon',
      'spoilsPaid',
      'creatureFell',
      'battleEnded',
      'stageOpened',
      'agendaSet',
    ])
    expect(t.gold).toEqual([3, 0, 0])
    expect([ana, ben, cleo].map(seat => t.groups(seat))).toEqual([[], ['1 dwarf'], ['1 goblin']])
    t.close()
  },
)

test('R7.3 who laid a card is seen by all; the card is not, nor its back', () => {
  for (const card of ['elf', 'boo'] as const) {
    const t = fray({ hands: [['elf', 'boo'], ['duel']] }).answer(ana, 'lay', { lay: card })
    for (const viewer of viewers) {
      const told = viewer === ana ? { only: [ana], is: card } : { only: [ana] }
      expect(t.told(viewer)).toContainEqual({ type: 'cardLaid', seat: ana, card: told, back: null })
    }
    t.close()
  }
})

test('R7.3 what can be seen of the backs counts a laid card until it is turned up', () => {
  for (const card of ['elf', 'boo'] as const) {
    const t = fray({ hands: [['elf', 'boo'], ['duel']] }).answer(ana, 'lay', { lay: card })
    expect(t.state.sides[ana]?.backs).toEqual({ creature: 1, other: 1 })
    t.answer(ben, 'lay', { none: 'yes' })
    expect(t.state.sides[ana]?.backs).toEqual(card === 'elf' ? { creature: 0, other: 1 } : { creature: 1, other: 0 })
    t.close()
  }
})

test('R7.4 all are turned up together, when the last has laid', () => {
  const t = fray({ hands: [['richVein'], ['elf'], ['duel']] })
  t.answer(ana, 'lay', { lay: 'richVein' }).answer(ben, 'lay', { lay: 'elf' })
  expect(t.happened).not.toContain('cardsTurnedUp')
  t.answer(cleo, 'lay', { lay: 'duel' })
  for (const viewer of viewers)
    expect(t.told(viewer)).toContainEqual({
      type: 'cardsTurnedUp',
      cards: [
        { seat: ana, card: 'richVein', back: 'other' },
        { seat: ben, card: 'elf', back: 'creature' },
        { seat: cleo, card: 'duel', back: 'other' },
      ],
    })
  t.close()
})

test('R7.4 nothing is turned up where nothing was laid', () => {
  const t = fray({ hands: [['boo']] }).lays(null)
  expect(t.happened).toEqual(expect.arrayContaining(['nothingLaid', 'battleWon']))
  expect(t.happened).not.toContain('cardsTurnedUp')
  t.close()
})

test('R7.4 then they are done one by one, from the starter clockwise', () => {
  const hands = [['foolsGold'], ['richVein'], ['nobodyGoesHome']] as const
  const t = battle('sandwich', [1, 2, 3, 5, 5, 5], { groups, hands, turn: ben }).lays(
    'richVein',
    'nobodyGoesHome',
    'foolsGold',
  )
  expect(t.state.battle?.playing).toMatchObject({ seat: ben, event: 'richVein' })
  t.wait()
  expect(t.tracks[ben]).toEqual([3, 4])
  expect(t.state.battle?.playing).toMatchObject({ seat: cleo, event: 'nobodyGoesHome' })
  t.wait()
  expect(targets(t)).toEqual([ana, ['0', '1', '2']])
  t.answer(ana, 'target', '1').wait()
  expect(t.heard('table')).toContainEqual({ type: 'treasureLost', seat: ben, lost: 4 })
  t.close()
})

const own = ['onceMore', 'wrongBanner', 'richVein', 'nobodyGoesHome'] as const

test.each(own)('R7.6 what changes your own battle does nothing for you if you sat out: %s', event => {
  const t = withoutBen({ hands: [[], [event]] }).lays(null, event)
  expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: ben, event })
  expect(asked(t, 'react')).toEqual([])
  expect(t.gold).toEqual([3, 0, 0])
  t.close()
})

test.each(own)('R7.6 for who fights the same event has its turn: %s', event => {
  const t = fray({ hands: [[], [event]] }).lays(null, event)
  expect(t.happened).not.toContain('eventFizzled')
  expect(targets(t)).toEqual(event === 'wrongBanner' ? [ben, ['0', '2']] : null)
  if (event === 'wrongBanner') t.answer(ben, 'target', '0')
  expect(asked(t, 'react')).toEqual([ana, ben, cleo])
  t.close()
})

test('R7.6 what changes something of others works for who sat out', () => {
  const boo = withoutBen({ hands: [[], ['boo']] }).lays(null, 'boo')
  boo.answer(ben, 'target', '0.0').wait()
  expect(boo.gold).toEqual([0, 0, 3])
  boo.close()

  const fools = battle('sandwich', [1, 5, 5, 3], { groups: [['orc'], [], ['goblin']], hands: [[], ['foolsGold']] })
  fools.lays(null, 'foolsGold').answer(ben, 'target', '0').wait()
  expect(fools.gold).toEqual([3, 0, 0])
  fools.close()

  const thief = withoutBen({ hands: [[], ['neverNotice']] })
    .lays(null, 'neverNotice')
    .wait()
  expect(thief.gold).toEqual([1, 2, 0])
  thief.close()
})

test('R7.7 bluffs are discarded with the events, each on its own pile, and not before the battle is over', () => {
  const t = fray({ hands: [['elf'], ['richVein'], ['duel']] }).lays('elf', 'richVein', 'duel')
  expect(piles(t)).toEqual([[], []])
  t.wait()
  expect(piles(t)).toEqual([
    ['orc', 'elf'],
    ['richVein', 'duel', 'sandwich'],
  ])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R12.6 bluffs may be returned to the hand of their owner, as its newest card', () => {
  const t = fray({ hands: [['elf'], ['duel', 'troll']], options: { bluffs: 'returned' } }).lays('elf', 'duel')
  expect(t.hands).toEqual([['elf'], ['troll', 'duel'], []])
  expect(t.state.sides.map(side => side.backs)).toEqual([
    { creature: 1, other: 0 },
    { creature: 1, other: 1 },
    { creature: 0, other: 0 },
  ])
  expect(piles(t)).toEqual([['orc'], ['sandwich']])
  t.close()
})

test('R12.6 events are not returned, whatever became of them', () => {
  const hands = [['boo'], ['onceMore'], ['forgetIt']] as const
  const t = fray({ hands, options: { bluffs: 'returned' } }).lays('boo', 'onceMore', 'forgetIt')
  t.answer(ana, 'target', '1.0').wait()
  expect(t.happened).toEqual(expect.arrayContaining(['fighterScared', 'eventFizzled', 'battleEnded']))
  expect(t.hands).toEqual([[], [], []])
  expect(piles(t)).toEqual([['orc'], ['boo', 'onceMore', 'forgetIt', 'sandwich']])
  t.close()
})

test('R12.6 who has a bluff back draws a card less', () => {
  for (const [bluffs, next] of [
    ['returned', cleo],
    ['discarded', ben],
  ] as const) {
    const hands = [
      ['duel', 'ford', 'gnome', 'gnome'],
      ['elf', 'elf', 'elf', 'elf', 'troll'],
    ] as const
    const t = fray({ hands, options: { bluffs } }).lays(null, 'troll')
    t.rolls(0).answer(ana, 'draw', 'creature')
    expect(asked(t, 'draw')).toEqual([next])
    t.close()
  }
})

test('R12.7 the backs of laid cards may be shown; the cards are not', () => {
  for (const [card, back] of [
    ['elf', 'creature'],
    ['boo', 'other'],
  ] as const) {
    const t = fray({ hands: [['elf', 'boo'], ['duel']], options: { backs: 'shown' } }).answer(ana, 'lay', { lay: card })
    for (const viewer of [ben, cleo, 'table'] as const)
      expect(t.told(viewer)).toContainEqual({ type: 'cardLaid', seat: ana, card: { only: [ana] }, back })
    expect(t.state.battle?.laid[ana]?.back).toBe(back)
    t.close()
  }
})
