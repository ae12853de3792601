import fc from 'fast-check'

/* Invalid messages. Each is refused at the socket and goes no further. */

const long = 'x'.repeat(65)
const noId = [null, 7, true, [], {}, '', long] as const
const noFlag = ['yes', 1, null, [], {}] as const
const noNumber = ['0', -2, 1.5, null, [], 1e300] as const

/** Valid messages, and invalid values for each of their fields. */
const broken: readonly (readonly [right: object, wrong: Readonly<Record<string, readonly unknown[]>>])[] = [
  [
    { t: 'follow', match: 'm', have: 0 },
    { match: noId, have: noNumber },
  ],
  [{ t: 'unfollow', match: 'm' }, { match: noId }],
  [
    { t: 'answer', match: 'm', id: 'i', asked: 0, name: 'bid', answer: 1 },
    { match: noId, id: noId, asked: noNumber, name: [null, 7, [], {}, long] },
  ],
  [
    { t: 'mind', match: 'm', minded: true },
    { match: noId, minded: noFlag },
  ],
  [{ t: 'table', table: 't' }, { table: noId }],
  [{ t: 'leaveTable', table: 't' }, { table: noId }],
  [{ t: 'lobby', open: true }, { open: noFlag }],
  [
    { t: 'say', id: 'i', table: 't', room: 'table', words: { text: 'Cheers!' } },
    {
      id: noId,
      table: noId,
      room: ['kitchen', null, 0, '__proto__', 'constructor'],
      words: [
        'hi',
        null,
        {},
        { text: '' },
        { text: ' \t' },
        { text: 'two\nlines' },
        { text: 'x'.repeat(301) },
        { text: 'a\u202Eb' },
        { text: 'a', phrase: 'hello' },
        { phrase: 'curse' },
        { phrase: 'toString' },
      ],
    },
  ],
  [
    { t: 'mute', id: 'i', person: 'p', muted: true },
    { id: noId, person: noId, muted: noFlag },
  ],
  [{ t: 'ping', id: 'i' }, { id: noId }],
]

/** Each field of each message invalid in each way, missing, or in excess. */
export const wrongShapes: readonly string[] = broken
  .flatMap(([right, wrong]) => [
    ...Object.entries(wrong).flatMap(([place, values]) => values.map(value => ({ ...right, [place]: value }))),
    ...Object.keys(right).map(place => Object.fromEntries(Object.entries(right).filter(([key]) => key !== place))),
    ...['seat', 'person_', 'viewer', 'as', 'constructor', 'toString'].map(more => ({ ...right, [more]: 0 })),
  ])
  .map(message => JSON.stringify(message))

/** Would pollute every object's prototype if it were merged. */
export const polluting: readonly string[] = ['follow', 'answer', 'ping', 'say', 'table'].flatMap(t =>
  ['__proto__', 'constructor', 'prototype'].flatMap(key => [
    `{"${key}":{"t":"${t}","id":"i","match":"m","table":"t"}}`,
    `{"t":"${t}","id":"i","${key}":{"isAdmin":true}}`,
    `{"t":"${key}","id":"i"}`,
    `[{"t":"${t}","${key}":{"person":{"id":"p"}}}]`,
    `{"t":{"${key}":"${t}"},"id":"i"}`,
  ]),
)

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)
/** As deep as fits into a frame. */
export const deep: readonly string[] = [10, 100, 1000, 2000, 7000].flatMap(depth => [
  nested('[', ']', depth),
  `${'{"a":'.repeat(Math.min(depth, 2500))}1${'}'.repeat(Math.min(depth, 2500))}`,
  `{"t":"ping","id":${nested('[', ']', Math.min(depth, 7000))}}`,
])

const t = fc.constantFrom(
  'follow',
  'answer',
  'mind',
  'table',
  'say',
  'ping',
  'lobby',
  'mute',
  'welcome',
  'entry',
  'nonsense',
)
const anything = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .record({ t, id: fc.jsonValue(), match: fc.jsonValue(), have: fc.jsonValue(), more: fc.jsonValue() })
    .map(it => JSON.stringify(it)),
  fc
    .tuple(fc.constantFrom(...wrongShapes), fc.nat(60))
    .map(([text, at]) => text.slice(0, -1 - (at % (text.length - 1)))),
  fc.constantFrom('', ' ', 'null', '[]', '{}', '[[]]', 'NaN', '1e999', '"ping"', '[null]', '{"t":null}'),
  fc.integer({ min: 51, max: 200 }).map(count => JSON.stringify(Array(count).fill({ t: 'ping', id: 'i' }))),
)
/** Random values from a generator. */
export const garbage = (count: number, seed: number): readonly string[] => fc.sample(anything, { numRuns: count, seed })

/** Binary instead of text. */
export const bytes = (count: number, seed: number): readonly Buffer[] =>
  fc.sample(fc.uint8Array({ maxLength: 300 }), { numRuns: count, seed }).map(array => Buffer.from(array))
