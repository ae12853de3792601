import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemWith } from '#kernel/answer'
import { amount, bundle, item, just, type Moves, menu, oneOf, split } from '#kernel/question'
import { expectedText, isForced, promptLines, readAnswer, type Say } from './prompt.ts'

const names = ['Ana', 'Ben', 'Cleo']
const options: Readonly<Record<string, string>> = {
  k1: 'knight on Mossback',
  k2: 'knight on The Hoarder',
  t1: 'thief on Mossback',
  3: 'Ben’s offer',
  30: 'Cleo’s offer',
}
const moves: Readonly<Record<string, string>> = { noDeal: 'no deal', playMagic: 'play a magic card' }
const say: Say = {
  me: 0,
  seat: n => names[n] ?? '',
  option: option => options[option] ?? String(option),
  move: move => moves[move] ?? move,
  enter: 'idle',
}
const rules = { there: 'S', party: 'S', whole: 'S' }
const sharers = [0, 1].map(to => ({ to, least: 0, rule: 'S' }))
const all: Moves = {
  claim: bundle('C', [item('gold', 2, 'C'), item('blue', 1, 'C')]),
  propose: split(rules, [{ name: 'gold', count: 2 }], sharers),
  accept: oneOf('A', [3, 30, 5], { barred: [{ option: 4, rule: 'A-own' }] }),
  attack: oneOf<string>('K', ['k1', 'k2'], { barred: [{ option: 't1', rule: 'K-tired' }] }),
  raise: amount('N', 2, 5),
  noDeal: just('D'),
}
const bargain = {
  name: 'bargain',
  ask: menu<Moves>('M', all, { noDeal: 'yes' }, { barred: [{ move: 'playMagic', rule: 'M-magic' }] }),
}

test.each([
  ['accept 3', { accept: 3 }],
  ['ACC 30', { accept: 30 }],
  ['accept #5', { accept: 5 }],
  ['accept 1', { accept: 1 }],
  ['accept 4', { accept: 4 }],
  ['accept ben', { accept: 3 }],
  ['accept cleo’s offer', { accept: 30 }],
  ['accept offer 3', { accept: 3 }],
  ['accept 3 ben', { accept: 3 }],
  ['accept ben’s, the offer', { accept: 'ben’s the offer' }],
  ['accept offer', { accept: 'offer' }],
  ['accept', { accept: '' }],
  ['acc offer 3', { accept: 3 }],
  ['accept 3 5', { accept: '3 5' }],
  ['3 5', { accept: 5 }],
  ['attack knight moss', { attack: 'k1' }],
  ['att moss knight', { attack: 'k1' }],
  ['attack 2', { attack: 'k2' }],
  ['attack hoarder', { attack: 'k2' }],
  ['attack k2', { attack: 'k2' }],
  ['attack moss', { attack: 'k1' }],
  ['attack thief', { attack: 't1' }],
  ['attack knight', { attack: 'knight' }],
  ['attack 9', { attack: '9' }],
  ['claim 2 gold 1 blue', { claim: { gold: 2, blue: 1 } }],
  ['claim 2g, 1b', { claim: { gold: 2, blue: 1 } }],
  ['1 2 gold', { claim: { gold: 2 } }],
  ['claim nothing', { claim: {} }],
  ['claim', { claim: '' }],
  ['propose ben rest', { propose: { 1: { gold: 2 } } }],
  ['propose even', { propose: { 0: { gold: 1 }, 1: { gold: 1 } } }],
  ['prop me 1; ben rest', { propose: { 0: { gold: 1 }, 1: { gold: 1 } } }],
  ['raise 4', { raise: 4 }],
  ['raise', { raise: '' }],
  ['no deal', { noDeal: 'yes' }],
  ['No Deal', { noDeal: 'yes' }],
  ['nodeal', { noDeal: 'yes' }],
  ['node', { noDeal: 'yes' }],
  ['no', { noDeal: 'yes' }],
  ['n', { noDeal: 'yes' }],
  ['6', { noDeal: 'yes' }],
  ['no deal yes', { noDeal: 'yes' }],
  ['no thanks', { noDeal: 'thanks' }],
  ['play a magic card', { playMagic: '' }],
  ['magic', 'magic'],
  ['play it', { playMagic: 'it' }],
  ['p even', { propose: { 0: { gold: 1 }, 1: { gold: 1 } } }],
  ['a 3', 'a 3'],
  ['7', '7'],
  ['0', '0'],
  ['zed', 'zed'],
  ['toString', 'toString'],
  ['', { noDeal: 'yes' }],
  ['  ', { noDeal: 'yes' }],
])('a move: “%s”', (typed, answer) => {
  expect(readAnswer(bargain, typed, say)).toEqual(answer)
})

test('a possible move takes precedence over a barred one, unless that one is named in full', () => {
  const barred = [{ move: 'accept', rule: 'R' }]
  const ask = menu<Moves>('M', { acceptAll: just('D') }, { acceptAll: 'yes' }, { barred })
  expect(readAnswer({ name: 'q', ask }, 'acc', say)).toEqual({ acceptAll: 'yes' })
  expect(readAnswer({ name: 'q', ask }, 'accept', say)).toEqual({ accept: '' })
  expect(readAnswer({ name: 'q', ask }, 'accept all', say)).toEqual({ acceptAll: 'yes' })
})

test('ambiguous input is refused when submitted, by the rule of the move', () => {
  expect(problemWith(bargain.ask, readAnswer(bargain, 'attack knight', say))).toMatchObject({ rule: 'K' })
  expect(problemWith(bargain.ask, readAnswer(bargain, 'attack thief', say))).toMatchObject({ rule: 'K-tired' })
  expect(problemWith(bargain.ask, readAnswer(bargain, 'accept', say))).toMatchObject({ rule: 'A' })
  expect(problemWith(bargain.ask, readAnswer(bargain, 'play magic', say))).toMatchObject({ rule: 'M-magic' })
})

test('a move with only one option needs no more words', () => {
  const ask = menu<Moves>('M', { accept: oneOf('A', [3]), noDeal: just('D') }, { noDeal: 'yes' })
  expect(readAnswer({ name: 'q', ask }, 'accept', say)).toEqual({ accept: 3 })
})

test('a prompt lists the moves and what can follow each, within 80 columns', () => {
  const lines = promptLines(bargain, 'Well?', say)
  expect(lines).toEqual([
    'Well?',
    '  1  claim: gold up to 2; blue up to 1; like “claim 1 gold”',
    '  2  propose: 2 gold for me, Ben; like “propose me 1 gold; Ben rest”;',
    '     or “propose even”',
    '  3  accept: 3 Ben’s offer; 30 Cleo’s offer; 5; not now: 4 (A-own)',
    '  4  attack: 1 knight on Mossback; 2 knight on The Hoarder;',
    '     not now: thief on Mossback (K-tired)',
    '  5  raise: a number from 2 to 5; like “raise 2”',
    '  6  no deal (Enter)',
    '  –  play a magic card (not now: M-magic)',
  ])
  expect(expectedText(bargain, null, say)).toBe(
    '“claim 1 gold” or “propose me 1 gold; Ben rest” or “accept 3” or “attack knight on Mossback” or “raise 2” or “no deal”',
  )
  const { accept = just('A') } = all
  const silent = menu<Moves>('M', { accept }, { accept: 5 })
  expect(promptLines({ name: 'q', ask: silent }, 'Well?', say).at(-1)).toMatch('not now: 4 (A-own) (Enter: 5)')
})

test('a menu is forced when its only move is', () => {
  const forced = (open: Moves) => isForced({ name: 'q', ask: menu<Moves>('M', open, {}) })
  const { accept = just('A'), noDeal = just('D') } = all
  expect([forced({ noDeal }), forced({ accept }), forced({ accept, noDeal })]).toEqual([true, false, false])
})

test('any input is submitted, and nothing throws', () => {
  const words = [
    'accept',
    'attack',
    'no',
    'claim',
    'propose',
    '3',
    '1',
    'me',
    'rest',
    'k',
    ';',
    '__proto__',
    'constructor',
  ]
  const soup = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map(some => some.join(' '))
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), typed => {
      const answer = readAnswer(bargain, typed, say)
      expect(answer).toBeDefined()
      problemWith(bargain.ask, answer)
    }),
    { numRuns: 1000 },
  )
})
