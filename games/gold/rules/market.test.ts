import { describe, expect, test } from 'vitest'
import type { Counts, Transfer } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo, dan } from '#testkit/table'
import { boxedIds, type DragonId } from '../cards/dragons.ts'
import type { Token } from '../cards/tokens.ts'
import { gold } from '../index.ts'
import { fight, type GoldTable, position } from '../position.ts'

type Hoards = readonly Counts<Token>[]
type More = Parameters<typeof position>[0]

/** The Market is open. The dragon after it shows no tokens. */
const market = (hoards: Hoards, more?: More) =>
  position({ market: true, row: [null], pile: ['theUnseen'], hoards, ...more })

const gives = (from: Seat, to: Seat, what: Counts<Token>): Transfer<Token> => ({ from, to, what })
const swap = (one: Seat, mine: Counts<Token>, other: Seat, theirs: Counts<Token>) => [
  gives(one, other, mine),
  gives(other, one, theirs),
]
/** Gold from Ana to Ben, blue from Ben to Cleo, red from Cleo to Ana. */
const ring = [gives(ana, ben, { gold: 1 }), gives(ben, cleo, { blue: 1 }), gives(cleo, ana, { red: 1 })]
const ringHoards = [{ gold: 1 }, { blue: 1 }, { red: 1 }]

const everybodyIsDone = (t: GoldTable) => {
  for (const seat of [ana, ben, cleo]) t.answer(seat, 'market', { done: 'yes' })
  return t
}

const seven: readonly DragonId[] = ['theUnseen', ...boxedIds.slice(0, 6)]
/** Ana and Ben slay a dragon with these dragons left in the pile. */
const kill = (pile: readonly DragonId[], more?: More) =>
  fight(
    [
      [ben, 'thief'],
      [ana, 'dame'],
    ],
    { gold: 2 },
    { pile, ...more },
  ).wait()

describe('when it is held', () => {
  test('R7.1 when the eighth slain dragon is to be replaced: after thefts and the way home, before the draw', () => {
    const t = kill(seven)
    expect(t.state.market).toBe(null)
    t.rolls(0).deal({ [ana]: { gold: 2 } })
    expect(t.happened.filter(type => /stolen|went|market|drawn/i.test(type))).toEqual([
      'tokenStolen',
      'partyWentHome',
      'marketOpened',
    ])
    expect(t.state.row[0]).toBe(null)
    expect(t.state.sides[ana]?.team.dame).toBe('resting')
    everybodyIsDone(t.rolls(0))
    expect(t.state.row[0]?.dragon).toBe('theUnseen')
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
  })

  test('R7.1 not when the seventh is replaced', () => {
    const t = kill([...seven, 'ironjaw'])
      .rolls(0, 0)
      .deal({ [ana]: { gold: 2 } })
    expect(t.happened).not.toContain('marketOpened')
    expect(t.state.row[0]?.dragon).toBe('theUnseen')
    t.close()
  })

  test('R7.1 only once', () => {
    const t = kill(seven, { marketHeld: true })
      .rolls(0, 0)
      .deal({ [ana]: { gold: 2 } })
    expect(t.happened).not.toContain('marketOpened')
    expect(t.state.row[0]?.dragon).toBe('theUnseen')
    t.close()
  })

  test('R7.9 not if the bag is empty before', () => {
    const t = kill(seven, { bag: {} })
      .rolls(0)
      .deal({ [ana]: { gold: 2 } })
    expect(t.happened).not.toContain('marketOpened')
    expect(t.state.stage?.at).toBe('attack')
    t.close()
  })

  test('R12.8 afterSeventh: right after the seventh dragon was drawn from the pile, and not again', () => {
    const options = { market: 'afterSeventh' } as const
    const t = kill([...seven, 'ironjaw'], { options })
      .rolls(0, 0)
      .deal({ [ana]: { gold: 2 } })
    expect(t.happened.filter(type => /market|drawn/i.test(type))).toEqual(['dragonDrawn', 'marketOpened'])
    everybodyIsDone(t)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
    const after = kill(seven, { options, marketHeld: true })
      .rolls(0, 0)
      .deal({ [ana]: { gold: 2 } })
    expect(after.happened).not.toContain('marketOpened')
    after.close()
  })

  test('R12.8 afterSeventh: not before the seventh', () => {
    const t = kill([...seven, 'ironjaw', 'thornmaw'], { options: { market: 'afterSeventh' } })
      .rolls(0, 0)
      .deal({ [ana]: { gold: 2 } })
    expect(t.happened).not.toContain('marketOpened')
    t.close()
  })

  test('R7.2 everybody takes part, also who was not in the fight, for 60 seconds', () => {
    const t = kill(seven)
      .rolls(0)
      .deal({ [ana]: { gold: 2 } })
    for (const seat of [ana, ben, cleo]) expect(t.asked(seat)?.name).toBe('market')
    expect(gold.deadline?.(t.state)).toBe(4_000 + 60_000)
    t.close()
  })

  test('R7.2 it ends at once when all say “done”, and not before', () => {
    const t = market([{ gold: 1 }])
      .answer(ana, 'market', { done: 'yes' })
      .answer(cleo, 'market', { done: 'yes' })
    expect(t.state.stage?.at).toBe('market')
    t.answer(ben, 'market', { done: 'yes' })
    expect(t.happened).toContain('marketClosed')
    t.refuses(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) }, 'R7.2').close()
  })

  test('R7.2 offers that stand at the end lapse', () => {
    const t = market([{ gold: 1 }, { blue: 1 }])
      .answer(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) })
      .wait()
    t.refuses(ben, 'market', { accept: 1 }, 'R7.2')
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, {}])
    t.close()
  })
})

describe('a trade', () => {
  test('R7.3 objects, adventurers and promises are not traded', () => {
    const t = market([{ gold: 1 }, { blue: 1 }], { hands: [['hornOfRecall'], ['wardstone']] })
    for (const thing of ['hornOfRecall', 'knight', 'points'])
      t.refuses(ana, 'market', { offer: swap(ana, { [thing]: 1 }, ben, { blue: 1 }) }, 'not allowed')
    t.refuses(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { wardstone: 1 } as Counts<Token>) }, 'not allowed')
    t.close()
  })

  test('R7.3 no object can be played', () => {
    const t = market([{ gold: 1 }], { hands: [['hornOfRecall', 'wardstone']] })
    t.refuses(ana, 'magic', { hornOfRecall: '0.knight' }, 'another question')
    t.refuses(ana, 'market', { hornOfRecall: '0.knight' }, 'R7.2')
    expect(t.state.stage?.at).toBe('market')
    t.close()
  })

  test('R7.4 everybody gives at least one token and gets at least one', () => {
    const t = market([{ gold: 2 }, { blue: 1 }, { red: 1 }])
    t.refuses(ana, 'market', { offer: [gives(ana, ben, { gold: 1 })] }, 'R7.4')
    t.refuses(ana, 'market', { offer: [gives(ben, ana, { blue: 1 })] }, 'R7.4')
    const passing = [...swap(ana, { gold: 1 }, ben, { blue: 1 }), gives(ana, cleo, { gold: 1 })]
    t.refuses(ana, 'market', { offer: passing }, 'R7.4')
    t.close()
  })

  test('R7.4 the numbers may differ', () => {
    const t = market([{ gold: 1 }, { blue: 2, green: 1 }])
    t.answer(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 2, green: 1 }) })
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ blue: 2, green: 1 }, { gold: 1 }, {}])
    t.close()
  })

  test('R7.5 two trade as soon as the other agrees, not before', () => {
    const t = market([{ gold: 1 }, { blue: 1 }])
    t.answer(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) })
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, {}])
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, {}])
    t.close()
  })

  test('R7.5 three trade as one when all of them have agreed', () => {
    const t = market(ringHoards).answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual(ringHoards)
    t.answer(cleo, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ red: 1 }, { gold: 1 }, { blue: 1 }])
    t.close()
  })

  test('R7.5 or not at all: what one of the three does not have stops the whole trade', () => {
    const t = market([{ gold: 1 }, { blue: 1 }, { white: 1 }])
    t.answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    t.refuses(cleo, 'market', { accept: 1 }, 'R7.6').wait()
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { white: 1 }])
    t.close()
  })

  test('R7.5 only who is of the trade can agree to it', () => {
    const t = market([{ gold: 1 }, { blue: 1 }, { blue: 1 }])
    t.answer(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) })
    t.refuses(cleo, 'market', { accept: 1 }, 'R7.8').refuses(ana, 'market', { accept: 1 }, 'R7.8')
    t.close()
  })

  test('R7.5 four are too many, oneself is too few, and who offers is of the trade', () => {
    const t = market([{ gold: 1 }, { blue: 1 }, { red: 1 }, { green: 1 }], { seats: 4 })
    const four = [...ring.slice(0, 2), gives(cleo, dan, { red: 1 }), gives(dan, ana, { green: 1 })]
    t.refuses(ana, 'market', { offer: four }, 'R7.5')
    t.refuses(ana, 'market', { offer: [gives(ana, ana, { gold: 1 })] }, 'R7.5')
    t.refuses(ana, 'market', { offer: swap(ben, { blue: 1 }, cleo, { red: 1 }) }, 'R7.5')
    t.refuses(ana, 'market', { offer: [] }, 'R7.5')
    t.close()
  })

  test('R7.6 only tokens that one has can be offered', () => {
    const t = market([{ gold: 1 }, { blue: 1, white: 1 }])
    t.refuses(ana, 'market', { offer: swap(ana, { gold: 2 }, ben, { blue: 1 }) }, 'R7.6')
    t.refuses(ana, 'market', { offer: swap(ana, { white: 1 }, ben, { blue: 1 }) }, 'R7.6')
    t.close()
  })

  test('R7.6 the same token cannot be offered to two partners at once', () => {
    const t = market([{ gold: 1 }, { blue: 1 }, { blue: 1 }])
    const twice = [...swap(ana, { gold: 1 }, ben, { blue: 1 }), ...swap(ana, { gold: 1 }, cleo, { blue: 1 })]
    t.refuses(ana, 'market', { offer: twice }, 'R7.6').close()
  })

  test('R7.6 who has nothing can offer nothing', () => {
    const t = market([{}, { blue: 1 }])
    t.refuses(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) }, 'R7.6').close()
  })

  test('R7.6 told: asking for what the other does not have looks the same as asking for what they do', () => {
    const tables = [{ blue: 1 }, { green: 1 }].map(hoard => market([{ gold: 1 }, hoard]))
    for (const t of tables) t.answer(ana, 'market', { offer: swap(ana, { gold: 1 }, ben, { blue: 1 }) })
    const [has, lacks] = tables.map(t => [ana, cleo, 'table' as const].map(viewer => t.told(viewer)))
    expect(lacks).toEqual(has)
    tables[1]?.refuses(ben, 'market', { accept: 1 }, 'R7.6')
    for (const t of tables) t.close()
  })

  test('R7.10 the black diamond can be traded', () => {
    const t = market([{ black: 1 }, { silver: 2 }])
    t.answer(ben, 'market', { offer: swap(ben, { silver: 1 }, ana, { black: 1 }) }).answer(ana, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ silver: 1 }, { silver: 1, black: 1 }, {}])
    t.close()
  })
})

describe('what is told', () => {
  test('R7.7 told: only the partners know what is offered', () => {
    const t = market([{ gold: 1 }, { blue: 2 }])
    const deal = swap(ana, { gold: 1 }, ben, { blue: 2 })
    t.answer(ana, 'market', { offer: deal })
    const offered = { type: 'tradeOffered', seat: ana, number: 1, partners: [ana, ben] }
    for (const viewer of [ana, ben])
      expect(t.told(viewer)).toMatchObject([{ ...offered, deal: { only: [ana, ben], is: deal } }])
    for (const viewer of [cleo, 'table'] as const) {
      expect(t.told(viewer)).toMatchObject([offered])
      expect(JSON.stringify(t.told(viewer))).not.toMatch(/gold|blue/)
    }
    t.close()
  })

  test('R7.7 told: of a trade the others see that it was, and how many tokens went each way', () => {
    const t = market([{ gold: 1 }, { blue: 2 }])
    const deal = swap(ana, { gold: 1 }, ben, { blue: 2 })
    t.answer(ana, 'market', { offer: deal }).answer(ben, 'market', { accept: 1 })
    const moved = [
      { from: ana, to: ben, count: 1 },
      { from: ben, to: ana, count: 2 },
    ]
    const accepted = { type: 'tradeAccepted', seat: ben, number: 1 }
    const done = { type: 'tradeDone', number: 1, partners: [ana, ben], moved, lapsed: [] }
    for (const viewer of [ana, ben])
      expect(t.told(viewer)).toEqual([accepted, { ...done, deal: { only: [ana, ben], is: deal } }])
    for (const viewer of [cleo, 'table'] as const)
      expect(t.told(viewer)).toEqual([accepted, { ...done, deal: { only: [ana, ben] } }])
    t.close()
  })

  test('R7.7 told: of three partners each knows the whole trade', () => {
    const t = market(ringHoards, { seats: 4 }).answer(ana, 'market', { offer: ring })
    t.answer(ben, 'market', { accept: 1 }).answer(cleo, 'market', { accept: 1 })
    for (const viewer of [ana, ben, cleo])
      expect(t.told(viewer)).toMatchObject([{}, { deal: { only: [ana, ben, cleo], is: ring } }])
    expect(t.told(dan)).toMatchObject([{}, { moved: ring.map(({ from, to }) => ({ from, to, count: 1 })) }])
    expect(JSON.stringify(t.told(dan))).not.toMatch(/gold|blue|red/)
    t.close()
  })
})

describe('offers and acceptances', () => {
  const goldForBlue = swap(ana, { gold: 1 }, ben, { blue: 1 })

  test('R7.8 a new offer replaces the old one, which cannot be accepted any more', () => {
    const t = market([{ gold: 1, silver: 1 }, { blue: 1 }]).answer(ana, 'market', { offer: goldForBlue })
    t.answer(ana, 'market', { offer: swap(ana, { silver: 1 }, ben, { blue: 1 }) })
    t.refuses(ben, 'market', { accept: 1 }, 'R7.8').answer(ben, 'market', { accept: 2 })
    expect(t.hoards).toEqual([{ gold: 1, blue: 1 }, { silver: 1 }, {}])
    t.close()
  })

  test('R7.8 with an offer that was replaced its acceptances are gone', () => {
    const t = market(ringHoards).answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    t.answer(ana, 'market', { offer: ring }).answer(cleo, 'market', { accept: 2 })
    expect(t.hoards).toEqual(ringHoards)
    t.close()
  })

  test('R7.8 an offer can be withdrawn; then nobody can accept it, nor one that was never made', () => {
    const t = market([{ gold: 1 }, { blue: 1 }]).answer(ana, 'market', { offer: goldForBlue })
    t.refuses(ben, 'market', { accept: 2 }, 'not an answer').answer(ana, 'market', { withdraw: 'offer' })
    t.refuses(ben, 'market', { accept: 1 }, 'R7.8').refuses(ana, 'market', { withdraw: 'offer' }, 'R7.8')
    t.close()
  })

  test('R7.8 an acceptance can be withdrawn', () => {
    const t = market(ringHoards).answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    t.answer(ben, 'market', { withdraw: 'acceptance' }).answer(cleo, 'market', { accept: 1 })
    expect(t.hoards).toEqual(ringHoards)
    t.close()
  })

  test('R7.8 every seat holds one acceptance at most: accepting another offer moves it', () => {
    const t = market(ringHoards).answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    const back = [gives(cleo, ben, { red: 1 }), gives(ben, ana, { blue: 1 }), gives(ana, cleo, { gold: 1 })]
    t.answer(cleo, 'market', { offer: back }).answer(ben, 'market', { accept: 2 }).answer(cleo, 'market', { accept: 1 })
    expect(t.hoards).toEqual(ringHoards)
    t.close()
  })

  test('R7.8 what is accepted already is not accepted again', () => {
    const t = market(ringHoards).answer(ana, 'market', { offer: ring }).answer(ben, 'market', { accept: 1 })
    t.refuses(ben, 'market', { accept: 1 }, 'R7.8').close()
  })

  test('R7.8 with a trade all other offers of its partners lapse, even of tokens they still have', () => {
    const t = market([{ gold: 1, silver: 1 }, { blue: 1 }, { red: 1 }])
    t.answer(ben, 'market', { offer: goldForBlue })
    t.answer(ana, 'market', { offer: swap(ana, { silver: 1 }, cleo, { red: 1 }) }).answer(ana, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ silver: 1, blue: 1 }, { gold: 1 }, { red: 1 }])
    t.refuses(cleo, 'market', { accept: 2 }, 'R7.8').close()
  })

  test('R7.8 with a trade all other acceptances of its partners lapse', () => {
    const t = market([{ gold: 1 }, { blue: 2 }, { red: 2 }]).answer(ana, 'market', { offer: ring })
    t.answer(ben, 'market', { accept: 1 })
    t.answer(ben, 'market', { offer: swap(ben, { blue: 1 }, cleo, { red: 1 }) })
    t.answer(cleo, 'market', { accept: 2 }).answer(cleo, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1, red: 1 }, { blue: 1, red: 1 }])
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ red: 1 }, { gold: 1, red: 1 }, { blue: 2 }])
    t.close()
  })

  test('R7.8 offers of others stay, and cannot be accepted by who has given the token away', () => {
    const t = market([{ gold: 1 }, { blue: 1 }, { silver: 1 }])
    t.answer(cleo, 'market', { offer: swap(cleo, { silver: 1 }, ana, { gold: 1 }) })
    t.answer(ana, 'market', { offer: goldForBlue }).answer(ben, 'market', { accept: 2 })
    t.refuses(ana, 'market', { accept: 1 }, 'R7.6')
    t.answer(ben, 'market', { offer: swap(ben, { gold: 1 }, ana, { blue: 1 }) }).answer(ana, 'market', { accept: 3 })
    t.answer(ana, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ silver: 1 }, { blue: 1 }, { gold: 1 }])
    t.close()
  })
})

describe('gifts', () => {
  const options = { gifts: true } as const

  test('R12.9 on: somebody may give without getting', () => {
    const t = market([{ gold: 1 }], { options }).answer(ana, 'market', { offer: [gives(ana, ben, { gold: 1 })] })
    expect(t.hoards[ana]).toEqual({ gold: 1 })
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
    t.close()
  })

  test.each([{ silver: 1 }, {}])('R12.9 on: somebody may get without giving, whether they have %o', hoard => {
    const t = market([hoard, { gold: 1 }], { options }).answer(ana, 'market', { offer: [gives(ben, ana, { gold: 1 })] })
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ ...hoard, gold: 1 }, {}, {}])
    t.close()
  })

  test('R12.9 on: of nothing at all nothing is given, and R7.6 holds', () => {
    const t = market([{ gold: 1 }], { options })
    t.refuses(ana, 'market', { offer: [gives(ana, ben, {})] }, 'R7.5')
    t.refuses(ana, 'market', { offer: [gives(ana, ben, { gold: 2 })] }, 'R7.6')
    t.close()
  })
})
