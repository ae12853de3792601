import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Bot, Decision } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import { defaultsOf } from '#kernel/options'
import { box } from '../box.ts'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'

type DwarvesBot = Bot<State, DwarvesEvent, Asks>

/** Dice that can be thrown again. */
function repeatable(rng: Rng): { readonly first: Rng; readonly again: Rng } {
  const thrown: number[] = []
  let place = 0
  const first = {
    below(n: number) {
      const face = rng.below(n)
      thrown.push(face)
      return face
    },
  }
  return { first, again: { below: () => thrown[place++] as number } }
}

test('the record of a decision says what was answered, and keeping one changes nothing', () => {
  const records: Decision[] = []
  const knight = box.bots['knight@1'] as DwarvesBot
  const noted: DwarvesBot = (sight, rng) => {
    const { first, again } = repeatable(rng)
    const kept: Decision[] = []
    const answer = knight(sight, first, decision => kept.push(decision))
    expect(knight(sight, again)).toEqual(answer)
    expect(kept.length).toBeLessThanOrEqual(1)
    for (const { candidates, chosen, unit } of kept) {
      expect(candidates[chosen]?.answer).toEqual(answer)
      expect(unit).toBe('chance')
      for (const { value } of candidates) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        expect(value).toBe(Number(value.toFixed(4)))
      }
    }
    records.push(...kept)
    return answer
  }
  const options = { ...defaultsOf(box.game.options), clock: 'none', start: 'random', suddenDeath: true }
  playBots(boxed({ ...box, bots: { noted } }), { options, bots: ['noted', 'noted'], seed: 'records' }, () => {})
  expect(records.length).toBeGreaterThan(30)
  expect(JSON.parse(JSON.stringify(records))).toEqual(records)
  expect(records.some(({ facts }) => 'battleChance' in facts)).toBe(true)
})
