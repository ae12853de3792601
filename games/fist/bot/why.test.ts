import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import type { Decision } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { madeUp } from '#testkit/reasons'
import { box } from '../box.ts'
import { en } from '../words/en.ts'
import { why as words } from '../words/en-why.ts'
import { why } from './why.ts'

const { text } = speaker('en', { ...en, why: words })
const names = ['Ana', 'Ben', 'Cleo', 'Dan']
const inEnglish = (sayings: readonly Saying[]): string => sayings.map(one => text(one, names)).join(' ')

/** A game of personas that hardly think: every decision, and what was asked. */
function decisions(seed: string, most: number): readonly (readonly [Decision, string])[] {
  const all: (readonly [Decision, string])[] = []
  const bots = ['squire.spoiler@1', 'knight.collector@1', 'knight@1', 'squire.diplomat@1']
  const options = { ...defaultsOf(box.game.options), roundLimit: 12 }
  playBots(
    boxed(box),
    { options, bots, seed },
    () => {},
    bot => (sight, rng) =>
      bot(sight, rng, all.length < most ? note => all.push([note, sight.question.name]) : undefined),
  )
  return all
}

test('of a thousand explanations every number is in the record of the decision', () => {
  const ill: unknown[] = []
  let explained = 0
  for (let n = 0; explained < 1000; n++)
    for (const [decision, question] of decisions(`reasons ${n}`, 1000 - explained)) {
      explained++
      const said = why(decision, question, 0)
      const isWell = said.length === 2 || said.length === 3
      if (!isWell || madeUp(said, decision).length > 0 || /undefined|NaN|[{}]/.test(inEnglish(said))) ill.push(said)
    }
  expect(ill).toEqual([])
})

const bid: Decision = {
  unit: 'chance',
  candidates: [
    { answer: {}, value: 0.31, share: 0.4 },
    { answer: { fairy: 4 }, value: 0.34, share: 0.6 },
  ],
  chosen: 1,
  facts: { card: 'wizard', stage: 'gold', coins: 4, level: 4, wins: 0.703, worth: 0.11, rival: 1, rivalBest: -0.062 },
}

test('a bid says what the card is worth, what a rival would cost, and how often it is enough', () => {
  expect(inEnglish(why(bid, 'bid', 0))).toBe(
    'I bid 4 gold coins for the Wizard. The card adds 11% to my chance of winning the game; if Ben wins it, I lose 6%. That is enough 70% of the time.',
  )
})

test('a coin more is mentioned only if it would win more often and be worth less', () => {
  const more = { ...bid, facts: { ...bid.facts, moreWins: 0.81, moreValue: 0.33 } }
  expect(inEnglish(why(more, 'bid', 0))).toMatch(/70% of the time; one coin more would make it 81%/)
  const better = { ...bid, facts: { ...bid.facts, moreWins: 0.81, moreValue: 0.35 } }
  expect(inEnglish(why(better, 'bid', 0))).toMatch(/enough 70% of the time\.$/)
})

test('an answer to a power is compared with the next best', () => {
  const facts = { card: 'imp', answers: 5 }
  const candidates = [0.41, 0.37].map((value, i) => ({ answer: ['thief', 'witch'][i], value }))
  const answer: Decision = { unit: 'chance', candidates, chosen: 0, facts }
  expect(inEnglish(why(answer, 'character', 0))).toBe(
    'With the Imp I choose the Thief. My chance of winning the game is then 41%, with the next best of 5 answers 37%.',
  )
  expect(inEnglish(why({ ...answer, chosen: 1 }, 'character', 0))).toMatch(
    /With another answer it would be 41%, but I like this one better\.$/,
  )
})

test('a record from which nothing can be told is left alone', () => {
  expect(why({ ...bid, facts: {} }, 'bid', 0)).toEqual([])
})
