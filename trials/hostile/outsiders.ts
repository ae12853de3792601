import type { Shot } from './requests.ts'
import type { Volley } from './volley.ts'

/* What belongs to somebody else: asked for by strangers, by sessions that have ended, and by whom its owner has blocked. */

type Headers = Readonly<Record<string, string>>
type Door = readonly [method: string, path: string, body?: object]

function shot(what: string, headers: Headers, [method, path, it]: Door, statuses: readonly number[]): Shot {
  const asked = { what, method, path, statuses }
  if (it === undefined) return { ...asked, headers }
  const body = JSON.stringify(it)
  const json = { 'content-type': 'application/json', 'content-length': String(body.length) }
  return { ...asked, headers: { ...json, ...headers }, body }
}

const reads: readonly string[] = [
  '/api/friends',
  '/api/friends/here',
  '/api/friends/find?name=Mallory',
  '/api/notices',
  '/api/notices/wishes',
  '/api/history',
  '/api/history/standing',
  '/api/reliability?people=somebody',
  '/api/people/account',
  '/api/people/sessions',
  '/api/people/tokens',
  '/api/people/everything',
  '/api/people/everything?as=text',
  '/api/tables/mine',
  '/api/matches/mine',
  '/api/order/mine',
]
const device = { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
const writes = (person: string): readonly Door[] => [
  ...[{ do: 'ask' }, { do: 'block', on: true }].map(deed => ['POST', `/api/friends/people/${person}`, deed] as const),
  ['PUT', '/api/friends/choices', { here: 'everybody' }],
  ['POST', '/api/notices/read', { all: true }],
  ['PUT', '/api/notices/reader', { language: 'ru', zone: 'Europe/Rome' }],
  ['POST', '/api/notices/devices', device],
  ['POST', '/api/notices/hooks', { url: 'https://hooks.example/1' }],
  ['PATCH', '/api/people/me', { name: 'Mallory' }],
  ['POST', '/api/people/account', { username: 'mallory', password: 'a mug of poison' }],
  ['POST', '/api/people/mail', { address: 'mallory@people.example', language: 'en' }],
  ['POST', '/api/people/mail/confirm', { code: '000000', language: 'en' }],
  ['DELETE', '/api/people/mail'],
  ['POST', '/api/people/recovery-codes', {}],
  ['DELETE', '/api/people/sessions/1'],
  ['POST', '/api/people/revoke-others', { tokens: true }],
  ['POST', '/api/people/tokens', { name: 'mine' }],
  ['DELETE', '/api/people/tokens', { all: true }],
  ['POST', '/api/people/leave', { name: 'Mallory' }],
]

/** Doors that only a session opens. `person` is somebody there is. */
export const withoutSession = (what: string, headers: Headers, person: string): readonly Shot[] =>
  [...reads.map(path => ['GET', path] as const), ...writes(person)].map(door => shot(what, headers, door, [401]))

/** Where somebody is whom they have shut out. */
export interface Refuge {
  readonly person: string
  readonly table: string
  readonly match: string
  readonly code: string
}

/** From somebody who is blocked there: there is no such table and no such match, and all that is asked looks sent. */
export function fromTheBlocked(headers: Headers, { person, table, match, code }: Refuge): readonly Shot[] {
  const to = (door: Door, ...statuses: number[]): Shot => shot('somebody who is blocked', headers, door, statuses)
  const deeds = [{ do: 'ask' }, { do: 'end' }, { do: 'ask' }, { do: 'star', on: false }, { do: 'dismiss' }]
  const hidden = ['', '/entries', '/question', '/log', '/file', '/thoughts', '/verify'].map(it => `${match}${it}`)
  const embedded = ['table', 'match'].map(kind => `http://localhost/${kind}/${kind === 'table' ? table : match}`)
  return [
    to(['GET', `/api/friends/people/${person}`], 200),
    ...deeds.map(deed => to(['POST', `/api/friends/people/${person}`, deed], 200, 429)),
    to(['POST', `/api/friends/people/${person}`, { do: 'accept' }], 409),
    to(['POST', `/api/friends/people/${person}`, { do: 'invite', table }], 403, 404, 409),
    to(['GET', `/api/reliability?people=${person}`], 200),
    to(['GET', `/api/tables/${table}`], 404),
    to(['GET', `/api/codes/${encodeURIComponent(code)}`], 404),
    to(['PUT', `/api/notices/tables/${table}`, { off: true }], 404),
    ...['sit', 'ready', 'start', 'leave', 'rematch'].map(command =>
      to(['POST', `/api/tables/${table}/commands`, { command: { do: command } }], 404),
    ),
    ...hidden.map(path => to(['GET', `/api/matches/${path}`], 404)),
    ...embedded.map(url => to(['GET', `/api/board/embed?address=${encodeURIComponent(url)}`], 404)),
    to(['GET', `/api/history/${match}/file`], 404),
  ]
}

/** The same over a socket. */
export const volleyOfTheBlocked = (headers: Headers, { table, match }: Refuge): readonly Volley[] => [
  {
    what: 'the match of who has blocked them',
    headers,
    shots: [
      { t: 'follow', match, have: -1 },
      { t: 'follow', match, have: -1, screen: true },
      { t: 'answer', match, id: 'x', asked: 0, name: 'bid', answer: { fairy: 1 } },
      { t: 'mind', match, minded: true },
      { t: 'table', table },
      { t: 'say', id: 'y', table, room: 'spectators', words: { phrase: 'hello' } },
    ].map(it => JSON.stringify(it)),
    codes: ['no match', 'no such place', 'no seat'],
  },
]
