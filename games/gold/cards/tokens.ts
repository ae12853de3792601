import { pickOne, type Rng } from '#kernel/chance'
import type { Counts } from '#kernel/question'

/** Whoever has the most of one of these is paid for it. */
export const gems = ['blue', 'green', 'purple', 'yellow', 'white'] as const
export type Gem = (typeof gems)[number]
export const tokens = ['silver', 'gold', 'red', ...gems, 'black'] as const
export type Token = (typeof tokens)[number]

/** A number of each token: behind a screen, on a dragon, in the bag. */
export type Hoard = Readonly<Record<Token, number>>

export const hoardOf = (counts: Counts<Token>): Hoard => ({
  silver: counts.silver ?? 0,
  gold: counts.gold ?? 0,
  red: counts.red ?? 0,
  blue: counts.blue ?? 0,
  green: counts.green ?? 0,
  purple: counts.purple ?? 0,
  yellow: counts.yellow ?? 0,
  white: counts.white ?? 0,
  black: counts.black ?? 0,
})
export const noTokens = hoardOf({})
/** R1.1: what is in the box. */
export const allTokens = hoardOf({
  silver: 35,
  gold: 20,
  red: 16,
  blue: 12,
  green: 12,
  purple: 12,
  yellow: 12,
  white: 6,
  black: 1,
})

const combined = (a: Hoard, b: Hoard, sign: 1 | -1): Hoard => ({
  silver: a.silver + sign * b.silver,
  gold: a.gold + sign * b.gold,
  red: a.red + sign * b.red,
  blue: a.blue + sign * b.blue,
  green: a.green + sign * b.green,
  purple: a.purple + sign * b.purple,
  yellow: a.yellow + sign * b.yellow,
  white: a.white + sign * b.white,
  black: a.black + sign * b.black,
})
export const plus = (a: Hoard, b: Hoard): Hoard => combined(a, b, 1)
export const minus = (a: Hoard, b: Hoard): Hoard => combined(a, b, -1)
export const one = (token: Token): Hoard => hoardOf({ [token]: 1 })

export const size = (hoard: Hoard): number => tokens.reduce((n, token) => n + hoard[token], 0)
export const covers = (hoard: Hoard, wanted: Counts<Token>): boolean =>
  tokens.every(token => hoard[token] >= (wanted[token] ?? 0))
export const kindsIn = (hoard: Hoard): readonly Token[] => tokens.filter(token => hoard[token] > 0)

/** Only the kinds that are present, as answers are given. */
export const countsOf = (hoard: Hoard): Counts<Token> =>
  Object.fromEntries(kindsIn(hoard).map(token => [token, hoard[token]])) as Counts<Token>

/** R6.4: one token, each with equal probability. */
export function drawOne(rng: Rng, from: Hoard): Token {
  return pickOne(
    rng,
    tokens.flatMap(token => Array<Token>(from[token]).fill(token)),
  )
}

/** R1.5, R8.2: this many at random, or all there are. */
export function draw(rng: Rng, from: Hoard, count: number): Hoard {
  let drawn = noTokens
  for (let n = Math.min(count, size(from)); n > 0; n--) drawn = plus(drawn, one(drawOne(rng, minus(from, drawn))))
  return drawn
}
