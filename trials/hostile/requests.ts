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
  { do: 'no-guest', guest: 'guest-e30' },
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

const card = { kind: 'character', names: { en: 'Mallory' }, picture: 'cowled', light: 'candle', copies: 1 }
const steps = [{ do: 'gain', gain: { silver: 1 } }]
const nested = (depth: number): unknown => JSON.parse(`${'[{"do":"may","steps":'.repeat(depth)}[]${'}]'.repeat(depth)}`)
const cards: readonly object[] = [
  {},
  card,
  { ...card, steps: 'gain' },
  { ...card, steps: [] },
  { ...card, steps: [{ do: 'constructor' }] },
  { ...card, steps: [{ do: 'gain', gain: { silver: 1e9 } }] },
  { ...card, steps: [{ do: 'gain', gain: JSON.parse('{"__proto__":{"silver":1}}') }] },
  { ...card, steps: Array(1000).fill(steps[0]) },
  { ...card, steps: nested(9) },
  { ...card, steps: nested(2000) },
  { ...card, steps, names: { en: '<script>alert(1)</script>' } },
  { ...card, steps, names: { en: '\u202Eyrollam' } },
  { ...card, steps, names: { en: 'x'.repeat(29) } },
  { ...card, steps, names: JSON.parse('{"__proto__":"Mallory"}') },
  { ...card, steps, names: Object.fromEntries([...Array(200).keys()].map(n => [`l${n}`, 'x'])) },
  { ...card, steps, picture: '../../etc/passwd' },
  { ...card, steps, copies: 99 },
  { ...card, steps, run: 'process.exit()' },
  { ...card, steps, kind: '__proto__' },
]

const header = `{"wyrmtavern":2,"game":"fist","edition":"${'e'.repeat(64)}","rules":1,"cards":"","names":["A","B"]`
const files: readonly string[] = [
  '',
  '\n'.repeat(1000),
  deep,
  `${header},"options":{},"words":[],"commitment":"x"}\n{"entries":0,"seed":"${'0'.repeat(64)}"}`,
  `${header},"options":{"__proto__":1},"words":[],"commitment":"x"}`,
  'x'.repeat(1_000_000),
]

/** Matches from devices that are none, of no edition, and the files of others. */
export const histories = (headers: object, theirs: string, statuses: readonly number[]): readonly Shot[] => {
  const bring = (what: string, body: object): Shot =>
    post(
      what,
      '/api/history',
      JSON.stringify({ file: '', seat: 0, bots: [null, null], ended: 0, ...body }),
      headers,
      statuses,
    )
  const get = (path: string, method = 'GET'): Shot => ({
    what: 'a history of others',
    method,
    path,
    headers: { ...headers },
    statuses,
  })
  return [
    ...files.map(file => bring('not a match file', { file })),
    bring('no such seat', { seat: 99 }),
    bring('no such bots', { bots: ['__proto__'] }),
    bring('longer than any match', { file: 'x'.repeat(1_500_001) }),
    get(`/api/history/${theirs}/file`),
    get(`/api/history/${theirs}`, 'DELETE'),
    get("/api/history?after=1.'or"),
    get('/api/history?most=100000'),
    get('/api/history?pace=__proto__'),
  ]
}

/** Cards that are none, cards under another's name or of another's making, and stories without end. */
export const publications = (headers: object, theirs: string, statuses: readonly number[]): readonly Shot[] => {
  const hang = (what: string, body: object): Shot =>
    post(what, '/api/gallery', JSON.stringify({ game: 'fist', language: 'en', ...body }), headers, statuses)
  const right = { ...card, steps }
  return [
    ...cards.map(it => hang('not a card', { card: it })),
    hang('a story without end', { card: right, story: 'x'.repeat(601) }),
    hang('a story of lines', { card: right, story: 'x\n'.repeat(100) }),
    hang('the name of another’s card', { card: { ...right, names: { en: 'Honеst Work' } } }), // with a Cyrillic е
    hang('the name of a card of the box', { card: { ...right, names: { en: 'THIEF' } } }),
    hang('a version of another’s card', { card: right, versionOf: theirs }),
    hang('made from nothing', { card: right, madeFrom: '__proto__' }),
    hang('no game', { card: right, game: 'constructor' }),
    ...cards.map(it =>
      post(
        'a guest of nobody',
        '/api/tables',
        JSON.stringify({ game: 'fist', options: { guests: [it] } }),
        headers,
        statuses,
      ),
    ),
    post(
      'a guest from elsewhere',
      '/api/tables',
      JSON.stringify({ game: 'fist', options: { guests: [right] } }),
      headers,
      statuses,
    ),
    { ...post('another’s card', `/api/gallery/${theirs}`, '{"reason":"mine"}', headers, statuses), method: 'DELETE' },
    ...['', '{}', '{"on":1}', '{"on":true,"person":"p"}'].map(body => ({
      ...post('not a heart', `/api/gallery/${theirs}/heart`, body, headers, statuses),
      method: 'PUT',
    })),
    ...['after=x', 'after=9e9.x', 'order=__proto__', 'verdict=1', `search=${'x'.repeat(101)}`].map(query => ({
      what: 'not a search',
      method: 'GET',
      path: `/api/gallery?${query}`,
      headers: { ...(headers as Shot['headers']) },
      statuses: [400],
    })),
  ]
}

/** Deeds that are none, about nobody or about oneself, and friends for those who are nobody. */
export const advances = (person: string, headers: object, statuses: readonly number[]): readonly Shot[] => {
  const does = (whom: string, deed: object | string): Shot =>
    post(
      'an advance',
      `/api/friends/people/${whom}`,
      typeof deed === 'string' ? deed : JSON.stringify(deed),
      headers,
      statuses,
    )
  const deeds = [
    { do: 'accept' },
    { do: 'decline' },
    { do: 'star', on: true },
    { do: 'invite', table: '__proto__' },
    { do: 'block' },
    { do: 'ask', person },
    { do: 'constructor' },
    '{"do":"ask","__proto__":{"do":"block"}}',
    '[]',
  ]
  return [
    ...deeds.map(deed => does(person, deed)),
    does('nobody', { do: 'ask' }),
    does('__proto__', { do: 'block', on: true }),
    { ...post('not a choice', '/api/friends/choices', '{"here":"me"}', headers, [400, 401, 429]), method: 'PUT' },
    {
      ...post('a choice too many', '/api/friends/choices', '{"secrets":"nobody"}', headers, [400, 401, 429]),
      method: 'PUT',
    },
  ]
}

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
        .concat(`/api/tables/${id}`, `/api/gallery/${id}`, `/api/friends/people/${id}`)
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
