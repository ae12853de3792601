import { describe, expect, test } from 'vitest'
import type { Persona } from '#bots/levels'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { type Bot, consult } from '#kernel/bot'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { box as goldBox } from '../box.ts'
import type { GoldEvent } from '../events.ts'
import { gold } from '../index.ts'
import { fight, type GoldTable } from '../position.ts'
import type { Asks, State } from '../types.ts'
import { caretaker1 } from './caretaker.ts'
import { greedy1 } from './greedy.ts'
import { botAt } from './levels.ts'

const box = goldBox as unknown as Boxed
type GoldBot = Bot<State, GoldEvent, Asks>

/** What the bot would answer for this seat, this many seconds into the bargain. */
function asked(bot: GoldBot, t: GoldTable, seat: Seat, seconds = 0): unknown {
  const begun = (t.state.bargain?.bell ?? 0) - 60_000
  const rng = diceOf(seedFrom('bot'))(0)
  return consult(bot, gold, t.state, seat, t.heard(seat), rng, begun + seconds * 1000)?.answer ?? null
}
const over = (loot: Parameters<typeof fight>[1]): GoldTable =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    loot,
  ).wait()
const [all, half, none] = [{ gold: 4 }, { gold: 2 }, {}]

describe('caretaker@1', () => {
  test('R5.17 never offers: alone with the loot it waits', () => {
    const t = over(all)
    expect([0, 20, 40, 59].map(seconds => asked(caretaker1, t, ana, seconds))).toEqual([null, null, null, null])
  })

  test('R5.17 accepts what is worth a fair share, and no less', () => {
    const t = over(all)
    t.answer(ben, 'bargain', { offer: { [ben]: { gold: 3 }, [ana]: { gold: 1 } } })
    expect(asked(caretaker1, t, ana, 59)).toBe(null)
    t.answer(ben, 'bargain', { offer: { [ben]: half, [ana]: half } })
    expect(asked(caretaker1, t, ana)).toEqual({ accept: 2 })
    t.answer(ana, 'bargain', { accept: 2 }).wait()
    expect(t.hoards).toEqual([half, half, none])
    t.close()
  })
})

describe('greedy@1', () => {
  test('begins with an offer that gives itself more', () => {
    const t = over(all)
    expect(asked(greedy1, t, ana)).toEqual({ offer: { [ben]: { gold: 1 }, [ana]: { gold: 3 } } })
  })

  test('concedes as the sand runs: refuses a small part at first, with a reason, and takes it at the end', () => {
    const t = over(all).answer(ben, 'bargain', { offer: { [ben]: { gold: 3 }, [ana]: { gold: 1 } } })
    expect(asked(greedy1, t, ana)).toEqual({ say: 'too much for you' })
    expect(asked(greedy1, t, ana, 55)).toEqual({ accept: 1 })
  })

  test('accepts a fair offer when half of the sand is through', () => {
    const t = over(all).answer(ben, 'bargain', { offer: { [ben]: half, [ana]: half } })
    expect(asked(greedy1, t, ana, 40)).toEqual({ accept: 1 })
  })

  test('gives its reason once for an offer', () => {
    const t = over(all).answer(ben, 'bargain', { offer: { [ben]: all } })
    t.answer(ana, 'bargain', { say: 'too much for you' })
    expect(asked(greedy1, t, ana)).not.toHaveProperty('say')
    t.answer(ben, 'bargain', { offer: { [ben]: { gold: 3 }, [ana]: { gold: 1 } } })
    expect(asked(greedy1, t, ana)).toEqual({ say: 'too much for you' })
  })

  test('never takes nothing, not even at the end', () => {
    const t = over(all).answer(ben, 'bargain', { offer: { [ben]: all } })
    t.answer(ana, 'bargain', { say: 'too much for you' })
    expect(asked(greedy1, t, ana, 59)).toBe(null)
  })

  test('names the token it misses when its part is not much smaller', () => {
    const t = over({ blue: 1, silver: 6 }).answer(ben, 'bargain', {
      offer: { [ben]: { blue: 1, silver: 3 }, [ana]: { silver: 3 } },
    })
    expect(asked(greedy1, t, ana)).toEqual({ say: 'need blue' })
  })

  test('finishes a dragon on which it sits, with no more than is needed', () => {
    const row = [{ dragon: 'cinderling', tokens: all, attackers: [[ben, 'knight']] }] as const
    const t = fight([[ana, 'wizard']], {}, { row })
    expect(asked(greedy1, t, ben)).toEqual({ place: 'wizard@1' })
  })
})

describe('dragonlord@1', () => {
  const dragonlord = botAt('dragonlord')

  test('says “no deal” at once where it gains nothing, and gives up when the other has said so', () => {
    const t = over({ silver: 1 })
    const moves = [ana, ben].map(seat => asked(dragonlord, t, seat))
    expect(moves).toContainEqual({ noDeal: 'yes' })
    const loser = [ana, ben].find((_, i) => JSON.stringify(moves[i]) === '{"noDeal":"yes"}') ?? ana
    const winner = loser === ana ? ben : ana
    t.answer(winner, 'bargain', { offer: { [winner]: { silver: 1 } } })
    t.answer(loser, 'bargain', { noDeal: 'yes' })
    expect(asked(dragonlord, t, winner, 2)).toEqual({ noDeal: 'yes' })
    expect(asked(dragonlord, t, loser, 2)).toBe(null)
    t.close()
  })
})

describe('personas', () => {
  const as = (persona: Persona): GoldBot => botAt('knight', persona)
  const offered = (): GoldTable => over(all).answer(ana, 'bargain', { offer: { [ben]: half, [ana]: half } })

  test('a collector first shows what it wants', () => {
    expect(asked(as('collector'), over({ blue: 2, silver: 4 }), ana)).toEqual({ claim: { blue: 2 } })
  })
  test('a diplomat asks whether its offer is fair', () => {
    expect(asked(as('diplomat'), over(all), ana)).toEqual({ offer: { [ben]: half, [ana]: half } })
    expect(asked(as('diplomat'), offered(), ana)).toEqual({ say: 'fair?' })
  })
  test('a berserker’s first offer is the last', () => {
    const t = offered()
    expect(asked(as('berserker'), t, ana)).toEqual({ say: 'my last offer' })
    t.answer(ana, 'bargain', { say: 'my last offer' })
    expect([5, 15, 30, 50].map(seconds => asked(as('berserker'), t, ana, seconds))).toEqual([null, null, null, null])
  })
  test('a fox lets others talk first', () => {
    expect(asked(as('fox'), over(all), ana)).toBe(null)
    expect(asked(as('fox'), over(all), ana, 12)).toHaveProperty('offer')
  })
  test('a spoiler does not speak of a leader where there is none', () => {
    expect(asked(as('spoiler'), offered(), ana)).toBe(null)
  })
})

describe('bots among themselves', () => {
  const played = (seats: number, seed: string): readonly Entry<GoldEvent>[] => {
    const log: Entry<GoldEvent>[] = []
    const bots = Array<string>(seats).fill('greedy@1')
    playBots(box, { options: defaultsOf(box.game.options), bots, seed }, entry => log.push(entry as Entry<GoldEvent>))
    return log
  }
  const logs = [3, 4, 5, 6].map(seats => played(seats, `talks ${seats}`))
  const talks = logs.flatMap(talksIn)

  test('R5.18 their bargains are played out, and the split is shown to all', () => {
    const struck = talks.filter(talk => talk.some(e => e.type === 'dealStruck'))
    expect(struck.length / talks.length).toBeGreaterThan(0.9)
    for (const log of logs) expect(log.flatMap(e => e.events).some(e => e.type === 'sharesTaken')).toBe(true)
  })

  test('they make at most five offers each, and leave six seconds between them', () => {
    for (const talk of talks)
      for (const seat of [ana, ben, cleo]) {
        const times = talk.flatMap(e => (e.type === 'offerMade' && e.seat === seat ? [e.at] : []))
        expect(times.length).toBeLessThanOrEqual(5)
        for (const [i, at] of times.slice(1).entries()) expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(6000)
      }
  })
})

/** The bargains of a game, each from its first grain of sand to its end. */
function talksIn(log: readonly Entry<GoldEvent>[]): readonly (readonly GoldEvent[])[] {
  const talks: GoldEvent[][] = []
  let now: GoldEvent[] | null = null
  for (const event of log.flatMap(entry => entry.events)) {
    if (event.type === 'sandRan' && now === null) {
      now = []
      talks.push(now)
    }
    now?.push(event)
    if (event.type === 'dealStruck' || event.type === 'talksFailed') now = null
  }
  return talks
}
