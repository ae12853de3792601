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

/** A game of bots that hardly think: every decision, what was asked, and whom. */
function decisions(options: object): readonly (readonly [Decision, string, number])[] {
  const all: (readonly [Decision, string, number])[] = []
  const bots = ['squire.spoiler@1', 'knight.collector@1', 'knight.fox@1', 'squire.diplomat@1']
  playBots(
    boxed(box),
    { options: { ...defaultsOf(box.game.options), ...options }, bots, seed: 'reasons' },
    () => {},
    (bot, seat) => (sight, rng) => bot(sight, rng, note => all.push([note, sight.question.name, seat])),
  )
  return all
}

test('every number in an explanation is in the record of the decision', () => {
  const all = [...decisions({}), ...decisions({ division: 'divideAndChoose' })]
  const ill = all
    .map(([decision, question, seat]) => [decision, why(decision, question, seat)] as const)
    .filter(([decision, said]) => {
      const isSilent = said.length === 0 && decision.candidates.length > 1
      return (
        isSilent || said.length > 3 || madeUp(said, decision).length > 0 || /undefined|NaN|[{}]/.test(inEnglish(said))
      )
    })
  expect(ill).toEqual([])
  expect(all.length).toBeGreaterThan(700)
})

test('an acceptance says what the deal is worth, and what would be fair', () => {
  const decision: Decision = {
    unit: 'points',
    candidates: [
      { answer: { accept: 2 }, value: 6 },
      { answer: null, value: 4.1 },
    ],
    chosen: 0,
    facts: { fair: 5, least: 4.1, by: 1 },
  }
  expect(inEnglish(why(decision, 'bargain', 0))).toBe(
    'I accept Ben’s offer. It is worth 6 points to me, and my fair share would be 5.',
  )
})

test('a blade that could have been played is named, where it is all that differs', () => {
  const decision: Decision = {
    unit: 'points',
    candidates: [
      { answer: { place: 'thief@1' }, value: 2.4 },
      { answer: { keenBlade: 'thief@1' }, value: 2.3 },
    ],
    chosen: 0,
    facts: { missing: 2, others: 0, worth: 14.4, row: 'cinderling ironjaw hoarder', isAhead: true },
  }
  const said = inEnglish(why(decision, 'attack', 0))
  expect(said).toContain('with the Thief and the Keen Blade against Ironjaw it would be 2.3.')
})
