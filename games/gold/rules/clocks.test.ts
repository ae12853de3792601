import { describe, expect, test } from 'vitest'
import { isRefusal, type Match, submit } from '#kernel/match'
import type { AnswerTo } from '#kernel/question'
import { copy } from '#kernel/redact'
import { type Seat, seatsOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import type { Options } from '../options.ts'
import { fight, type GoldTable, position } from '../position.ts'
import type { Asks, State } from '../types.ts'
import type { ClockName } from './clocks.ts'

type More = Parameters<typeof fight>[2]
type Says = AnswerTo<Asks['bargain']>

/** Ben and Ana have slain a dragon with two gold, while Cleo watches. */
const slain = (more?: More) =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2 },
    more,
  )
/** … and have had their look: the sand runs from 3 000 to 63 000. */
const talks = (more?: More) => slain(more).wait()

const forAna: Says = { offer: { [ana]: { gold: 2 } } }
const forBen: Says = { offer: { [ben]: { gold: 2 } } }
const bellOf = (t: GoldTable) => t.state.bargain?.bell

/** The same table again, for answers at a given moment: the rule of a refusal, or what happened. */
function timed({ state }: GoldTable) {
  const [seats, dice] = [seatsOf(state.sides.length), () => ({ below: () => 0 })]
  const match: Match<State, GoldEvent, Asks, Options> = {
    game: gold,
    seats,
    options: state.options,
    dice,
    state: copy(state),
    next: 0,
    at: 0,
    writing: false,
  }
  return (seat: Seat, answer: Says, at: number): readonly string[] => {
    const next = submit(match, seat, { name: 'bargain', answer }, at)
    return isRefusal(next) ? [next.rule ?? next.refused] : next.events.map(e => e.type)
  }
}

describe('the sand', () => {
  test('R5.7 while the loot is looked at nobody may offer yet', () => {
    const t = slain()
    expect(t.state.stage).toEqual({ at: 'look', closes: 3_000 })
    t.refuses(ana, 'bargain', forAna, 'R5.1').refuses(ben, 'bargain', { noDeal: 'yes' }, 'R5.1')
    expect(() => t.expire(2_999)).toThrow('too early')
    t.close()
  })

  test('R5.7 the sand runs for 60 seconds from the moment the look ends, whatever is offered', () => {
    const t = slain().expire(4_000)
    expect(bellOf(t)).toBe(64_000)
    t.answer(ana, 'bargain', forAna).answer(ben, 'bargain', forBen)
    expect(() => t.expire(63_999)).toThrow('too early')
    t.expire(64_000)
    expect(t.told('table')).toContainEqual({ type: 'talksFailed', why: 'sand' })
    t.close()
  })

  test('R5.8 an acceptance that stands in the log before the clock counts, though its time is later', () => {
    const t = talks().answer(ana, 'bargain', forAna)
    expect(timed(t)(ben, { accept: 1 }, 70_000)).toContain('dealStruck')
    t.close()
  })

  test('R5.8 an acceptance that stands in the log after the clock does not, though its time is earlier', () => {
    const t = talks().answer(ana, 'bargain', forAna).wait()
    expect(t.happened).toContain('talksFailed')
    expect(timed(t)(ben, { accept: 1 }, 62_999)).toEqual(['R5.1'])
    expect(t.lost).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.8 after the end nothing can be offered, accepted, withdrawn or refused any more', () => {
    const t = talks().answer(ana, 'bargain', forAna).wait()
    for (const seat of [ana, ben])
      for (const answer of [forBen, { accept: 1 }, { withdraw: 'offer' }, { noDeal: 'yes' }, { claim: { gold: 1 } }])
        t.refuses(seat, 'bargain', answer, 'R5.1')
    t.close()
  })
})

describe('a deal closes', () => {
  test('R5.13 one second after the last has accepted', () => {
    const t = talks().answer(ana, 'bargain', forAna).answer(ben, 'bargain', { accept: 1 })
    expect(t.state.bargain?.closing).toEqual({ number: 1, closes: 4_000 })
    expect(t.hoards[ana]).toEqual({})
    expect(() => t.expire(3_999)).toThrow('too early')
    t.expire(4_000)
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.refuses(ben, 'bargain', { withdraw: 'acceptance' }, 'R5.1')
    t.close()
  })

  test.each<[string, Seat, Says]>([
    ['withdraws the acceptance', ben, { withdraw: 'acceptance' }],
    ['makes an offer', ben, forBen],
    ['accepts another offer', ben, { accept: 2 }],
    ['takes the offer back', ana, { withdraw: 'offer' }],
    ['offers something else instead', ana, forBen],
  ])('R5.13 not if somebody %s in that second', (_, seat, answer) => {
    const t = fight(
      [
        [ben, 'knight'],
        [cleo, 'dame'],
        [ana, 'dame'],
      ],
      { gold: 2 },
    ).wait()
    t.answer(ana, 'bargain', forAna).answer(cleo, 'bargain', { offer: { [cleo]: { gold: 2 } } })
    t.answer(cleo, 'bargain', { accept: 1 }).answer(ben, 'bargain', { accept: 1 })
    expect(t.state.bargain?.closing?.number).toBe(1)
    t.answer(seat, 'bargain', answer)
    expect(t.happened).toContain('closingStopped')
    expect(gold.deadline?.(t.state)).toBe(63_000)
    t.wait()
    expect(t.lost).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.13 stepping back counts by its place in the log too', () => {
    const t = talks().answer(ana, 'bargain', forAna).answer(ben, 'bargain', { accept: 1 })
    expect(timed(t)(ben, { withdraw: 'acceptance' }, 4_500)).toEqual(['acceptanceWithdrawn', 'closingStopped'])
    t.wait()
    expect(timed(t)(ben, { withdraw: 'acceptance' }, 3_500)).toEqual(['R5.1'])
    t.close()
  })

  test('R5.13 with a whole second again, if somebody stepped back and came round', () => {
    const says = timed(talks().answer(ana, 'bargain', forAna))
    says(ben, { accept: 1 }, 10_000)
    says(ben, { withdraw: 'acceptance' }, 10_900)
    expect(says(ben, { accept: 1 }, 10_950)).toEqual(['offerAccepted', 'closingBegan'])
  })

  test('R5.13 claims and words do not hold it up', () => {
    const t = talks().answer(ana, 'bargain', forAna).answer(ben, 'bargain', { accept: 1 })
    const says = timed(t)
    expect(says(ben, { claim: { gold: 2 } }, 3_500)).toEqual(['claimed'])
    expect(says(ben, { say: 'too little for me' }, 3_600)).toEqual(['said'])
    t.answer(ben, 'bargain', { claim: { gold: 2 } }).wait()
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.13 a word in the last 10 seconds does not shorten the second of a deal that closes already', () => {
    const t = talks().answer(ana, 'bargain', forAna).answer(ben, 'bargain', { accept: 1 }, 52_500)
    t.answer(ben, 'bargain', { say: 'thanks' }, 53_200)
    expect([t.happened, t.state.bargain?.closing?.closes]).toEqual([['said'], 53_500])
    t.wait()
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.13 at once in the last 10 seconds, and not a moment before', () => {
    const t = talks().answer(ana, 'bargain', forAna)
    expect(timed(t)(ben, { accept: 1 }, 52_999)).toEqual(['offerAccepted', 'closingBegan'])
    const last = timed(t)(ben, { accept: 1 }, 53_000)
    expect(last).toContain('dealStruck')
    expect(last).not.toContain('closingBegan')
    t.close()
  })

  test('R5.13 a second that began before the last ten is the same second', () => {
    const t = talks().answer(ana, 'bargain', forAna)
    const says = timed(t)
    says(ben, { accept: 1 }, 52_500)
    expect(says(ben, { withdraw: 'acceptance' }, 53_200)).toEqual(['acceptanceWithdrawn', 'closingStopped'])
    t.close()
  })
})

describe('the clocks of a table', () => {
  test.each<[ClockName, number]>([
    ['standard', 60],
    ['blitz', 30],
    ['relaxed', 90],
    ['long', 120],
  ])('R12.11 %s: the sand of a bargain and of the Market runs for %d seconds', (clock, seconds) => {
    const t = talks({ options: { clock } })
    expect(bellOf(t)).toBe(3_000 + seconds * 1000)
    t.close()
    const market = position({ market: true, row: [null], pile: ['theUnseen'], options: { clock } })
    expect(gold.deadline?.(market.state)).toBe(seconds * 1000)
    market.close()
  })

  test('R12.11 days: a bargain lasts 24 hours, and a deal closes at once', () => {
    const t = slain({ options: { clock: 'days' } })
    expect(bellOf(t)).toBe(24 * 60 * 60 * 1000)
    t.answer(ana, 'bargain', forAna).answer(ben, 'bargain', { accept: 1 })
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R12.11 days: everybody may make three offers, and can still accept', () => {
    const t = slain({ options: { clock: 'days' } })
    for (const offer of [forAna, forBen]) t.answer(ana, 'bargain', offer)
    t.answer(ana, 'bargain', { withdraw: 'offer' }).answer(ana, 'bargain', forAna)
    t.refuses(ana, 'bargain', forBen, 'R12.11')
    t.answer(ben, 'bargain', forBen).answer(ana, 'bargain', { accept: 4 })
    expect(t.hoards[ben]).toEqual({ gold: 2 })
    t.close()
  })

  test('R12.11 days: the three offers are counted anew in every bargain', () => {
    const t = slain({
      options: { clock: 'days' },
      row: [{ dragon: 'emberking', tokens: { gold: 1 }, attackers: [[ana, 'knight']], draught: -2 }],
    })
    for (const offer of [forAna, forBen, forAna]) t.answer(ana, 'bargain', offer)
    t.answer(ben, 'bargain', { accept: 3 }).rolls(0, 0, 0).place(ben, 'dame', 1).place(cleo, 'wizard', 1)
    t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1, silver: 3 } } })
    expect(t.happened).toEqual(['offerMade'])
    t.close()
  })

  test('R12.11 days: three offers at the Market too, which lasts 24 hours', () => {
    const t = position({
      market: true,
      row: [null],
      pile: ['theUnseen'],
      hoards: [{ gold: 1 }, { blue: 1 }],
      options: { clock: 'days' },
    })
    expect(gold.deadline?.(t.state)).toBe(24 * 60 * 60 * 1000)
    const offer = [
      { from: ana, to: ben, what: { gold: 1 } },
      { from: ben, to: ana, what: { blue: 1 } },
    ]
    for (let n = 1; n <= 3; n++) t.answer(ana, 'market', { offer })
    t.refuses(ana, 'market', { offer }, 'R12.11').answer(ben, 'market', { accept: 3 })
    expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, {}])
    t.close()
  })

  test('R12.11 standard: there is no limit to the offers', () => {
    const t = talks()
    for (let n = 1; n <= 10; n++) t.answer(ana, 'bargain', forAna)
    expect(t.state.bargain?.offers.map(o => o.number)).toEqual([10])
    t.close()
  })

  test('R12.11 none: nothing is timed, and a deal closes at once', () => {
    const t = slain({ options: { clock: 'none' } })
    expect(t.state.stage?.at).toBe('bargain')
    expect(gold.deadline?.(t.state)).toBe(null)
    for (let n = 1; n <= 4; n++) t.answer(ana, 'bargain', forAna)
    t.answer(ben, 'bargain', { accept: 4 })
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R12.11 none: the Market is over when everybody is done', () => {
    const t = position({ market: true, row: [null], pile: ['theUnseen'], options: { clock: 'none' } })
    expect(gold.deadline?.(t.state)).toBe(null)
    for (const seat of [ana, ben, cleo]) t.answer(seat, 'market', { done: 'yes' })
    expect(t.state.stage?.at).toBe('attack')
    t.close()
  })

  test.each(['days', 'none'] as const)('R12.11 %s: a window closes when everybody asked has answered', clock => {
    const t = position({ options: { clock }, hands: [['hornOfRecall'], ['wardstone']] }).place(ana, 'knight', 0)
    expect(gold.deadline?.(t.state)).toBe(clock === 'days' ? 86_400_000 : null)
    t.answer(ben, 'magic', { pass: 'yes' })
    expect(t.state.stage?.at).toBe('window')
    t.answer(ana, 'magic', { pass: 'yes' })
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
  })

  test.each(['days', 'none'] as const)('R12.11 %s: the Invisible Hand is played openly', clock => {
    const row = [{ dragon: 'theHoarder', tokens: { gold: 1 } }] as const
    const t = position({ options: { clock }, row, hands: [[], ['invisibleHand']] }).place(ana, 'knight', 0)
    t.refuses(ben, 'magic', { slip: 'gold@0' }, 'R10.2').answer(ben, 'magic', { invisibleHand: 'gold@0' })
    expect(t.told('table')).toContainEqual({ type: 'tokenTaken', seat: ben, spot: 0, token: 'gold' })
    expect(t.hoards[ben]).toEqual({ gold: 1 })
    t.close()
  })
})

describe('the freeze', () => {
  test('R12.12 in the last 5 seconds no offer is made; accepting and withdrawing go on', () => {
    const t = talks({ options: { freeze: true } }).answer(ana, 'bargain', forAna)
    expect(() => t.expire(57_999)).toThrow('too early')
    t.expire(58_000)
    t.refuses(ana, 'bargain', forBen, 'R12.12').refuses(ben, 'bargain', forBen, 'R12.12')
    t.answer(ana, 'bargain', { withdraw: 'acceptance' }).answer(ana, 'bargain', { accept: 1 })
    t.answer(ben, 'bargain', { accept: 1 })
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R12.12 what was withdrawn in the freeze is not offered again, and the sand runs out', () => {
    const t = talks({ options: { freeze: true } })
      .answer(ana, 'bargain', forAna)
      .wait()
    t.answer(ana, 'bargain', { withdraw: 'offer' }).refuses(ana, 'bargain', forAna, 'R12.12')
    expect(gold.deadline?.(t.state)).toBe(63_000)
    t.wait()
    expect(t.lost).toEqual({ gold: 2 })
    t.close()
  })

  test('R12.12 R5.8 an offer that stands in the log before the freeze counts, though its time is later', () => {
    const t = talks({ options: { freeze: true } })
    expect(timed(t)(ana, forAna, 60_000)).toEqual(['offerMade'])
    t.close()
  })

  test('R12.12 off: offers are made to the very end', () => {
    const t = talks()
    expect(gold.deadline?.(t.state)).toBe(63_000)
    expect(timed(t)(ana, forAna, 62_999)).toEqual(['offerMade'])
    t.close()
  })
})
