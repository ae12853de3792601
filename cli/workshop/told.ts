import type { Figure } from '#games/almanac'
import type { Judging } from '#games/workshop/judging'
import type { Verdict } from '#games/workshop/verdict'

const percent = (x: number): string => `${Math.round(100 * x)} %`
const number = (x: number): string => x.toFixed(1)
const between = ({ mean, low, high }: Interval, say: (x: number) => string, of = ''): string =>
  `${say(mean)}${of} (${say(low)} to ${say(high)})`
type Interval = Pick<Figure, 'mean' | 'low' | 'high'>

/** Nobody should have to read that something is longer by less than nothing. */
const longer = ({ mean, low, high }: Interval, of: string): string =>
  mean < 0
    ? between({ mean: -mean, low: -high, high: -low }, number, ` ${of} shorter`)
    : between({ mean, low, high }, number, ` ${of} longer`)

const because = (price: Judging['price']): Readonly<Record<Verdict['why'], string>> => ({
  winnerWins: 'by how often whoever gets it wins',
  price: price === 'paid' ? 'by what its auctions bring' : 'by what it brings',
  swing: 'it moves the chances of winning more than anything in the box',
  range: 'like the cards of the box',
  seldom: 'it was had too seldom',
  wide: 'the interval is too wide; play more games',
  alone: 'there is nothing to compare it with',
})

/** What the price of a kind of card and the length of a game are counted in. */
export interface Units {
  readonly price: string
  readonly length: string
}

/** A verdict in plain sentences. */
export function* toldVerdict(
  name: string,
  text: string,
  verdict: Verdict,
  { price: how }: Pick<Judging, 'price'>,
  units: Units,
): Generator<string> {
  const { price, worth, winnerWins, length, usualLength, swing, nothing, taken, uses, suggestions } = verdict
  yield `${name}: ${verdict.verdict} (${because(how)[verdict.why]})`
  yield `  ${text}`
  if (winnerWins !== null) yield `  Whoever gets it goes on to win ${between(winnerWins, percent)} of games.`
  if (price !== null)
    yield `  It ${how === 'paid' ? 'goes for' : 'brings them'} ${between(price, number, ` ${units.price}`)}.`
  if (taken !== null) yield `  Somebody wants it in ${between(taken, percent)} of cases.`
  if (worth !== null && taken !== null)
    yield `  That is ${between(worth, number, ` ${units.price}`)}, counting where nobody wants it.`
  if (length !== null)
    yield `  Games are ${longer(length, units.length)}${usualLength === null ? '' : `; without it they take ${number(usualLength.mean)}`}.`
  if (swing !== null) yield `  It moves the chances of winning by ${between(swing, percent)}.`
  if (nothing !== null) yield `  It does nothing in ${between(nothing, percent)} of cases.`
  const used = Object.entries(uses).map(([use, { mean }]) => `${use} ${percent(mean)}`)
  if (used.length > 0) yield `  Used for: ${used.join(', ')}.`
  for (const { change, expected } of suggestions)
    yield `  Try ${change.to} instead of ${change.from} in ${change.at}: ${expected.verdict}${expected.winnerWins === null ? '' : `, ${between(expected.winnerWins, percent)} of games`}.`
  yield `  ${verdict.games} games of ${verdict.bot}, ${verdict.seats} at a table, with it and without it.`
}
