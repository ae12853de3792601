import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemWith, sample } from '#kernel/answer'
import { item, type Shares, split, type Transfer, trade } from '#kernel/question'
import { diceOf, seedFrom } from '#kernel/seed'
import { expectedText, isForced, promptLines, readAnswer, type Say } from './prompt.ts'
import { splitText } from './prompt-split.ts'
import { tradeText } from './prompt-trade.ts'

const names = ['Ana', 'Ben', 'Benno', 'Two-headed Tom', 'The Stranger 1', 'Evan']
const say: Say = { me: 0, seat: n => names[n] ?? '', option: String, move: String, enter: 'idle' }
const rules = { there: 'S-there', party: 'S-party', whole: 'S-whole' }
const lie = (name: string, count: number) => ({ name, count })
const sharer = (to: number, least = 0) => ({ to, least, rule: 'S-least' })
const items = [lie('gold', 3), lie('blue', 1), lie('black', 0), lie('green', 2)]
const ask = split(
  rules,
  items,
  [0, 1, 2, 3, 4].map(to => sharer(to)),
)
const hoard = { name: 'hoard', ask }

describe('a split', () => {
  const shared = { 0: { gold: 2, blue: 1 }, 1: { gold: 1, green: 2 } }
  test.each([
    ['ana 2 gold 1 blue; ben rest', shared],
    ['Ana 2 Gold, 1 Blue; Ben the rest', shared],
    ['a 2go and 1b ben rest', shared],
    ['me 2 gold 1 blue ben 1 gold 2 green', shared],
    ['ben rest; me 2 gold + 1 blue', shared],
    ['me: 2 gold, 1 blue; ben: rest', shared],
    ['ana gets 2 gold and 1 blue; the rest to ben', shared],
    ['ana 2 gold, 1 blue and the rest to ben', shared],
    ['to ana 2 gold 1 blue; to ben rest', shared],
    ['me 1 gold; ben rest; me 1 gold 1 blue', shared],
    ['me 2 gold 1 blue; ben rest; benno nothing', shared],
    ['“me 2 gold 1 blue; ben 1 gold rest”', shared],
    ['even', ask.idle],
    ['Even', ask.idle],
    ['', ask.idle],
    ['me rest', { 0: { gold: 3, blue: 1, green: 2 } }],
    ['two rest', { 3: { gold: 3, blue: 1, green: 2 } }],
    ['two-headed tom rest', { 3: { gold: 3, blue: 1, green: 2 } }],
    ['the stranger 1 2 gold; benno rest', { 4: { gold: 2 }, 2: { gold: 1, blue: 1, green: 2 } }],
    ['str 1 gold; benno rest', { 4: { gold: 1 }, 2: { gold: 2, blue: 1, green: 2 } }],
    ['str 2 gold; benno rest', { 4: { gold: 2 }, 2: { gold: 1, blue: 1, green: 2 } }],
    ['me 1 bla', { 0: { black: 1 } }],
    ['me 9 gold; ben rest', { 0: { gold: 9 }, 1: { blue: 1, green: 2 } }],
  ])('“%s”', (typed, answer) => {
    expect(readAnswer(hoard, typed, say)).toEqual(answer)
  })

  test.each([
    ...['x', '3', 'ana', 'ana gold', 'ana 2', '2 gold ana', 'zoe 2 gold; ben rest', 'evan rest', 'even more', 'and'],
    ...['ana rest; ben rest', 'ana 2 g; ben rest', 'be rest', 'ana 1 gold; ben', 'ana -1 gold; ben rest'],
    ...['ana 1.5 gold; ben rest', 'ana 2 dragons; ben rest', 'ana 2 rest', 'rest', ';', 'ana 2 __proto__; ben rest'],
  ])('“%s” cannot be read, and is refused when submitted', typed => {
    expect(readAnswer(hoard, typed, say)).toBe(typed)
    expect(problemWith(ask, typed)).toMatchObject({ refused: 'not an answer' })
  })

  test('of one kind needs no name for it', () => {
    const coins = { name: 'hoard', ask: split(rules, [lie('gold', 5), lie('black', 0)], [sharer(0), sharer(1)]) }
    expect(readAnswer(coins, 'ana 2 ben 3', say)).toEqual({ 0: { gold: 2 }, 1: { gold: 3 } })
    expect(readAnswer(coins, 'ana 2; ben rest', say)).toEqual({ 0: { gold: 2 }, 1: { gold: 3 } })
    expect(readAnswer(coins, 'ana 2 3; ben rest', say)).toBe('ana 2 3; ben rest')
    expect(readAnswer(coins, 'ana 1 bl; ben rest', say)).toEqual({ 0: { black: 1 }, 1: { gold: 5 } })
  })

  test('a prompt shows what there is, for whom, and an acceptable answer', () => {
    expect(promptLines(hoard, 'Who gets what?', say)).toEqual([
      'Who gets what?',
      '  3 gold 1 blue 2 green for me, Ben, Benno, Two-headed Tom, The Stranger 1;',
      '    like “me 1 gold; Ben rest”; or “even” (Enter: even)',
    ])
    const owed = { name: 'hoard', ask: split(rules, items, [sharer(0), sharer(1, 2)]) }
    expect(expectedText(owed, null, say)).toBe(
      '3 gold 1 blue 2 green for me, Ben (at least 2); like “me 1 gold 1 green; Ben rest”; or “even”',
    )
    expect(problemWith(owed.ask, readAnswer(owed, 'me 1 gold 1 green; Ben rest', say))).toBe(null)
  })

  test('is forced if there is nothing, or only one seat to get it', () => {
    const forced = (its: typeof items, among: number[]) =>
      isForced({
        name: 'hoard',
        ask: split(
          rules,
          its,
          among.map(n => sharer(n)),
        ),
      })
    expect([forced(items, [0, 1]), forced(items, [1]), forced([lie('gold', 0)], [0, 1])]).toEqual([false, true, true])
  })
})

const own = [item('silver', 3, 'T'), item('gold', 1, 'T'), item('green', 0, 'T')]
const wishes = ['silver', 'gold', 'green', 'blue', 'black'].map(name => item(name, 5, 'T'))
const terms = { self: 0, partners: [1, 2, 3, 4], most: 3, own, wishes, noGifts: 'T-gift' }
const market = { name: 'market', ask: trade('T1', terms) }

describe('a trade', () => {
  const pass = (from: number, to: number, what: object) => ({ from, to, what })
  const swap = [pass(0, 1, { silver: 2 }), pass(1, 0, { blue: 1 })]
  const ring = [pass(0, 1, { silver: 2 }), pass(1, 3, { blue: 1 }), pass(3, 0, { gold: 1, green: 1 })]
  test.each([
    ['give ben 2 silver for 1 blue', swap],
    ['Ben 2 silver for 1 blue', swap],
    ['ben 2s for 1blu', swap],
    ['give 2 silver to ben for 1 blue', swap],
    ['2 silver to ben for 1 blue', swap],
    ['give to ben 2 silver for 1 blue', swap],
    ['me to ben 2 silver for the 1 blue', swap],
    ['me to ben 2 silver; ben to me 1 blue', swap],
    ['ana gives ben 2 silver, ben gives ana 1 blue', swap],
    ['give ben 2 silver; ben to me 1 blue', swap],
    ['me to ben 2 silver; ben to two 1 blue; two to me 1 gold and 1 green', ring],
    ['ana to ben 2 silver ben to two-headed tom 1 blue two-headed tom to ana 1 gold 1 green', ring],
    ['str 1 g for 1 blu', [pass(0, 4, { gold: 1 }), pass(4, 0, { blue: 1 })]],
    ['benno 1 gold', [pass(0, 2, { gold: 1 })]],
    ['ben 1 gold for nothing', [pass(0, 1, { gold: 1 })]],
    ['ben nothing for 1 gold', [pass(1, 0, { gold: 1 })]],
    ['ben 0 gold for nothing', []],
    ['give me 1 gold for 1 blue', [pass(0, 0, { gold: 1 }), pass(0, 0, { blue: 1 })]],
    ['', market.ask.idle],
  ])('“%s”', (typed, answer) => {
    expect(readAnswer(market, typed, say)).toEqual(answer)
  })

  test.each([
    ...['x', '3', 'ben', 'give', 'give ben', 'ben for 1 blue', 'ben 2 silver for', 'ben 2 silver for 1 bl', 'and', ';'],
    ...['2 silver for 1 blue', 'be 2 silver for 1 blue', 'zoe 2 silver for 1 blue', 'evan 2 silver for 1 blue'],
    ...[
      'ben 2 for 1 blue',
      'ben 2 silver 1 for 1 blue',
      'ben to 2 silver',
      'ben 2 copper for 1 blue',
      'ben 2 silver 1 blue?',
    ],
  ])('“%s” cannot be read, and is refused when submitted', typed => {
    expect(readAnswer(market, typed, say)).toBe(typed)
    expect(problemWith(market.ask, typed)).toMatchObject({ refused: 'not an answer' })
  })

  test('a prompt shows the partners, what there is, and an acceptable answer', () => {
    expect(promptLines(market, 'Trade?', say)).toEqual([
      'Trade?',
      '  with Ben or Benno or Two-headed Tom or The Stranger 1, at most 3 of you;',
      '    to give: 3 silver 1 gold; to get: silver, gold, green, blue, black;',
      '    like “Ben 1 silver for 1 gold”;',
      '    or “me to Ben 1 silver; Ben to Benno 1 gold; Benno to me 1 gold”',
      '    (Enter: Ben 1 silver for 1 silver)',
    ])
    for (const typed of ['Ben 1 silver for 1 gold', 'me to Ben 1 silver; Ben to Benno 1 gold; Benno to me 1 gold'])
      expect(problemWith(market.ask, readAnswer(market, typed, say))).toBe(null)
    expect(expectedText({ name: 'market', ask: trade('T1', { ...terms, most: 2, partners: [1] }) }, null, say)).toBe(
      'with Ben; to give: 3 silver 1 gold; to get: silver, gold, green, blue, black; like “Ben 1 silver for 1 gold”',
    )
    expect(isForced(market)).toBe(false)
  })
})

test('every possible answer can be typed', () => {
  fc.assert(
    fc.property(fc.string(), phrase => {
      const rng = diceOf(seedFrom(phrase))(0)
      for (let n = 0; n < 20; n++) {
        const shares = sample(ask, rng) as Shares
        expect(readAnswer(hoard, splitText(ask, shares, say), say)).toEqual(shares)
        const deal = sample(market.ask, rng) as readonly Transfer[]
        expect(readAnswer(market, tradeText(market.ask, deal, say), say)).toEqual(deal)
      }
    }),
  )
})

test('any input is submitted, and nothing throws', () => {
  const words = [
    'me',
    'ben',
    'be',
    'to',
    'for',
    'rest',
    'even',
    'give',
    'nothing',
    ';',
    '2',
    '1b',
    'gold',
    'constructor',
  ]
  const soup = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map(all => all.join(' '))
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), typed => {
      for (const question of [hoard, market]) {
        const answer = readAnswer(question, typed, say)
        expect(answer).toBeDefined()
        problemWith(question.ask, answer)
      }
    }),
    { numRuns: 1000 },
  )
})
