import { expect, test } from 'vitest'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { gold } from '../index.ts'
import { type Options, options as optionTable } from '../options.ts'
import { fight, type GoldTable, position } from '../position.ts'
import type { State } from '../types.ts'
import { allObjects, type ObjectId, objectIds } from './cards.ts'

const waitedFor = (t: GoldTable) => (t.state.stage?.at === 'window' ? t.state.stage.when : t.state.stage?.at)
const askedIn = (t: GoldTable): readonly Seat[] => (t.state.stage?.at === 'window' ? t.state.stage.seats : [])

/** What this seat can do now. */
function moves(t: GoldTable, seat: Seat): readonly string[] {
  const ask = t.asked(seat)?.ask
  return ask?.kind === 'menu' ? Object.keys(ask.moves).toSorted() : []
}

/** Ana's Wizard goes to a dragon where he slays nothing; then comes the window between turns. */
const afterPlacing = (given: Parameters<typeof position>[0]) => position(given).place(ana, 'wizard', 3)

/** Ben's Thief and Ana's Dame slay a dragon; Ben can rob Ana. */
const brawl = (given: Parameters<typeof fight>[2], loot = { gold: 2, blue: 1 }) =>
  fight(
    [
      [ben, 'thief'],
      [ana, 'dame'],
    ],
    loot,
    given,
  )

test('R10.1 between turns only the objects that say so can be played', () => {
  const t = afterPlacing({ hands: [objectIds] })
  expect(moves(t, ana)).toEqual([
    'call',
    'dragonDraught',
    'hornOfRecall',
    'pass',
    'scryingBowl',
    'sevenLeagueBoots',
    'swapPowder',
  ])
  t.refuses(ana, 'magic', { keenBlade: 'knight@0' }, 'R10.1').refuses(ana, 'magic', { wardstone: 'yes' }, 'R10.1')
  t.wait().close()
})

test('R10.1 after the loot was shown the Silver Tongue, after a deal the Ring, to the robbed Cloak and Stone', () => {
  const t = brawl({ hands: [objectIds, [], objectIds] })
  expect([waitedFor(t), moves(t, ana)]).toEqual(['loot shown', ['pass', 'silverTongue']])
  t.refuses(ana, 'magic', { ringOfConfusion: '0+1' }, 'R10.1').wait()
  t.deal({ [ana]: { gold: 1 }, [ben]: { gold: 1, blue: 1 } })
  expect([waitedFor(t), moves(t, cleo)]).toEqual(['deal struck', ['pass', 'ringOfConfusion']])
  t.refuses(cleo, 'magic', { shadowCloak: 'yes' }, 'R10.1').wait()
  expect([waitedFor(t), moves(t, ana)]).toEqual(['robbed', ['pass', 'shadowCloak', 'stoneOfMuddle']])
  t.refuses(ana, 'magic', { hornOfRecall: '1.thief' }, 'R10.1').wait()
  t.close()
})

test('R10.1 in your own turn Blade and Lantern, while the sand runs the Second Sand', () => {
  const t = position({ hands: [objectIds], resting: [['thief']] })
  expect(moves(t, ana)).toEqual(['dawnLantern', 'keenBlade', 'place'])
  t.refuses(ana, 'attack', { hornOfRecall: '0.wizard' }, 'not an answer').close()

  const b = brawl({ hands: [objectIds] }).wait()
  b.refuses(ana, 'bargain', { silverTongue: '1' }, 'not an answer').answer(ana, 'bargain', { secondSand: 'yes' })
  expect(b.happened).toContain('sandTurned')
  b.close()
})

test('R10.2 a window opens whenever somebody holds any object, even one that does not fit', () => {
  const t = afterPlacing({ hands: [[], [], ['wardstone']] })
  expect([waitedFor(t), t.state.stage?.closes]).toEqual(['between turns', 5000])
  t.wait()
  expect(t.state.stage).toEqual({ at: 'attack', seat: ben, mayPlay: true, closes: null })
  t.close()
})

test('R10.2 where nobody holds an object there is no window', () => {
  const t = afterPlacing({})
  expect(waitedFor(t)).toBe('attack')
  t.close()
})

test('R10.2 when all that fit are discarded there is no window; one left is enough', () => {
  const fitting: readonly ObjectId[] = [
    'swapPowder',
    'invisibleHand',
    'hornOfRecall',
    'sevenLeagueBoots',
    'dragonDraught',
    'scryingBowl',
  ]
  const t = afterPlacing({ hands: [[], ['wardstone']], discards: fitting })
  expect(waitedFor(t)).toBe('between turns')
  t.close()

  const none = afterPlacing({ hands: [[], ['wardstone']], discards: [...fitting, 'hornOfRecall'] })
  expect(waitedFor(none)).toBe('attack')
  none.close()
})

test('R10.2 a window opens only for who may play in it: the party, a victim, whoever could confuse two others', () => {
  const t = brawl({ hands: [[], ['wardstone'], ['wardstone']] })
  expect([waitedFor(t), askedIn(t)]).toEqual(['loot shown', [ben]])
  t.wait().deal({ [ana]: { gold: 2 }, [ben]: { blue: 1 } })
  expect([waitedFor(t), askedIn(t)]).toEqual(['deal struck', [cleo]])
  t.rolls(0).wait()
  expect(t.happened).toContain('tokenStolen') // Ana, who is robbed, holds nothing
  t.close()
})

test('R10.2 two who share and nobody else with an object: no window after the deal', () => {
  const t = brawl({ hands: [[], ['wardstone']] }).wait()
  t.rolls(0).deal({ [ana]: { gold: 2 }, [ben]: { blue: 1 } })
  expect(t.happened).toContain('tokenStolen')
  t.close()
})

test('R10.2 it stays open for its five seconds even when all have spoken', () => {
  const t = afterPlacing({ hands: [['wardstone'], ['keenBlade']], discards: ['invisibleHand'] })
  t.answer(ana, 'magic', { pass: 'yes' }).answer(ben, 'magic', { pass: 'yes' })
  expect(waitedFor(t)).toBe('between turns')
  expect(() => t.expire(4999)).toThrow('too early')
  t.expire(5000)
  expect(waitedFor(t)).toBe('attack')
  t.close()
})

test('R12.11 with the clock of days or none a window closes when everybody asked has spoken', () => {
  for (const clock of ['days', 'none'] as const) {
    const t = afterPlacing({ hands: [['wardstone'], ['hornOfRecall']], options: { clock } })
    expect([askedIn(t), t.state.stage?.closes]).toEqual([[ana, ben], clock === 'days' ? 86_400_000 : null])
    t.answer(ben, 'magic', { hornOfRecall: '0.wizard' })
    expect(waitedFor(t)).toBe('between turns')
    t.answer(ana, 'magic', { pass: 'yes' })
    expect(waitedFor(t)).toBe('answer')
    t.answer(ana, 'magic', { pass: 'yes' })
    expect([waitedFor(t), t.state.sides[ana]?.team.wizard]).toEqual(['attack', 'resting'])
    t.close()
  }
})

/** What Ben, Cleo and the table are told, entry by entry, when Ana holds this and when she holds what never fits. */
function toldAbout(
  object: ObjectId,
  begin: (anas: ObjectId) => GoldTable,
  ...steps: readonly ((t: GoldTable) => void)[]
) {
  const tellings = ([object, 'dawnLantern'] as const).map(anas => {
    const t = begin(anas)
    const hear = () => ([ben, cleo, 'table'] as const).map(viewer => t.told(viewer))
    const heard = [hear()]
    for (const step of steps) {
      step(t)
      heard.push(hear())
    }
    t.close()
    return heard
  })
  return { holding: tellings[0], not: tellings[1] }
}
const waits = (t: GoldTable) => t.wait()
const opens = (when: string) => (t: GoldTable) => {
  expect(waitedFor(t)).toBe(when)
}

test.each(['hornOfRecall', 'invisibleHand'] as const)(
  'R10.2 told: the window between turns is the same whether or not somebody holds the %s',
  fitting => {
    const told = toldAbout(
      fitting,
      anas => afterPlacing({ hands: [[anas], ['keenBlade']] }),
      opens('between turns'),
      t => t.answer(ana, 'magic', { pass: 'yes' }),
      waits,
      opens('attack'),
    )
    expect(told.holding).toEqual(told.not)
  },
)

test.each(['silverTongue', 'secondSand', 'ringOfConfusion', 'shadowCloak', 'stoneOfMuddle'] as const)(
  'R10.2 told: nothing in a whole kill tells that somebody holds the %s',
  fitting => {
    const told = toldAbout(
      fitting,
      anas => brawl({ hands: [[anas], [], ['keenBlade']] }),
      opens('loot shown'),
      waits,
      t => t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2, blue: 1 } } }),
      t => t.answer(ben, 'bargain', { accept: 1 }),
      waits,
      opens('deal struck'),
      waits,
      opens('robbed'),
      t => t.rolls(0).wait(),
      opens('between turns'),
    )
    expect(told.holding).toEqual(told.not)
  },
)

test('R10.2 told: after an object comes the same pause whether or not somebody holds the Wardstone', () => {
  const told = toldAbout(
    'wardstone',
    anas => afterPlacing({ hands: [[anas], ['hornOfRecall']] }),
    t => t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }),
    waits,
    opens('answer'),
    waits,
    opens('attack'),
  )
  expect(told.holding).toEqual(told.not)
})

test('R10.2 told: who plays and who passes sound alike until the window closes', () => {
  const heard = [{ hornOfRecall: '0.wizard' }, { pass: 'yes' } as const].map(answer => {
    const t = afterPlacing({ hands: [[], ['hornOfRecall']] })
    t.answer(ben, 'magic', answer)
    expect(t.told(ben)).toEqual([
      { type: 'sealedInWindow', what: [{ only: [0] }, { only: [1], is: answer }, { only: [2] }] },
    ])
    const told = [ana, cleo, 'table' as const].map(viewer => t.told(viewer))
    t.close()
    return told
  })
  const own = (seat: number) => [0, 1, 2].map(s => (s === seat ? { only: [s], is: null } : { only: [s] }))
  expect(heard[0]).toEqual([ana, cleo, -1].map(seat => [{ type: 'sealedInWindow', what: own(seat) }]))
  expect(heard[1]).toEqual(heard[0])
})

test('R10.3 what was played is turned up clockwise, from the seat whose turn is about to be', () => {
  const t = afterPlacing({
    hands: [['swapPowder'], ['dragonDraught'], ['scryingBowl']],
    discards: ['wardstone'],
    bag: { silver: 1 },
  })
  t.answer(ana, 'magic', { swapPowder: '0+1' })
  t.answer(cleo, 'magic', { scryingBowl: '2' })
  t.answer(ben, 'magic', { dragonDraught: '0' }).wait()
  expect(t.happened.filter(type => type.startsWith('dragon'))).toEqual([
    'dragonStrengthened',
    'dragonScried',
    'dragonsSwapped',
  ])
  expect(t.state.objects.discards).toEqual(['wardstone', 'dragonDraught', 'scryingBowl', 'swapPowder'])
  t.close()
})

test('R10.3 one object in a window for each', () => {
  const t = afterPlacing({ hands: [[], ['dragonDraught', 'hornOfRecall']] })
  t.refuses(ben, 'magic', { dragonDraught: '0', hornOfRecall: '0.wizard' }, 'not an answer')
  t.answer(ben, 'magic', { dragonDraught: '0' })
  t.refuses(ben, 'magic', { hornOfRecall: '0.wizard' }, 'not asked').wait()
  expect(t.hands[ben]).toEqual(['hornOfRecall'])
  t.close()
})

test('R10.3 what has become impossible is not played and stays in hand; the others hear no more than of a pass', () => {
  const told = ([{ hornOfRecall: '0.wizard' }, { pass: 'yes' }] as const).map(answer => {
    const t = afterPlacing({ hands: [[], ['hornOfRecall'], ['hornOfRecall']], discards: ['wardstone'] })
    t.answer(cleo, 'magic', answer)
    t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
    expect(t.hands).toEqual([[], [], ['hornOfRecall']])
    const heard = [ana, ben, 'table' as const].map(viewer => t.told(viewer))
    t.close()
    return heard
  })
  expect(told[0]).toEqual(told[1])
})

test('R10.3 after a cancelled object the same can still be played by the next', () => {
  const t = afterPlacing({ hands: [['wardstone'], ['hornOfRecall'], ['hornOfRecall']] })
  t.answer(cleo, 'magic', { hornOfRecall: '0.wizard' })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  t.answer(ana, 'magic', { wardstone: 'yes' }).wait()
  expect(t.hands).toEqual([[], [], []])
  expect(t.told('table')).toContainEqual({
    type: 'objectPlayed',
    seat: cleo,
    object: 'hornOfRecall',
    target: '0.wizard',
  })
  expect(t.state.sides[ana]?.team.wizard).toBe('resting')
  t.close()
})

test('R10.4 the Wardstone cancels an object just played; both are discarded, the Wardstone first', () => {
  const t = afterPlacing({ hands: [['wardstone'], ['hornOfRecall']] })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  expect([waitedFor(t), t.state.stage?.closes]).toEqual(['answer', 10_000])
  t.answer(ana, 'magic', { wardstone: 'yes' }).wait()
  expect(t.told('table')).toContainEqual({ type: 'objectCancelled', seat: ana, object: 'hornOfRecall' })
  expect(t.state.objects.discards).toEqual(['wardstone', 'hornOfRecall'])
  expect(t.hands).toEqual([[], [], []])
  expect(t.state.sides[ana]?.team.wizard).toBe('away')
  expect(waitedFor(t)).toBe('attack')
  t.close()
})

test('R10.4 without the Wardstone the object does what it says', () => {
  const t = afterPlacing({ hands: [['wardstone'], ['hornOfRecall']] })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  t.answer(ana, 'magic', { pass: 'yes' }).wait()
  expect(t.state.sides[ana]?.team.wizard).toBe('resting')
  expect(t.hands).toEqual([['wardstone'], [], []])
  t.close()
})

test('R10.4 each object turned up in a window can be answered by itself', () => {
  const t = afterPlacing({ hands: [['wardstone'], ['hornOfRecall'], ['dragonDraught']] })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).answer(cleo, 'magic', { dragonDraught: '0' }).wait().wait()
  expect(t.state.played).toMatchObject([{ seat: cleo, object: 'dragonDraught' }])
  t.answer(ana, 'magic', { wardstone: 'yes' }).wait()
  expect([t.state.sides[ana]?.team.wizard, t.state.row[0]?.draught]).toEqual(['resting', 0])
  t.close()
})

test('R10.4 once the Wardstone is discarded there is no window to answer', () => {
  const t = afterPlacing({ hands: [['keenBlade'], ['hornOfRecall']], discards: ['wardstone'] })
  t.answer(ben, 'magic', { hornOfRecall: '0.wizard' }).wait()
  expect(waitedFor(t)).toBe('attack')
  t.close()
})

test('R10.5 between turns: what would do nothing cannot be played', () => {
  const hands: ObjectId[][] = [[], ['swapPowder', 'hornOfRecall', 'sevenLeagueBoots', 'scryingBowl']]
  const t = position({ hands, row: [{ dragon: 'theHoarder' }] }).place(ana, 'knight', 0)
  t.refuses(ben, 'magic', { swapPowder: '0+1' }, 'R10.5') // one dragon
  t.refuses(ben, 'magic', { sevenLeagueBoots: 'knight@0' }, 'R10.5') // none of his is out
  t.refuses(ben, 'magic', { scryingBowl: '0' }, 'R10.5') // nothing is hidden
  expect(moves(t, ben)).toEqual(['call', 'hornOfRecall', 'pass'])
  t.answer(ben, 'magic', { hornOfRecall: '0.knight' }).wait()
  t.close()
})

const seated = (options: Partial<Options>): State =>
  open(gold, { seats: 4, options: { ...defaultsOf(optionTable), ...options }, dice: diceOf(seedFrom('objects')) }).match
    .state

test.each([
  [{}, []],
  [{ clock: 'days' }, []],
  [{ clock: 'none' }, ['secondSand']],
  [{ division: 'divideAndChoose' }, ['secondSand', 'silverTongue']],
  [{ magic: false }, allObjects],
  [{ game: 'basic' }, allObjects],
] as const)('R10.17 R12.4 with %o some objects, or all, stay in the box', (options, boxed) => {
  const state = seated(options)
  expect(state.boxed.toSorted()).toEqual(boxed.toSorted())
  const dealt = boxed.length === allObjects.length ? 0 : 1
  expect(state.sides.map(side => side.cards)).toEqual([dealt, dealt, dealt, dealt])
  expect(state.objects.size).toBe(allObjects.length - boxed.length - 4 * dealt)
})

test('R12.4 magic off: a Wizard whose share holds a red token brings no object, and no window opens', () => {
  const party = [
    [ben, 'knight'],
    [ana, 'wizard'],
  ] as const
  const t = fight(party, { red: 1 }, { options: { magic: false } })
  expect(waitedFor(t)).toBe('look')
  t.wait().deal({ [ana]: { red: 1 } })
  expect([t.hands[ana], t.state.objects.size, waitedFor(t)]).toEqual([[], 17, 'attack'])
  t.close()
})
