import { format, inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { areSeen, isSeen, same } from './laws/alike.ts'
import { textOf } from './laws/law.ts'
import { scramble } from './laws/scramble.ts'
import { copy, redact } from './redact.ts'
import { type Seat, seatsOf, type Viewer, viewersOf } from './seat.ts'
import { both, everyone, includes, isOnly, knows, map, nobody, Only, only, openToAll, peek, seatsIn } from './secret.ts'
import { fromJson, type Json, toLog, toWire } from './wire.ts'

const viewers = viewersOf(seatsOf(4))
const knowers = (it: Only<unknown>): readonly Viewer[] => viewers.filter(v => knows(redact(it, v)))

describe('who knows', () => {
  test.each<[string, Only<number>, readonly Viewer[]]>([
    ['one seat', only(ben, 7), [ben]],
    ['some seats', only([ana, cleo], 7), [ana, cleo]],
    ['no seat at all', only([], 7), []],
    ['nobody', nobody(7), []],
    ['everyone', openToAll(7), viewers],
  ])('a secret for %s is known to them alone', (_, secret, expected) => {
    expect(knowers(secret)).toEqual(expected)
    expect(peek(secret)).toBe(7)
  })

  test('every seat of the largest table can have a secret of its own', () => {
    const seats = seatsOf(16)
    for (const seat of seats) expect(seatsIn(only(seat, 7).for)).toEqual([seat])
    expect(seatsIn(everyone)).toEqual(seats)
    expect(() => seatsOf(17)).toThrow(new RangeError('a table has at most 16 seats, not 17'))
  })

  test('a value is not a secret, and a secret not a value', () => {
    expect(isOnly(only(ana, 7))).toBe(true)
    expect(isOnly({ for: 1 })).toBe(false)
    // @ts-expect-error a secret is not the number it hides
    const number: number = only(ana, 7)
    expect(number).not.toBe(7)
  })
})

describe('working on a secret', () => {
  test('map changes the value and keeps the audience', () => {
    const twice = map(only(ben, 7), n => n * 2)
    expect(peek(twice)).toBe(14)
    expect(knowers(twice)).toEqual([ben])
  })

  test('map of what is not known stays unknown and asks nobody', () => {
    const closed = map(redact(only(ben, 7), ana), () => expect.unreachable())
    expect(knows(closed)).toBe(false)
    expect(seatsIn(closed.for)).toEqual([ben])
  })

  test('the outcome of two secrets is known to who knows both', () => {
    const audiences = fc.oneof(fc.subarray([...seatsOf(4)]), fc.constant('all' as const))
    const secretOf = (who: Seat[] | 'all', value: number) => (who === 'all' ? openToAll(value) : only(who, value))
    fc.assert(
      fc.property(audiences, audiences, (p, q) => {
        const [a, b] = [secretOf(p, 3), secretOf(q, 4)]
        const sum = both(a, b, (x, y) => x + y)
        expect(peek(sum)).toBe(7)
        for (const v of viewers) expect(includes(sum.for, v)).toBe(includes(a.for, v) && includes(b.for, v))
      }),
    )
  })

  test('the outcome of two secrets is unknown where one of them is', () => {
    const closed = redact(only(ben, 3), ana)
    expect(knows(both(closed, openToAll(4), () => expect.unreachable()))).toBe(false)
    expect(knows(both(openToAll(4), closed, () => expect.unreachable()))).toBe(false)
  })
})

describe('a secret does not tell', () => {
  const leaks = (it: object, word: string): boolean =>
    [
      JSON.stringify(it),
      JSON.stringify({ ...it }),
      inspect(it, { showHidden: true, depth: null, getters: true }),
      format('%s %o %O %j', it, it, it, it),
      `${it}`,
      Reflect.ownKeys(it).map(String).join(),
      Object.values(it).map(String).join(),
    ].some(text => text.includes(word))

  test('neither JSON nor a log line nor an inspector finds the value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^xyzzy[a-z]{1,9}$/), word => {
        const secret = only(ana, `${word}!`)
        expect(leaks({ open: `${word}!` }, word)).toBe(true)
        for (const it of [secret, { purse: secret }, [secret], new Error('oops', { cause: secret })])
          expect(leaks(it, word)).toBe(false)
      }),
    )
  })

  test('what was redacted away cannot be opened, by anybody, ever again', () => {
    const closed = redact(only(ben, 7), ana)
    expect(() => peek(closed)).toThrow('this viewer may not know that')
    for (const viewer of viewers) expect(knows(redact(closed, viewer))).toBe(false)
  })
})

type Tree = unknown
/** Any table: values, lists and records with secrets inside secrets. Every secret word names who may know it. */
const { tree: tables } = fc.letrec<{ tree: Tree }>(tie => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string()),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter(key => key !== 'only' && key !== '__proto__'),
      tie('tree'),
      { maxKeys: 4 },
    ),
    fc
      .tuple(fc.subarray([...seatsOf(4)]), tie('tree'))
      .map(([who, inside]) => only(who, [`<for ${who.join('')}>`, inside])),
    tie('tree').map(inside => openToAll(inside)),
    fc.subarray([...seatsOf(4)]).map(who => redact(only(who, 0), 'table')),
  ),
}))
const wordsIn = (it: Json): readonly string[] =>
  [...JSON.stringify(it).matchAll(/<for (\d*)>/g)].map(([, who = '']) => who)

/** How often a viewer meets a secret word, told the slow way: down every path of secrets it may open. */
function wordsFor(it: unknown, viewer: Viewer): number {
  if (typeof it === 'string') return /^<for \d*>$/.test(it) ? 1 : 0
  if (it === null || typeof it !== 'object') return 0
  if (isOnly(it)) return includes(it.for, viewer) && knows(it) ? wordsFor(peek(it), viewer) : 0
  return Object.values(it).reduce((n: number, each) => n + wordsFor(each, viewer), 0)
}

describe('redact', () => {
  test('gives a viewer all it may know and nothing else, however deep', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...viewers), (table, viewer) => {
        const words = wordsIn(toWire(redact(table, viewer)))
        for (const who of words) expect(who).toContain(String(viewer))
        expect(words.length).toBe(wordsFor(table, viewer))
      }),
    )
  })

  test('once more changes nothing, and what was cut stays as it was', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...viewers), (table, viewer) => {
        const before = JSON.stringify(toLog(table))
        const view = redact(table, viewer)
        expect(same(redact(view, viewer), view)).toBe(true)
        expect(JSON.stringify(toLog(table))).toBe(before)
      }),
    )
  })

  test('the laws tell apart what the texts tell apart, for one viewer and for all at once', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...viewers), (it, viewer) => {
        const table = { it }
        const other = scramble(table, viewer)
        expect(isSeen(redact(other, viewer), table, viewer)).toBe(true)
        expect(same(other, table)).toBe(textOf(other) === textOf(table))
        const seen = viewers.map(v => redact(other, v))
        const isRight = viewers.map((v, i) => textOf(seen[i]) === textOf(redact(table, v)))
        expect(viewers.map((v, i) => isSeen(seen[i], table, v))).toEqual(isRight)
        expect(areSeen(seen, table, viewers)).toBe(isRight.every(Boolean))
      }),
    )
  })

  test('a secret inside a secret needs leave for both', () => {
    const nested = only([ana, ben], { card: only([ben, cleo], 'ghost'), price: 3 })
    const told = (viewer: Viewer) => toWire(redact(nested, viewer))
    expect(told(ana)).toEqual({ only: [0, 1], is: { card: { only: [1, 2] }, price: 3 } })
    expect(told(ben)).toEqual({ only: [0, 1], is: { card: { only: [1, 2], is: 'ghost' }, price: 3 } })
    expect(told(cleo)).toEqual({ only: [0, 1] })
    expect(told('table')).toEqual({ only: [0, 1] })
  })

  test('a copy keeps its secrets and nothing of the original', () => {
    const table = { purses: [only(ana, 3)], lot: { worth: 2 } }
    const kept = copy(table)
    table.purses.push(only(ben, 4))
    table.lot.worth = 9
    expect(toLog(kept)).toEqual({ purses: [{ only: [0], is: 3 }], lot: { worth: 2 } })
  })
})

describe('on paper', () => {
  test('the wire takes only what was redacted', () => {
    const table = { purse: only(ana, 3) }
    // @ts-expect-error a table that was not redacted
    expect(toWire(table)).toEqual(toLog(table))
    // @ts-expect-error a secret that was not redacted
    expect(toWire(table.purse)).toEqual(toLog(table.purse))
    expect(toWire(redact(table, ben))).toEqual({ purse: { only: [0] } })
  })

  test('a secret is written with its audience, and with its value where that is known', () => {
    expect(toLog([only(ben, 4), nobody([1]), openToAll(null)])).toEqual([
      { only: [1], is: 4 },
      { only: [], is: [1] },
      { only: 'all', is: null },
    ])
    expect(toLog({ there: 1, missing: undefined })).toStrictEqual({ there: 1 })
  })

  test('what was written is read again as it was, secrets and all', () => {
    fc.assert(
      fc.property(tables, table => {
        const text = JSON.stringify(toLog(table))
        const read = fromJson(JSON.parse(text))
        expect(same(read, table)).toBe(true)
        expect(JSON.stringify(toLog(read))).toBe(text)
      }),
    )
  })

  test('what a viewer was sent is read again without becoming known', () => {
    const read = fromJson(toWire(redact(only(ben, 4), ana)))
    expect(read).toBeInstanceOf(Only)
    expect(knows(read as Only<unknown>)).toBe(false)
    expect(seatsIn((read as Only<unknown>).for)).toEqual([ben])
  })

  for (const who of [5, null, 'some', {}, [null], ['x'], [-1], [0.5], [16], [32], [[0]]])
    test(`an audience written ${JSON.stringify(who)} is not read as anybody`, () => {
      expect(() => fromJson({ only: who, is: 4 })).toThrow()
    })

  test('a key named __proto__, which nobody wrote, is not read', () => {
    expect(() => fromJson(JSON.parse('{"a":{"__proto__":{"gold":99}}}'))).toThrow('__proto__')
  })
})
