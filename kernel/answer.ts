import { pickOne, type Rng } from './chance.ts'
import { against, entriesOf, not, type Problem } from './problem.ts'
import type { Amount, Ask, Bundle, Item, Menu, OneOf } from './question.ts'
import { anySplit, splitExpectation, wrongSplit } from './split-answer.ts'
import { anyTrade, tradeExpectation, wrongTrade } from './trade-answer.ts'

export type { Problem } from './problem.ts'

/** What is wrong with this answer to this question; null if nothing is. Accepts any value. */
export function problemWith(ask: Ask, answer: unknown): Problem | null {
  switch (ask.kind) {
    case 'amount':
      return wrongAmount(ask, answer)
    case 'bundle':
      return wrongBundle(ask, answer)
    case 'oneOf':
      return wrongOption(ask, answer)
    case 'split':
      return wrongSplit(ask, answer)
    case 'trade':
      return wrongTrade(ask, answer)
    case 'menu':
      return wrongMove(ask, answer)
  }
}

function wrongAmount(ask: Amount, answer: unknown): Problem | null {
  if (!Number.isInteger(answer)) return not(ask.rule, expectation(ask))
  return (answer as number) < ask.min || (answer as number) > ask.max ? against(ask.rule, expectation(ask)) : null
}

function wrongBundle(ask: Bundle, answer: unknown): Problem | null {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return not(ask.rule, expectation(ask))
  const counts = answer as Readonly<Record<string, unknown>>
  let steps = 0
  let known = 0
  for (const { name, max, step, rule } of ask.items) {
    const count = counts[name]
    if (count === undefined) continue
    if (!Number.isInteger(count)) return not(rule, expectation(ask))
    if ((count as number) < 0 || (count as number) > max || (count as number) % step !== 0)
      return against(rule, expectation(ask))
    steps += (count as number) / step
    known++
  }
  for (const name in counts) if (Object.hasOwn(counts, name)) known--
  if (known !== 0) return not(ask.rule, expectation(ask)) // it has, or inherits, a name that was not asked for
  if (ask.total !== null && (steps < ask.total.min || steps > ask.total.max))
    return against(ask.total.rule, expectation(ask))
  if (ask.needs !== null && lacksCompany(ask, counts))
    return against(ask.needs.rule, `${ask.needs.item} only along with ${ask.needs.along.join(' or ')}`)
  return null
}

function wrongOption(ask: OneOf, answer: unknown): Problem | null {
  if (ask.options.includes(answer as string | number)) return null
  const barred = ask.barred.find(b => b.option === answer)
  return barred ? against(barred.rule, expectation(ask)) : not(ask.rule, expectation(ask))
}

function wrongMove(ask: Menu, answer: unknown): Problem | null {
  const [only, ...more] = entriesOf(answer) ?? []
  if (only === undefined || more.length > 0) return not(ask.rule, expectation(ask))
  const [move, value] = only
  const inner = Object.hasOwn(ask.moves, move) ? ask.moves[move] : undefined
  if (inner !== undefined) return problemWith(inner, value)
  const barred = ask.barred.find(b => b.move === move)
  return barred ? against(barred.rule, expectation(ask)) : not(ask.rule, expectation(ask))
}

/** The moves possible now, each with its question. A move whose question is undefined is left out. */
export const movesIn = ({ moves }: Menu): readonly (readonly [move: string, inner: Exclude<Ask, Menu>])[] =>
  Object.entries(moves).flatMap(([move, inner]) => (inner === undefined ? [] : [[move, inner] as const]))

/** The shape of a correct answer, in words. */
export function expectation(ask: Ask): string {
  switch (ask.kind) {
    case 'amount':
      return `a whole number from ${ask.min} to ${ask.max}`
    case 'bundle': {
      const { total } = ask
      const sum =
        total === null ? '' : `, ${total.min === total.max ? total.max : `${total.min} to ${total.max}`} in all`
      return `${
        ask.items
          .filter(i => i.max > 0)
          .map(range)
          .join(', ') || 'nothing'
      }${sum}`
    }
    case 'oneOf':
      return `one of ${ask.options.join(', ')}`
    case 'split':
      return splitExpectation(ask)
    case 'trade':
      return tradeExpectation(ask)
    case 'menu':
      return `one of ${movesIn(ask)
        .map(([move, inner]) => `${move} (${expectation(inner)})`)
        .join(', ')}`
  }
}
const range = ({ name, max, step }: Item): string => `${name} 0 to ${max}${step > 1 ? ` by ${step}` : ''}`

/** A random correct answer, for fuzzers and the simplest bot. */
export function sample(ask: Ask, rng: Rng): unknown {
  switch (ask.kind) {
    case 'amount':
      return ask.min + rng.below(ask.max - ask.min + 1)
    case 'bundle':
      return ask.total === null
        ? handful(ask, rng)
        : exactly(ask, ask.total.min + rng.below(ask.total.max - ask.total.min + 1), rng)
    case 'oneOf':
      return pickOne(rng, ask.options)
    case 'split':
      return anySplit(ask, rng)
    case 'trade':
      return anyTrade(ask, rng)
    case 'menu': {
      const [move, inner] = pickOne(rng, movesIn(ask))
      return { [move]: sample(inner, rng) }
    }
  }
}

/** Whether `item` is given without any of the things it must come with. */
const lacksCompany = ({ needs }: Bundle, counts: Readonly<Record<string, unknown>>): boolean =>
  needs !== null && Boolean(counts[needs.item]) && !needs.along.some(name => counts[name])

function handful(ask: Bundle, rng: Rng): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { name, max, step } of ask.items) if (max > 0) counts[name] = step * rng.below(Math.floor(max / step) + 1)
  if (ask.needs !== null && lacksCompany(ask, counts)) counts[ask.needs.item] = 0
  return counts
}

function exactly(ask: Bundle, steps: number, rng: Rng): Bundle['idle'] {
  const counts: Record<string, number> = {}
  for (const { name } of ask.items) counts[name] = 0
  for (let n = 0; n < steps; n++) {
    const possible = ask.items.filter(i => (counts[i.name] ?? 0) + i.step <= i.max)
    const { name, step } = pickOne(rng, possible)
    counts[name] = (counts[name] ?? 0) + step
  }
  return lacksCompany(ask, counts) ? ask.idle : counts
}
