import { describe, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import type { Bot, Decision } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { box as goldBox } from '../box.ts'
import { never, type Seen } from './never.ts'

const box = goldBox as unknown as Boxed
const levels = ['squire@1', 'knight@1', 'captain@1', 'dragonlord@1']

/** The record of a bot that says nothing about its decision. */
const silent: Decision = { unit: 'points', candidates: [], chosen: -1, facts: {} }

/** Every decision in a game of four of this level. */
function decisions(level: string): readonly Seen[] {
  const seen: Seen[] = []
  const watched =
    (bot: Bot): Bot =>
    (sight, rng) => {
      let record: Decision | null = null
      const answer = bot(sight, rng, decision => {
        record = decision
      })
      const { candidates, chosen, facts } = (record ?? silent) as Decision
      const value = candidates[chosen]?.value ?? 0
      const move = typeof answer === 'object' ? answer : null
      seen.push({ sight, answer: move, value, facts, heard: sight.told.length } as unknown as Seen)
      return answer
    }
  const options = defaultsOf(box.game.options)
  playBots(box, { options, bots: Array<string>(4).fill(level), seed: `never ${level}` }, () => {}, watched)
  return seen
}

describe.each(levels)('%s never', level => {
  const seen = decisions(level)
  test.each(Object.keys(never))('%s', rule => {
    const breaks = seen.filter(it => never[rule]?.(it, it.sight.told.slice(0, it.heard)))
    expect(breaks.map(({ answer, value }) => ({ answer, value }))).toEqual([])
  })
  test('and it was asked often enough to tell', () => expect(seen.length).toBeGreaterThan(300))
})
