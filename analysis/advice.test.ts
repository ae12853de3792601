import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { editionOf } from '#editions/edition'
import type { Boxed } from '#games/boxed'
import type { Bot } from '#kernel/bot'
import { lineOf } from '#kernel/file'
import { box } from '#testkit/auction/box'
import { ana } from '#testkit/table'
import { adviceAfter, adviserAmong } from './advice.ts'

const toy = box as unknown as Boxed
const options = { gold: 9, lots: 6, hammer: 0 }

/** The beginning of an auction of two, as its log is stored. */
function begun() {
  const lines: string[] = []
  playBots(toy, { options, bots: ['random@1', 'random@1'], seed: 'advice' }, entry => lines.push(lineOf(entry)))
  return { seats: 2, options, lines: lines.slice(0, 1) }
}

/** Bids 1 in one of ten cases and 2 otherwise. */
const mixing: Bot = (_sight, rng, note) => {
  const chosen = rng.below(10) === 0 ? 0 : 1
  const candidates = [
    { answer: 1, value: 0.5, share: 0.1 },
    { answer: 2, value: 0.5, share: 0.9 },
  ]
  note?.({ unit: 'chance', candidates, chosen, facts: { chosen } })
  return chosen + 1
}

test('a bot that mixes its answers advises the one it gives most often, with the record of that one', () => {
  const edition = { ...editionOf(toy), bots: { 'captain@1': mixing } }
  const all = Array.from({ length: 9 }, (_, at) => adviceAfter(edition, begun(), ana, at))
  for (const advice of all)
    expect(advice).toMatchObject({ seq: 0, question: 'bid', answer: 2, decision: { chosen: 1, facts: { chosen: 1 } } })
})

test('who is asked nothing gets no advice', () => {
  const edition = { ...editionOf(toy), bots: { 'captain@1': mixing } }
  expect(adviceAfter(edition, { ...begun(), lines: [] }, ana, 0)).toBe(null)
})

test('the Captain advises, or the strongest where there is none', () => {
  expect(adviserAmong(['dragonlord@1', 'captain@1', 'captain@2', 'captain.fox@1'])).toBe('captain@2')
  expect(adviserAmong(['greedy@1', 'knight@1'])).toBe('knight@1')
  expect(adviserAmong([])).toBe(null)
})
