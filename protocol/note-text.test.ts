import { expect, test } from 'vitest'
import {
  depthOfQuotes,
  embedAt,
  embedsIn,
  MOST_EMBEDS,
  noteAt,
  partsOf,
  quoteOf,
  quotesIn,
  ruleReader,
} from './note-text.ts'

const isOurs = (origin: string): boolean => origin === 'https://tavern.example'

test.each([
  ['https://tavern.example/match/ab_-9?at=12', { kind: 'moment', match: 'ab_-9', at: 12, seat: null }],
  ['/match/ab?at=12&seat=2', { kind: 'moment', match: 'ab', at: 12, seat: 2 }],
  ['/match/ab', { kind: 'moment', match: 'ab', at: null, seat: null }],
  ['/match/ab?at=-1&seat=x', { kind: 'moment', match: 'ab', at: null, seat: null }],
  ['https://tavern.example/gallery/c1', { kind: 'card', card: 'c1' }],
  ['/table/t1', { kind: 'table', table: 't1' }],
  ['/new/fist/variant-eyJ_-9', { kind: 'variant', game: 'fist', letters: 'eyJ_-9' }],
])('%s is shown as what it leads to', (address, embed) => {
  expect(embedAt(address, isOurs)?.embed).toEqual(embed)
})

test.each([
  'https://elsewhere.example/match/ab',
  '//tavern.example/match/ab',
  '/\\tavern.example/match/ab',
  'https://tavern.example@elsewhere.example/match/ab',
  'https://me@tavern.example/match/ab',
  'javascript:/match/ab',
  '/%2e%2e//tavern.example/match/ab',
  '/match/ab/..',
  '/match/a b',
  '/match/',
  `/match/${'x'.repeat(65)}`,
  '/rules/fist',
  '/new/fist',
  '/new/fist/variant-',
  '/new/fist/variant-a/b',
  `/new/fist/variant-${'x'.repeat(3901)}`,
  'match/ab',
])('%s is not', address => {
  expect(embedAt(address, isOurs)).toBe(null)
})

test('only an address alone on its line is shown as what it leads to, and none in quotes or code', () => {
  const text =
    'Look:\n/match/a?at=1\nand /match/b too\n\n> /match/c\n\n```\n/match/d\n~~~\n```\n    /match/e\n  /gallery/f \nend'
  const parts = partsOf(text, isOurs)
  expect(parts.map(part => (part.kind === 'embed' ? part.path : part.text))).toEqual([
    'Look:',
    '/match/a?at=1',
    'and /match/b too\n\n> /match/c\n\n```\n/match/d\n~~~\n```\n    /match/e',
    '/gallery/f',
    'end',
  ])
  expect(embedsIn(Array(20).fill('/table/t').join('\n'), isOurs)).toHaveLength(MOST_EMBEDS)
})

test('a quote names its note by the address in its first line', () => {
  const text = quoteOf('https://tavern.example/board/th#3', 'One.\nTwo.')
  expect(text).toBe('> https://tavern.example/board/th#3\n> One.\n> Two.\n\n')
  expect(quotesIn(`${text}No.\n\n> /board/x\n\n> /board/x#0`, isOurs)).toEqual([
    { thread: 'th', number: 3 },
    { thread: 'x', number: 1 },
  ])
  expect(noteAt('https://elsewhere.example/board/th#3', isOurs)).toBe(null)
  expect([depthOfQuotes('> > > a\n>> b'), depthOfQuotes('a > b')]).toEqual([3, 0])
})

test('numbers of rules are found where they stand alone', () => {
  const read = ruleReader(['R4.2', 'R4', 'E36', '2.8 guests'])
  const found = (text: string): readonly string[] => read(text).flatMap(it => (it.isRule ? [it.text] : []))
  expect(found('By R4.2 (E36) and 2.8 guests. R4')).toEqual(['R4.2', 'E36', '2.8 guests', 'R4'])
  expect(found('R4.21 R42 XE36 E36a #E36 R5')).toEqual([])
  expect(read('By R4.2.').map(({ text }) => text)).toEqual(['By ', 'R4.2', '.'])
  expect(ruleReader([])('R4')).toEqual([{ text: 'R4', isRule: false }])
})
