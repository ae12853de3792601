import { expect, test } from 'vitest'
import { random1 } from '#bots/random'
import type { Bot } from '#kernel/bot'
import { open } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { auction } from './auction/index.ts'
import { answersAlike, type Peeking } from './peeking.ts'

/** A table of the toy auction where all are this bot. */
function tableOf(bot: Bot): Peeking {
  const dice = diceOf(seedFrom('lots'))
  const { match, entry } = open(auction, { seats: 3, options: { gold: 20, lots: 12, hammer: 0 }, dice })
  return { bot, match: match as unknown as Peeking['match'], log: [entry], seed: 'pairs', see: () => {} }
}

test('a bot that knows only what its seat does is found honest', () => {
  expect(answersAlike(tableOf(random1), 30)).toBe(30)
})

test('a bot that remembers what it thought at another seat is found out', () => {
  let last = 0
  const gossip: Bot = ({ seat }, rng) => {
    const heard = last
    last = seat
    return heard === 0 ? 0 : rng.below(2)
  }
  expect(() => answersAlike(tableOf(gossip), 30)).toThrow(/seat \d after entry \d+ \(pairs\): \[.+, then \[/)
})

test('so is one whose notes give away what its answers do not', () => {
  let thoughts = 0
  const chatty: Bot = (_sight, _rng, note) => {
    note?.({ unit: 'points', candidates: [], chosen: 0, facts: { thoughts: thoughts++ } })
    return 0
  }
  expect(() => answersAlike(tableOf(chatty), 30)).toThrow('thoughts')
})
