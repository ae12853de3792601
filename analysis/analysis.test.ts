import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { editionOf } from '#editions/edition'
import type { Boxed } from '#games/boxed'
import type { Bot, Decision } from '#kernel/bot'
import { lineOf } from '#kernel/file'
import type { Only } from '#kernel/secret'
import { knows } from '#kernel/secret'
import { box } from '#testkit/auction/box'
import { ana, ben } from '#testkit/table'
import { analysis } from './analysis.ts'
import { analystAmong } from './analyst.ts'

const options = { gold: 9, lots: 6, hammer: 0 }
const toy = box as unknown as Boxed

/** A match of two who bid at random, as its log is stored. */
function played() {
  const lines: string[] = []
  const bots = ['random@1', 'random@1']
  playBots(toy, { options, bots, seed: 'a look back' }, entry => lines.push(lineOf(entry)))
  return { seats: 2, options, lines }
}

/** Believes that the less is bid the better, weighs bids of 0 to 3, and looks at what it may not see if it can. */
const miser =
  (seen: string[]): Bot =>
  ({ view, seat, told }, _rng, note) => {
    const { purses } = view as unknown as { readonly purses: readonly Only<number>[] }
    seen.push(`${purses.map(purse => knows(purse))} ${seat} after ${told.length}`)
    const candidates = [3, 2, 1, 0].map(answer => ({ answer, value: 1 - answer / 10 }))
    const decision: Decision = { unit: 'chance', candidates, chosen: 3, facts: { told: told.length } }
    note?.(decision)
    return 0
  }

test('every decision of a seat is judged with what that seat knew then: best first, and what the answer cost', () => {
  const seen: string[] = []
  const edition = { ...editionOf(toy), bots: { 'miser@1': miser(seen) } }
  const match = played()
  const own = match.lines.map(line => JSON.parse(line)).filter(({ by }) => by.seat === ben)
  expect(own.length).toBeGreaterThan(3)
  const judged = [...analysis(edition, match, ben, 'miser@1')]
  expect(judged.map(({ seq, question, answer }) => [seq, question, answer])).toEqual(
    own.map(({ seq, by }) => [seq, 'bid', by.answer.is.answer]),
  )
  for (const { answer, advice, unit, candidates, chosen, advised, cost } of judged) {
    const bid = Number(answer)
    expect(candidates.map(each => each.answer)).toEqual([0, 1, 2, 3])
    expect([advice, advised, unit]).toEqual([0, 0, 'chance'])
    expect([chosen, cost]).toEqual(bid > 3 ? [null, null] : [bid, expect.closeTo(bid / 10, 6)])
  }
  expect(new Set(judged.map(({ chosen }) => chosen === null)).size).toBe(2)
  expect(seen.every(sight => sight.startsWith(`false,true ${ben} after `))).toBe(true)
  expect([...analysis(edition, match, ben, 'miser@1')]).toEqual(judged)
})

test('only what is wanted is judged, and as if everything had been', () => {
  const edition = { ...editionOf(toy), bots: { 'miser@1': miser([]) } }
  const all = [...analysis(edition, played(), ben, 'miser@1')]
  const isWanted = (seq: number): boolean => seq === all[2]?.seq
  expect([...analysis(edition, played(), ben, 'miser@1', { isWanted })]).toEqual([all[2]])
})

test('the cost is counted from what the analyst itself would do, even if something else is worth more to it', () => {
  const candidates = [
    { answer: 0, value: 3 },
    { answer: 1, value: 2 },
    { answer: 2, value: 1 },
  ]
  const cautious: Bot = (_sight, _rng, note) => {
    note?.({ unit: 'points', candidates, chosen: 1, facts: {} })
    return 1
  }
  const judged = [...analysis({ ...editionOf(toy), bots: { 'cautious@1': cautious } }, played(), ben, 'cautious@1')]
  const costs = new Map(judged.map(({ answer, cost }) => [answer, cost]))
  expect([costs.get(0) ?? 0, costs.get(1) ?? 0, costs.get(2) ?? 1]).toEqual([0, 0, 1])
})

test('what the seat answered is weighed, too, if the analyst can do that', () => {
  const open: Bot = ({ also }, _rng, note) => {
    const candidates = [
      { answer: 0, value: 1 },
      { answer: also, value: 1 - Number(also) / 10 },
    ]
    note?.({ unit: 'chance', candidates, chosen: 0, facts: {} })
    return 0
  }
  const judged = [...analysis({ ...editionOf(toy), bots: { 'open@1': open } }, played(), ben, 'open@1')]
  expect(judged.some(({ answer }) => Number(answer) > 3)).toBe(true)
  for (const { answer, advice, cost } of judged)
    expect([advice, cost]).toEqual([0, expect.closeTo(Number(answer) / 10, 6)])
})

test('an analyst that notes nothing still advises', () => {
  const [first] = analysis({ ...editionOf(toy), bots: { 'mute@1': () => 4 } }, played(), ana, 'mute@1')
  expect(first).toMatchObject({
    advice: 4,
    unit: null,
    candidates: [],
    chosen: null,
    advised: null,
    cost: null,
    decision: null,
  })
})

test('the strongest bot judges: levels by rank and version, then the yardstick', () => {
  expect(analystAmong(['greedy@1', 'knight@1', 'squire@2', 'knight@2', 'random@1'])).toBe('knight@2')
  expect(analystAmong(['caretaker@1', 'greedy@1'])).toBe('greedy@1')
  expect(analystAmong(['greedy@1', 'captain@1', 'dragonlord@1'])).toBe('dragonlord@1')
  expect(analystAmong([])).toBe(null)
})
