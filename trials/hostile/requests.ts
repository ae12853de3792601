import fc from 'fast-check'
import { rightBids } from './aimed.ts'

/* HTTP requests that must be refused. */

export interface Shot {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The acceptable status codes. */
  readonly statuses: readonly number[]
}

const json = { 'content-type': 'application/json' }
const post = (what: string, path: string, body: string, headers: object, statuses: readonly number[]): Shot => ({
  what,
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body,
  statuses,
})

const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`
const notBodies = (count: number, seed: number): readonly string[] => [
  ...fc.sample(fc.oneof(fc.json(), fc.string(), fc.string({ unit: 'binary' })), { numRuns: count, seed }),
  '',
  '{',
  'null',
  '[]',
  deep,
  '{"__proto__":{"do":"start"}}',
  '{"constructor":{"prototype":{"do":"start"}}}',
  '{"command":{"__proto__":{"do":"start"}}}',
  '{"command":{"do":"__proto__"}}',
  '{"command":{"do":"start","as":"host"}}',
  '{"command":{"do":"swap","seats":[0,99]}}',
  '{"command":{"do":"sit","seat":-1}}',
  '{"command":{"do":"settings","seats":1e9}}',
]

const commands: readonly object[] = [
  { do: 'sit' },
  { do: 'sit', seat: 0 },
  { do: 'stand' },
  { do: 'ready' },
  { do: 'notReady' },
  { do: 'swap', seats: [0, 1] },
  { do: 'addBot' },
  { do: 'addBot', bot: 'greedy@1', seat: 1 },
  { do: 'removeBot', seat: 2 },
  { do: 'settings', listed: false, seats: 4 },
  { do: 'start' },
  { do: 'leave' },
  { do: 'rematch' },
]

/** Invalid bodies for routes that need one. */
export const malformed = (doors: readonly string[], headers: object, count: number, seed: number): readonly Shot[] =>
  doors.flatMap((path, n) =>
    notBodies(count, seed + n).map(body => post('not a body', path, body, headers, [400, 401, 415, 429])),
  )

/** Well-formed, but not permitted for this person; `kicked` is somebody who sits there. */
export const forbidden = (
  table: string,
  headers: object,
  kicked: string,
  statuses: readonly number[],
): readonly Shot[] =>
  [...commands, { do: 'kick', person: kicked }].map(command =>
    post('a command of nobody', `/api/tables/${table}/commands`, JSON.stringify({ command }), headers, statuses),
  )

const odd = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  'x'.repeat(65),
  'x'.repeat(3000),
  '%ff%fe',
  '%zz',
  '😀',
  'null',
  '-1',
]

/** Unknown ids, unknown methods, and what is revealed only after the end. */
export function misplaced(match: string, headers: object): readonly Shot[] {
  const get = (what: string, path: string, statuses: readonly number[], method = 'GET'): Shot => ({
    what,
    method,
    path,
    headers: { ...headers },
    statuses,
  })
  return [
    ...odd.flatMap(id =>
      ['', '/entries', '/question', '/log', '/file']
        .map(what => `/api/matches/${id}${what}`)
        .concat(`/api/tables/${id}`)
        .map(path => get('nothing of that name', path, [400, 404, 414])),
    ),
    ...['-2', 'x', '1e400', '1.5', '__proto__', '9'.repeat(400)].map(have =>
      get('not a number', `/api/matches/${match}/entries?have=${have}`, [400]),
    ),
    get('the question of a seat', `/api/matches/${match}/question`, [403]),
    ...['file', 'verify'].map(what => get('before the end', `/api/matches/${match}/${what}`, [409])),
    ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap(method =>
      [`/api/matches/${match}`, '/api/tables', '/socket', '/healthz'].map(path =>
        get('no such method', path, [400, 404, 405], method),
      ),
    ),
    ...[
      '/api',
      '/api/',
      '/api/nothing',
      '/.env',
      '/data/wyrmtavern.db',
      '/socket',
      '//',
      '/api/auth/sign-up/email',
    ].map(path => get('no such place', path, [400, 404])),
    { ...get('headers without end', '/api/tables', [431]), headers: { ...headers, x: 'x'.repeat(20_000) } },
  ]
}

/** Valid answers from somebody who may not give them, or not again. */
export const bids = (what: string, match: string, headers: object, status: number): readonly Shot[] =>
  rightBids().map(it => post(what, `/api/matches/${match}/answers`, JSON.stringify(it), headers, [status]))

/** Forged credentials. */
export const forgeries: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer wyrm_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(4000)}` },
  { authorization: 'Basic YW5hOmFuYQ==' },
  { cookie: 'wyrmtavern.session_token=forged.AAAA' },
  { cookie: 'wyrmtavern.session_token=' },
  { cookie: `wyrmtavern.session_token=${'a'.repeat(3000)}` },
  { cookie: '__proto__=1; constructor=2; wyrmtavern.session_token=%7B%7D' },
]

/** Requests that need a person, with forged credentials. */
export const forged = (match: string, table: string): readonly Shot[] =>
  forgeries.flatMap(headers => [
    post(
      'a forged seat',
      `/api/matches/${match}/answers`,
      '{"id":"f","asked":0,"name":"bid","answer":{}}',
      headers,
      [403],
    ),
    post('a forged host', `/api/tables/${table}/commands`, '{"command":{"do":"start"}}', headers, [401]),
    post('a forged owner', '/api/people/tokens', '{"name":"mine"}', headers, [401]),
    { what: 'a forged guest', method: 'GET', path: '/api/tables/mine', headers, statuses: [401] },
  ])

/** Larger than anything the house reads. */
export const oversized = (headers: object): readonly Shot[] =>
  ['/api/tables', '/api/people/guest', '/api/auth/sign-in/username'].map(path =>
    post('too large', path, JSON.stringify({ name: 'x'.repeat(70 * 1024) }), headers, [413]),
  )

/** Too many to be honest mistakes. With one username they are soon checked one at a time, with long pauses. */
export const guesses = (headers: object, username: string): readonly Shot[] =>
  Array.from({ length: 30 }, (_, n) =>
    post(
      'a guess',
      '/api/auth/sign-in/username',
      JSON.stringify({ username, password: `guess ${n}` }),
      headers,
      [401, 403, 429],
    ),
  )
