import { expect, test } from 'vitest'
import type { Sums } from '#almanac/batches'
import type { Figure } from '#games/almanac'
import { number } from '#games/workshop/form'
import type { Guest, Kinds } from '#games/workshop/guest'
import type { Yardstick } from '#games/workshop/judging'
import { type Bench, judge } from './judge.ts'
import { suggestions } from './suggest.ts'
import { type Trial, trialOf } from './trial.ts'

/* Cards of a game that is not played: what they are worth follows from their numbers. */

const kinds: Kinds = {
  toy: { facts: { big: number(1, 9), small: number(1, 9) }, vocabulary: {}, mostCopies: 1, check: () => {} },
}
const toy = (big: number, small: number): Guest & { readonly big: number; readonly small: number } => ({
  ...{ kind: 'toy', names: { en: 'Toy' }, picture: 'cowled', light: 'candle', copies: 1 },
  ...{ big, small },
})
const figure = (mean: number): Figure => ({ mean, low: mean - 0.1, high: mean + 0.1, n: 500 })
const source = { game: 'toys', rules: 1, bot: 'knight@1', seats: 4, seed: 'verdict', games: 1000 }
const boxed = { poor: toy(1, 1), middle: toy(2, 1), rich: toy(3, 1) }
const yardstick: Yardstick = {
  ...{ source: { ...source, batches: 50 }, material: '', lengths: [] },
  cards: Object.fromEntries(
    Object.entries(boxed).map(([id, { big }]) => [
      id,
      { all: { winnerWins: figure(0.3), worth: figure(2 * big) }, by: {} },
    ]),
  ),
}

const benchOf = (worthOf: (card: ReturnType<typeof toy>, games: number) => number): Bench => ({
  workshop: { kinds, boxed },
  judging: { uses: [] },
  yardstick,
  width: 1,
  play: async ({ card, source: { games } }, batch): Promise<Sums> => {
    const worth = worthOf(card as ReturnType<typeof toy>, games) + (batch % 2 === 0 ? 0.05 : -0.05)
    return { 'card.worth': [10, 10 * worth], 'card.winnerWins': [10, batch % 2 === 0 ? 2 : 4], 'game.length': [20, 20] }
  },
})
const changesOf = async (card: Guest, bench: Bench): Promise<readonly string[]> => {
  const trial: Trial = trialOf(card, kinds, source)
  const found = await suggestions(card, trial, await judge(trial, bench), bench)
  return found.map(({ change: { at, from, to }, expected }) => `${at} ${from} to ${to}, ${expected.games / 2} deals`)
}
const sum = ({ big, small }: ReturnType<typeof toy>): number => 2 * big + small - 1

test('of changes by one that make a card fair the two nearest to the middle are told, as all deals say', async () => {
  expect(await changesOf(toy(3, 2), benchOf(sum))).toEqual(['big 3 to 2, 1000 deals', 'small 2 to 1, 1000 deals'])
  expect(await changesOf(toy(2, 1), benchOf(sum))).toEqual([])
})

test('where no change by one is enough the number that helps most goes on until it is', async () => {
  expect(await changesOf(toy(5, 3), benchOf(sum))).toEqual(['big 5 to 2, 1000 deals'])
})

test('where that number cannot go on the next one does', async () => {
  const stuck = benchOf(({ big, small }) => (big > 1 ? 2 : 0) + small)
  expect(await changesOf(toy(2, 8), stuck)).toEqual(['small 8 to 4, 1000 deals'])
})

test('what looks fair in a few deals, and in all of them is not, is not told', async () => {
  const better = benchOf((card, games) => sum(card) + (games < 1000 ? -0.5 : 0))
  expect(await changesOf(toy(4, 1), better)).toEqual(['big 4 to 3, 1000 deals'])
  const never = benchOf((_, games) => (games < 1000 ? 4 : 9))
  expect(await changesOf(toy(4, 1), never)).toEqual([])
})
