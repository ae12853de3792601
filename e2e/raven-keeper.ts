import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Figure } from '#games/almanac'
import { fist } from '#games/fist/index'
import type { Guest } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'
import { KEY, keyOf } from '#web/workshop/test/known-verdicts'

/* A finished card for pictures of the workshop: that of docs/cards.example.json, and what was said about it. */

const pack = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/cards.example.json'), 'utf8')) as {
  readonly cards: readonly Guest[]
}
const figure = (mean: number, low: number, high: number, n: number): Figure => ({ mean, low, high, n })

/** From `npm run workshop -- judge docs/cards.example.json --json`. */
const verdict: Verdict = {
  verdict: 'fair',
  why: 'range',
  price: figure(3.1599, 3.0224, 3.2943, 807),
  worth: figure(2.5398, 2.4188, 2.6579, 1004),
  winnerWins: figure(0.3779, 0.3451, 0.4119, 807),
  length: figure(1.748, -0.043, 3.592, 1000),
  swing: figure(0.0876, 0.0834, 0.0917, 807),
  nothing: figure(0, 0, 0.0047, 807),
  taken: figure(0.8038, 0.7781, 0.8272, 1004),
  usualLength: figure(46.796, 45.654, 47.983, 1000),
  uses: { theft: figure(0.9244, 0.9041, 0.9407, 807), coins: figure(0.0756, 0.0593, 0.0959, 807) },
  games: 2000,
  seats: 4,
  bot: 'knight@1',
  rules: fist.version,
  seed: 'verdict',
  suggestions: [],
}

/** Lays the card on the bench of this browser, with its verdict, for the next time that the page is loaded. */
export async function layRavenKeeper(page: Page): Promise<void> {
  const [card] = pack.cards
  if (card === undefined) throw new Error('no card in the example')
  const { kind, names, picture, light, copies, ...facts } = card
  const slots = [{ draft: { kind, names, picture, light, copies, facts }, versions: [card] }]
  const stored = {
    'wyrmtavern.workshop': { character: { slots, chosen: 0 } },
    [KEY]: { [keyOf(card, fist.version)]: verdict },
  }
  await page.evaluate(all => {
    for (const [key, it] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(it))
  }, stored)
}
