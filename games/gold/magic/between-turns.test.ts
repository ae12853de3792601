import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { noTokens } from '../cards/tokens.ts'
import { type GoldTable, position, some } from '../position.ts'

type Given = NonNullable<Parameters<typeof position>[0]>

/** Ana's Wizard goes to the last dragon, where he slays nothing. Then comes the window before Ben's turn; no Wardstone is about. */
const beforeBen = (given: Given): GoldTable =>
  position({ discards: ['wardstone'], ...given }).place(ana, 'wizard', (given.row?.length ?? 4) - 1)

const on = (t: GoldTable, spot: number) => t.state.attackers[spot]?.map(a => `${a.seat}.${a.adventurer}`)
const dragonsIn = (t: GoldTable) => t.state.row.map(lair => lair?.dragon ?? null)
const toAttack = (t: GoldTable) => (t.state.stage?.at === 'attack' ? t.state.stage.seat : t.state.stage?.at)

test('R10.9 Swap Powder: two dragons change places with their tokens and a Draught, the adventurers stay', () => {
  const t = beforeBen({
    row: [
      { dragon: 'sunbasker', tokens: { gold: 2 }, draught: 3, attackers: [[cleo, 'dame']] },
      { dragon: 'ironjaw', tokens: { blue: 1 }, attackers: [[cleo, 'thief']] },
      { dragon: 'deepcoil' },
    ],
    hands: [[], ['swapPowder']],
  })
  t.answer(ben, 'magic', { swapPowder: '0+1' }).wait()
  const lairs = t.state.row.slice(0, 2).map(lair => [lair?.dragon, lair?.draught, some(lair?.tokens ?? noTokens)])
  expect(lairs).toEqual([
    ['ironjaw', 0, { blue: 1 }],
    ['sunbasker', 3, { gold: 2 }],
  ])
  expect([on(t, 0), on(t, 1)]).toEqual([['2.dame'], ['2.thief']])
  expect([toAttack(t), t.state.objects.discards]).toEqual([ben, ['wardstone', 'swapPowder']])
  t.close()
})

test('R10.9 only two dragons in the row can be swapped', () => {
  const t = beforeBen({ row: [{ dragon: 'theHoarder' }, null, { dragon: 'emberking' }], hands: [[], ['swapPowder']] })
  for (const pair of ['0+0', '0+1', '0+3', '2+0']) t.refuses(ben, 'magic', { swapPowder: pair }, 'R10.1')
  t.answer(ben, 'magic', { swapPowder: '0+2' }).wait()
  expect(dragonsIn(t)).toEqual(['emberking', null, 'theHoarder', null])
  t.close()
})

/** Ana's Knight and Ben's Dame wait at a dragon of ten; beside it is a dragon of this strength. */
const besideAWeakOne = (strength: number): GoldTable =>
  beforeBen({
    row: [
      {
        dragon: 'theHoarder',
        attackers: [
          [ana, 'knight'],
          [ben, 'dame'],
        ],
      },
      { dragon: 'oldBoaster', draught: strength - 7, tokens: { gold: 2 } },
      { dragon: 'deepcoil' },
    ],
    hands: [[], [], ['swapPowder']],
  })

test('R10.6 R10.9 Swap Powder slays: the kill is settled in full, its player made it, and the turn is still next', () => {
  const t = besideAWeakOne(7)
  t.answer(cleo, 'magic', { swapPowder: '0+1' }).wait()
  expect(t.told('table')).toContainEqual({
    type: 'dragonSlain',
    spot: 0,
    dragon: 'oldBoaster',
    by: cleo,
    party: [ana, ben],
    shown: t.state.shown,
  })
  t.wait().deal({ [ana]: { gold: 1 }, [ben]: { gold: 1 } })
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, {}])
  expect([t.state.sides[ana]?.team.knight, t.state.sides[ben]?.team.dame]).toEqual(['resting', 'resting'])
  expect([toAttack(t), dragonsIn(t)]).toEqual([ben, [null, 'theHoarder', 'deepcoil', null]])
  t.close()
})

test('R10.9 one short of the other dragon nothing dies', () => {
  const t = besideAWeakOne(8)
  t.answer(cleo, 'magic', { swapPowder: '0+1' }).wait()
  expect([toAttack(t), dragonsIn(t)]).toEqual([ben, ['oldBoaster', 'theHoarder', 'deepcoil', null]])
  t.close()
})

test('R10.6 where the loot is divided, the player of the object counts as the killer: the next of the party divides', () => {
  const t = position({
    discards: ['wardstone'],
    options: { division: 'divideAndChoose' },
    turn: ben,
    row: [
      {
        dragon: 'theHoarder',
        attackers: [
          [ana, 'knight'],
          [ben, 'dame'],
        ],
      },
      { dragon: 'oldBoaster', tokens: { gold: 2 } },
      { dragon: 'deepcoil' },
    ],
    hands: [[], [], ['swapPowder']],
  }).place(ben, 'wizard', 2)
  t.answer(cleo, 'magic', { swapPowder: '0+1' }).wait()
  expect(t.state.stage).toMatchObject({ at: 'heaps', seat: ana })
  t.close()
})

test('R10.6 two dragons die at once: the one on the left is settled first', () => {
  // Each Wizard has a Keen Blade for the dragon he first stood on; the powder comes back to the hand of Cleo.
  const t = position({
    discards: ['wardstone'],
    row: [{ dragon: 'sunbasker' }, { dragon: 'oldBoaster', draught: 1 }, { dragon: 'deepcoil' }],
    hands: [['keenBlade'], ['keenBlade', 'swapPowder'], ['swapPowder']],
  })
  t.answer(ana, 'attack', { keenBlade: 'wizard@0' }).wait()
  t.answer(ben, 'attack', { keenBlade: 'wizard@1' }).answer(ben, 'magic', { swapPowder: '0+1' }).wait()
  t.place(cleo, 'knight', 0).wait().place(ana, 'knight', 1)
  t.answer(cleo, 'magic', { swapPowder: '0+1' }).wait()
  const kills = t.happened.filter(type => type === 'dragonSlain' || type === 'partyWentHome')
  expect(kills).toEqual(['dragonSlain', 'partyWentHome', 'dragonSlain', 'partyWentHome'])
  expect(t.state.slain).toEqual(['sunbasker', 'oldBoaster'])
  expect(toAttack(t)).toBe(ben)
  t.close()
})

test('R10.1 Horn of Recall: an adventurer of anybody goes home and rests', () => {
  const t = beforeBen({ hands: [[], ['hornOfRecall']] })
  t.refuses(ben, 'magic', { hornOfRecall: '0.knight' }, 'R10.1') // at home
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  expect(t.told('table')).toContainEqual({ type: 'adventurerRecalled', seat: ana, adventurer: 'wizard', spot: 3 })
  expect(t.state.sides[ana]?.team).toEqual({ knight: 'ready', dame: 'ready', thief: 'ready', wizard: 'resting' })
  t.close()
})

test('R10.7 a dragon that loses all its adventurers stays, with nobody on it', () => {
  const row = [{ dragon: 'sunbasker', draught: -3, tokens: { gold: 1 } }] as const
  const t = beforeBen({ row, hands: [[], ['hornOfRecall']] })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  t.place(ben, 'knight', 0)
  expect([dragonsIn(t)[0], on(t, 0)]).toEqual(['sunbasker', ['1.knight']]) // 4 of 5: the Wizard counts no more
  t.close()
})

test('R10.7 whose only adventurer was called home before the kill is not of the party', () => {
  const attackers = [
    [cleo, 'thief'],
    [ana, 'dame'],
  ] as const
  const row = [{ dragon: 'oldBoaster', tokens: { gold: 1 }, attackers }, { dragon: 'deepcoil' }] as const
  const t = beforeBen({ row, hands: [[], ['hornOfRecall']] })
  t.answer(ben, 'magic', { hornOfRecall: '2.thief' }).wait()
  t.place(ben, 'knight', 0)
  expect(t.state.kill?.party).toEqual([ana, ben])
  t.wait().deal({ [ben]: { gold: 1 } })
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}]) // and no thief acts
  t.close()
})

/** Cleo's Thief and Ana's Dame are two short of a dragon; Ben's Knight is elsewhere, and Ben has a token to steal. */
const nearlyDead = (hands: NonNullable<Given['hands']>, discards: Given['discards'] = ['wardstone']): GoldTable =>
  beforeBen({
    row: [
      {
        dragon: 'oldBoaster',
        attackers: [
          [cleo, 'thief'],
          [ana, 'dame'],
        ],
      },
      { dragon: 'theHoarder', attackers: [[ben, 'knight']] },
      { dragon: 'deepcoil' },
    ],
    hoards: [{}, { gold: 1 }],
    hands,
    discards,
  })

test('R10.8 a Thief of a kill that has begun cannot be recalled any more; the Horn stays in hand', () => {
  const t = nearlyDead([['hornOfRecall'], ['sevenLeagueBoots']])
  t.answer(ana, 'magic', { hornOfRecall: '2.thief' }).answer(ben, 'magic', { sevenLeagueBoots: 'knight@0' }).wait()
  expect(t.hoards).toEqual([{}, {}, { gold: 1 }])
  expect(t.hands).toEqual([['hornOfRecall'], [], []])
  expect(toAttack(t)).toBe(ben)
  t.close()
})

test('R10.3 R10.8 the Horn that is turned up before the Boots comes in time', () => {
  const t = nearlyDead([['sevenLeagueBoots'], [], ['hornOfRecall']])
    .wait()
    .place(ben, 'wizard', 0)
  t.answer(ana, 'magic', { sevenLeagueBoots: 'wizard@0' }).answer(cleo, 'magic', { hornOfRecall: '2.thief' }).wait()
  expect(t.state.slain).toEqual([]) // 5 of 7
  expect(on(t, 0)).toEqual(['0.dame', '1.wizard', '0.wizard'])
  t.close()
})

test('R10.1 Horn of Recall: whose four were all out can play again, with the one who came home', () => {
  const attackers = (['knight', 'dame', 'thief', 'wizard'] as const).map(adventurer => [ben, adventurer] as const)
  const t = beforeBen({
    row: [{ dragon: 'nightmother', draught: 1, attackers }, { dragon: 'deepcoil' }],
    hands: [[], ['hornOfRecall']],
  })
  t.answer(ben, 'magic', { hornOfRecall: '1.knight' }).wait()
  expect([toAttack(t), t.state.sides[ben]?.team.knight]).toEqual([ben, 'ready'])
  t.close()
})

test('R10.1 Seven-League Boots: one of your own goes to another dragon, the last who came there', () => {
  const t = nearlyDead([[], ['sevenLeagueBoots']])
  t.refuses(ben, 'magic', { sevenLeagueBoots: 'dame@2' }, 'R10.1') // his is at home, and Ana's is not his
  t.refuses(ben, 'magic', { sevenLeagueBoots: 'knight@1' }, 'R10.1') // he is there
  t.refuses(ben, 'magic', { sevenLeagueBoots: 'knight@3' }, 'R10.1') // no dragon
  t.answer(ben, 'magic', { sevenLeagueBoots: 'knight@2' }).wait()
  expect([on(t, 1), on(t, 2)]).toEqual([[], ['0.wizard', '1.knight']])
  expect(t.state.sides[ben]?.team.knight).toBe('away')
  t.close()
})

test('R10.6 Seven-League Boots slay: who plays them made the kill, the turn is not changed', () => {
  const t = nearlyDead([[], ['sevenLeagueBoots']])
  t.answer(ben, 'magic', { sevenLeagueBoots: 'knight@0' }).wait()
  expect(t.told('table')).toContainEqual({
    type: 'dragonSlain',
    spot: 0,
    dragon: 'oldBoaster',
    by: ben,
    party: [cleo, ana, ben],
    shown: t.state.shown,
  })
  expect([toAttack(t), t.state.sides[ben]?.team.knight]).toEqual([ben, 'resting'])
  t.close()
})

test('R10.6 the Boots of somebody else slay before your turn, and it is still your turn', () => {
  const t = nearlyDead([['sevenLeagueBoots']])
    .wait()
    .place(ben, 'wizard', 0)
  expect(t.state.slain).toEqual([]) // 6 of 7
  t.answer(ana, 'magic', { sevenLeagueBoots: 'wizard@0' }).wait()
  expect(t.state.slain).toEqual(['oldBoaster'])
  expect(toAttack(t)).toBe(cleo)
  t.close()
})

test('R10.1 Dragon Draught: a dragon is three stronger until it dies', () => {
  const attackers = [
    [cleo, 'knight'],
    [cleo, 'dame'],
  ] as const
  const row = [{ dragon: 'sunbasker', attackers }, { dragon: 'deepcoil' }] as const
  const t = beforeBen({ row, hands: [[], ['dragonDraught']], pile: ['oldBoaster'], bag: { silver: 1 } })
  t.answer(ben, 'magic', { dragonDraught: '0' }).wait()
  t.place(ben, 'dame', 0)
  expect(dragonsIn(t)[0]).toBe('sunbasker') // 10 of 11
  t.place(cleo, 'wizard', 0)
  expect(t.state.slain).toEqual(['sunbasker'])
  expect(t.state.row[0]).toMatchObject({ dragon: 'oldBoaster', draught: 0 })
  t.close()
})

test('R10.16 Scrying Bowl: the hidden part is drawn now and laid open for all; at the death nothing more is drawn', () => {
  const row = [{ dragon: 'emberking', draught: -6, tokens: { green: 1 } }, { dragon: 'deepcoil' }] as const
  const t = beforeBen({ row, hands: [[], ['scryingBowl']], bag: { silver: 2, gold: 1, red: 1 } })
  t.answer(ben, 'magic', { scryingBowl: '0' }).rolls(0, 0, 0).wait()
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({
      type: 'dragonScried',
      spot: 0,
      tokens: { ...noTokens, silver: 2, gold: 1 },
    })
  expect(t.state.inBag).toBe(1)
  t.place(ben, 'knight', 0)
  expect(t.hoards[ben]).toEqual({ silver: 2, gold: 1, green: 1 })
  expect(t.state.inBag).toBe(1)
  t.close()
})

test('R10.16 Scrying Bowl: if the bag runs short, what there is; the bag is then empty', () => {
  const t = beforeBen({ hands: [[], ['scryingBowl']], bag: { gold: 1 } })
  t.answer(ben, 'magic', { scryingBowl: '1' }).wait()
  expect([t.state.row[1]?.tokens.gold, t.state.row[1]?.scried, t.state.inBag]).toEqual([1, true, 0])
  t.close()
})

test('R10.16 Scrying Bowl needs a dragon with a hidden part, not yet drawn, and a token in the bag', () => {
  const hands = [[], ['scryingBowl', 'scryingBowl'], []] as const
  const t = beforeBen({ hands, bag: { silver: 5 } })
  t.refuses(ben, 'magic', { scryingBowl: '0' }, 'R10.1') // The Hoarder hides nothing
  t.answer(ben, 'magic', { scryingBowl: '1' }).rolls(0, 0, 0).wait()
  t.place(ben, 'wizard', 3).refuses(ben, 'magic', { scryingBowl: '1' }, 'R10.1').wait()
  t.close()

  const empty = beforeBen({ hands, bag: {} })
  empty.refuses(ben, 'magic', { scryingBowl: '1' }, 'R10.5').wait()
  empty.close()
})

test('R5.19 Seven-League Boots whose player leaves before they are done: nobody goes anywhere', () => {
  const t = nearlyDead([['keenBlade'], ['sevenLeagueBoots']], [])
  t.answer(ben, 'magic', { sevenLeagueBoots: 'knight@0' }).wait().leaves(ben).wait()
  expect([on(t, 0), on(t, 1), t.state.objects.discards]).toEqual([['2.thief', '0.dame'], [], ['sevenLeagueBoots']])
  t.close()
})

test('R5.19 Horn of Recall for an adventurer whose owner leaves in the meantime: it is home already', () => {
  const t = nearlyDead([['hornOfRecall'], ['keenBlade']], [])
  t.answer(ana, 'magic', { hornOfRecall: '1.knight' }).wait().leaves(ben).wait()
  expect(t.happened).not.toContain('adventurerRecalled')
  expect(t.state.objects.discards).toEqual(['hornOfRecall'])
  t.close()
})
