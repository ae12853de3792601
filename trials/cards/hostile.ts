import type { Rng } from '#kernel/chance'

/* Cards that are none: malformed, huge, nested without end, with prototypes, with names that play tricks. */

type Loose = Record<string, unknown>
type Spoil = (card: Loose, rng: Rng) => unknown

const oneOf = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)] as T

/** Nothing that a part of a card could be. */
const junk: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  1e9,
  2 ** 53,
  true,
  '',
  'x'.repeat(100_000),
  '__proto__',
  'toString',
  [null],
  [[]],
  new Array(3),
  {},
  10n ** 40n,
  Symbol.iterator,
  () => 'light',
  new Date(0),
  new Map([['do', 'gain']]),
]

const badNames: readonly string[] = [
  '',
  ' ',
  ' Raven',
  'Raven ',
  'a\nb',
  'a\u202Eb',
  'a\u200Bb',
  '\u2800',
  'R\u0000ven',
  `Z${'\u0301'.repeat(40)}`,
  '\uD800',
  'x'.repeat(29),
  'x'.repeat(1_000_000),
  '{who}',
  '<b>Raven</b>',
  '\uE0000\uE001',
  '\uFEFFRaven',
]

const extra = ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'price ', 'Kind', 'код'] as const

/** Each makes of any card something that is none. */
const spoils: readonly Spoil[] = [
  (_, rng) => oneOf(junk, rng),
  (card, rng) => ({ ...card, [oneOf(Object.keys(card), rng)]: oneOf(junk, rng) }),
  (card, rng) => without(card, oneOf(Object.keys(card), rng)),
  (card, rng) => ({ ...card, [oneOf(extra, rng)]: oneOf(junk, rng) }),
  card => JSON.parse(`${JSON.stringify(card).slice(0, -1)},"__proto__":{"polluted":true}}`),
  card => Object.create(card),
  card => [card],
  card => JSON.stringify(card),
  (card, rng) => ({ ...card, names: { en: oneOf(badNames, rng) } }),
  (card, rng) => ({ ...card, names: { [oneOf(['', 'EN', 'eng', 'e1', '__', 'constructor'], rng)]: 'Raven' } }),
  card => ({ ...card, names: Object.create({ en: 'Raven' }) }),
  card => ({ ...card, names: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`l${n}`, 'Raven'])) }),
  (card, rng) => ({
    ...card,
    picture: oneOf(['../secret', 'https://evil.example/x.svg', 'a b', 'É', 'x'.repeat(61)], rng),
  }),
  (card, rng) => withDeep(card, (it, key) => ({ ...it, [key]: oneOf(junk.slice(0, 8), rng) }), rng),
  (card, rng) => withDeep(card, (it, key) => without(it, key), rng),
  (card, rng) => withDeep(card, it => ({ ...it, [oneOf(extra, rng)]: 1 }), rng),
  (card, rng) => withDeep(card, it => Object.create(it), rng),
  (card, rng) => withDeep(card, it => Array.from({ length: 200_000 }, () => it), rng),
  (card, rng) => withDeep(card, it => nested(it, 5 + rng.below(3000)), rng),
  (card, rng) => withDeep(card, it => endless(it), rng),
]

/** What somebody may send in place of a card. */
export const hostile = (card: object, rng: Rng): unknown => oneOf(spoils, rng)(structuredClone(card) as Loose, rng)

const without = (it: Loose, name: string): Loose =>
  Object.fromEntries(Object.entries(it).filter(([key]) => key !== name))

/** Changes one of the card's pieces, or what stands where they would: any list of objects; else the card's copies. */
function withDeep(card: Loose, change: (it: Loose, key: string) => unknown, rng: Rng): unknown {
  const lists = Object.entries(card).filter(([, value]) => Array.isArray(value) && typeof value[0] === 'object')
  if (lists.length === 0) return { ...card, copies: -1 }
  const [name, list] = oneOf(lists, rng) as [string, readonly Loose[]]
  const at = rng.below(list.length)
  const it = list[at] as Loose
  return { ...card, [name]: list.with(at, change(it, oneOf(Object.keys(it), rng)) as Loose) }
}

/** Inside itself so many times. */
function nested(it: Loose, deep: number): Loose {
  let whole = it
  for (let n = 0; n < deep; n++) whole = { do: 'may', steps: [whole] }
  return whole
}

function endless(it: Loose): Loose {
  const whole: Loose = { do: 'either', first: [it] }
  whole.second = [whole]
  return whole
}
