import type { Volley } from './volley.ts'

/* Well-formed messages from somebody who may not send them, or not now. */

/** The targets: a match in progress, its table, and another match. */
export interface Aim {
  readonly match: string
  readonly table: string
  /** The last entry that the sitter has seen. */
  readonly have: number
  /** The questions of its game. */
  readonly names: readonly string[]
  /** A match where this sitter has no seat. */
  readonly elsewhere: { readonly match: string; readonly table: string; readonly names: readonly string[] }
  /** Messages that somebody else sent and the house acknowledged. */
  readonly overheard: readonly string[]
}

/** Headers that prove who somebody is. */
type Who = Volley['headers']

/** The maximum depth that is read at all. */
const DEEP = 15
/** Invalid in every game. */
const wrong: readonly unknown[] = [
  'no such answer',
  '',
  -1,
  1.5,
  1e300,
  true,
  null,
  [[]],
  [null],
  [{ from: 0, to: 1, what: { gold: -1 } }],
  { nonsense: 1 },
  { fairy: -1 },
  { fairy: 0.5 },
  { fairy: '1' },
  { fairy: 1e9 },
  { place: 'wizard@99' },
  { place: { toString: 'wizard@0' } },
  { place: 'wizard@0', pass: 'yes' },
  { accept: 1e9 },
  { offer: { 99: { gold: 1 } } },
  { pass: 'no' },
  { lay: 'no such card' },
  { constructor: 1 },
  JSON.parse('{"__proto__":{"fairy":1}}'),
  JSON.parse('{"fairy":1,"__proto__":{"fairy":1}}'),
  JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  JSON.parse(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  Array(1000).fill(1),
]
/** Higher than any entry number. */
const LATE = Number.MAX_SAFE_INTEGER

let ids = 0
const answer = (match: string, name: string, it: unknown, asked: number, more: object = {}): string =>
  JSON.stringify({ t: 'answer', match, id: `hostile ${ids++}`, asked, name, answer: it, ...more })
const every = (names: readonly string[], match: string, asked: number): readonly string[] =>
  [...names, 'toString', '__proto__', ''].flatMap(name => wrong.map(it => answer(match, name, it, asked)))

/** All their answers are refused by the rules, or because the table has moved on, and have no effect. */
const byRules = ['not asked', 'another question', 'not an answer', 'not allowed', 'over', 'stale']

/** From strangers, or from somebody who only watches. */
export function byStrangers(headers: Who, aim: Aim): readonly Volley[] {
  const { match, table, names, elsewhere, overheard } = aim
  const say = (room: string, it: string): string =>
    JSON.stringify({ t: 'say', id: `hostile ${ids++}`, table: it, room, words: { text: 'Mine!' } })
  return [
    { what: 'answers for a seat of others', headers, shots: every(names, match, LATE), codes: ['no seat'] },
    { what: 'answers of others, sent again', headers, shots: overheard, codes: ['no seat'] },
    {
      what: 'answers that claim a seat',
      headers,
      shots: [0, 1, 2].flatMap(seat =>
        ['seat', 'viewer', 'by', 'person', 'token', 'authorization'].map(key =>
          answer(match, 'bid', {}, 0, { [key]: seat }),
        ),
      ),
      codes: ['not a message'],
    },
    {
      what: 'minding the seats of others',
      headers,
      shots: [match, elsewhere.match].flatMap(id =>
        [true, false].map(minded => JSON.stringify({ t: 'mind', match: id, minded })),
      ),
      codes: ['no seat'],
    },
    {
      what: 'talk at a table where others sit',
      headers,
      shots: Array.from({ length: 20 }, () => say('table', table)),
      codes: ['not your room', 'nobody'],
    },
    {
      what: 'places that are not there',
      headers,
      shots: nowhere.flatMap(id => [
        JSON.stringify({ t: 'follow', match: id, have: -1 }),
        JSON.stringify({ t: 'mind', match: id, minded: true }),
        answer(id, 'bid', {}, 0),
        JSON.stringify({ t: 'table', table: id }),
        say('table', id),
      ]),
      codes: ['no match', 'no such place', 'no seat'],
    },
    {
      // Messages without a reply are sent together with a ping.
      what: 'leaving where they never were',
      headers,
      shots: [...nowhere, match, table].flatMap(id =>
        [
          { t: 'unfollow', match: id },
          { t: 'leaveTable', table: id },
          { t: 'lobby', open: false },
        ].map(it => JSON.stringify([it, { t: 'ping', id: 'i' }])),
      ),
      codes: ['pong'],
    },
  ]
}

const nowhere = [
  'nowhere',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '\u0000',
  '😀'.repeat(10),
  '0',
  'null',
]

/** From somebody who sits at the match but was not asked that, or not in that way. */
export const bySeats = (headers: Who, { match, have, names, elsewhere, overheard }: Aim): readonly Volley[] => [
  { what: 'wrong answers, or out of turn', headers, shots: every(names, match, have), codes: byRules },
  { what: 'answers to a question to come', headers, shots: every(names, match, LATE).slice(0, 120), codes: ['ahead'] },
  {
    what: 'more of a match than there is',
    headers,
    shots: [LATE, 1_000_000].map(it => JSON.stringify({ t: 'follow', match, have: it })),
    codes: ['ahead'],
  },
  {
    what: 'a match that took another course',
    headers,
    shots: ['', 'lost', '__proto__'].flatMap(epoch => [
      JSON.stringify({ t: 'follow', match, have, epoch }),
      answer(match, names[0] ?? '', {}, have, { epoch }),
    ]),
    codes: ['another epoch'],
  },
  { what: 'answers to a question long gone', headers, shots: every(names, match, -1).slice(0, 120), codes: ['stale'] },
  {
    what: 'answers at a table where they do not sit',
    headers,
    shots: every(elsewhere.names, elsewhere.match, LATE).slice(0, 180),
    codes: ['no seat'],
  },
  {
    what: 'talk at a table where they do not sit',
    headers,
    shots: Array.from({ length: 10 }, () =>
      JSON.stringify({
        t: 'say',
        id: `hostile ${ids++}`,
        table: elsewhere.table,
        room: 'table',
        words: { phrase: 'hello' },
      }),
    ),
    codes: ['not your room'],
  },
  // When these arrive the match may be over, or they are so old that they are no longer recognized and the seat has no
  // question.
  { what: 'their own answers, sent again', headers, shots: overheard, codes: ['done', 'stale', 'over', 'not asked'] },
]

/** Bids that are valid at the beginning of Fist, except for who sends them, or when. */
export const rightBids = (): readonly { readonly [key: string]: unknown }[] =>
  [0, 1, 2].flatMap(fairy => [0, 1].map(asked => ({ id: `hostile ${ids++}`, asked, name: 'bid', answer: { fairy } })))
export const bidding = (what: string, headers: Who, match: string, code: string): Volley => ({
  what,
  headers,
  shots: rightBids().map(it => JSON.stringify({ t: 'answer', match, ...it })),
  codes: [code],
})
