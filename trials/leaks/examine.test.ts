import { describe, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat, Viewer } from '#kernel/seat'
import { seedFrom } from '#kernel/seed'
import { fromJson, type Json } from '#kernel/wire'
import { colours } from '#protocol/crest'
import { newAttendance } from '#server/matches/attendance'
import { cut } from './cut.ts'
import type { Evidence } from './evidence.ts'
import { examine } from './examine.ts'
import type { HttpRecording, Recording } from './recording.ts'
import { BLOCKED, FORMER } from './shut-out.ts'
import { askings, ownQuestions, toldTo } from './truth.ts'
import { waitings } from './waiting.ts'

/* The search finds planted leaks: each test sends somebody one thing more than they may have. */

const seed = seedFrom('a leaking house')
const [ana, ben] = [0, 1] as [Seat, Seat]
const names = ['Ana', 'Ben', 'Cleo']

/** A complete match of Dragon's Gold, as stored on disk. */
function played(box: Boxed): Pick<Evidence, 'box' | 'kept' | 'lines'> {
  const options = defaultsOf(box.game.options)
  const entries: Entry[] = []
  playBots(box, { options, bots: Array(3).fill('random@1'), seed: 'gold' }, entry => entries.push(entry))
  const pace = { kind: 'live', bank: 7200, increment: 15, cap: 7200 } as const
  const kept = {
    id: 'M',
    table: 'T',
    sitters: names.map((person, seat) => ({ person, crest: { face: 'fox', colour: colours[seat] ?? '' } })),
    pace,
    header: headerOf(box.game, { edition: 'e', names, options, seed }),
    seed,
    began: 0,
    due: null,
    attendance: JSON.stringify(newAttendance(3, pace)),
    over: true,
    moves: [],
    version: entries.length,
    last: entries.length - 1,
  }
  return { box, kept, lines: entries.map(lineOf) }
}
const match = played(shelf.gold as Boxed)
const log = match.lines.map(line => JSON.parse(line) as Json)
const evidence: Evidence = { ...match, recordings: [], replies: [], canaries: [] }
const asked = askings(evidence, log)
const waits = waitings(
  log.map(line => cut(line, 'table') as unknown as { readonly at: number; readonly by: Json }),
  asked,
  match.kept.pace,
)
const sealed = asked.findIndex(({ isSealed }) => isSealed)

/** A frame as the house would send it. */
function frame(text: string): Buffer {
  const load = Buffer.from(text)
  const head = Buffer.alloc(10)
  head.writeUInt8(0x81, 0)
  head.writeUInt8(127, 1)
  head.writeBigUInt64BE(BigInt(load.length), 2)
  return Buffer.concat([head, load])
}
const entry = (seq: number, viewer: Viewer): object => ({
  t: 'entry',
  match: 'M',
  entry: cut(log[seq] ?? null, viewer),
})
const waiting = (seq: number): object => ({ t: 'waits', match: 'M', ...waits[seq], minded: free, present: here })
const [free, here] = [
  [null, null, null],
  [true, true, true],
]
const { header, pace, began } = match.kept
const crests = match.kept.sitters.map(({ crest }) => crest)
const { edition } = header

const introduction = (seat: Seat | null): object => {
  const where = { t: 'match', match: 'M', table: 'T', seat, epoch: 'epoch123' }
  return { ...where, header, edition, pace, advice: false, crests, began }
}

/** What a viewer may be sent up to this entry, and then these messages. */
function heard(viewer: Viewer, upTo: number, ...more: readonly object[]): Recording {
  const seat = viewer === 'table' ? null : viewer
  const right = [introduction(seat)]
  const all = log.slice(0, upTo + 1).flatMap((_, seq) => [entry(seq, viewer), waiting(seq)])
  const frames = [...right, ...all, ...more].map(message => frame(`[${JSON.stringify(message)}]`))
  const bytes = Buffer.concat([Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n'), ...frames])
  const sent = [JSON.stringify({ t: 'follow', match: 'M', have: -1 })]
  return { who: names[seat ?? 9] ?? 'nobody', viewer, bytes: () => bytes, sent }
}
const canaries: Evidence['canaries'] = [
  { what: 'the seed', text: seed },
  { what: 'a session', text: 'session-of-ben' },
  { what: "the spectators' talk", text: 'whisper', mayRead: ({ viewer }) => viewer === 'table' },
]
const leaksIn = (recordings: readonly Recording[], replies: readonly HttpRecording[] = []): readonly string[] =>
  examine({ ...match, recordings, replies, canaries }).leaks

const last = log.length - 1
const refusal = (expected: string): object => ({ t: 'refused', code: 'no seat', rule: null, expected })

test('nothing is found if everybody is sent what they may know', () => {
  expect(sealed).toBeGreaterThan(0)
  expect(leaksIn([heard(ana, last), heard(ben, last), heard('table', last, refusal('a seat'))])).toEqual([])
})

describe('over a socket', () => {
  test.each<[string, Recording, string]>([
    ['an entry as somebody else was told it', heard('table', 0, entry(0, ana)), 'entry 0 is not what was to be told'],
    ['an entry as it is on disk', heard(ben, 4, { t: 'entry', match: 'M', entry: log[0] }), 'what nobody knows'],
    ['an entry too early', heard(ana, 4, entry(6, ana)), 'out of order'],
    [
      'who has answered in a sealed window',
      heard('table', sealed, { ...waiting(sealed), since: [1, null, 3] }),
      'waits {"since":[1,null,3]',
    ],
    [
      'how long somebody has left in a sealed window',
      heard('table', sealed, { ...waiting(sealed), until: [1, 2, 3] }),
      'waits {',
    ],
    [
      'who took advice in a sealed window',
      heard('table', sealed, { ...waiting(sealed), advised: [{ seat: ben, after: sealed }] }),
      `advice after entry ${sealed}`,
    ],
    [
      'advice that nobody took',
      heard('table', 0, { ...waiting(0), advised: [{ seat: ben, after: 0 }] }),
      'advice [{"seat":1,"after":0}]',
    ],
    ['the seed', heard(ana, 0, refusal(`not ${seed}`)), 'the canary of the seed'],
    ['another seed', heard(ana, 0, refusal(seedFrom('another'))), 'a hash or a seed'],
    ['a session', heard(ana, 0, { t: 'pong', id: 'session-of-ben' }), 'the canary of a session'],
    ['a command of somebody else', heard(ana, 0, { t: 'done', id: 'x', seq: 3 }), 'done of somebody else'],
    ['a refusal of somebody else', heard(ana, 0, { ...refusal('a seat'), id: 'x' }), 'a refusal of somebody else'],
    ['something of another match', heard(ana, 0, { ...waiting(0), match: 'N' }), 'something of another match'],
    [
      'other crests',
      heard(ana, 0, { ...introduction(ana), crests: crests.toReversed() }),
      'another header than on disk',
    ],
    ['one thing more in a message', heard(ana, 0, { ...refusal('a seat'), state: {} }), 'of another shape'],
    ['a message of a new kind', heard(ana, 0, { t: 'state', state: {} }), 'of another shape'],
    [
      'the talk of the spectators, at the table',
      heard(ana, 0, {
        t: 'said',
        table: 'T',
        room: 'spectators',
        said: { number: 1, at: 1, by: 'x', name: 'X', words: { text: 'whisper' } },
      }),
      "the canary of the spectators' talk",
    ],
  ])('%s is found', (_, recording, leak) => {
    expect(leaksIn([recording]).join('\n')).toContain(leak)
  })
})

describe('over HTTP', () => {
  const noStore = [['cache-control', 'no-store']] as const
  const reply = (path: string, body: unknown, more: Partial<HttpRecording> = {}): HttpRecording => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const usual = { who: 'nobody', viewer: 'table', method: 'GET', status: 200, headers: noStore, at: -1 } as const
    return { ...usual, path: `/api/matches/M${path}`, body: text, ...more }
  }
  const about = {
    id: 'M',
    table: 'T',
    header,
    edition,
    pace,
    began,
    epoch: 'epoch123',
    crests,
    seat: null,
    last: 3,
    end: null,
  }
  const ofMine = (all: readonly object[]) => reply('', all, { path: '/api/matches/mine', viewer: ana })
  const muted = (all: readonly object[]) => reply('', all, { path: '/api/people/muted', viewer: ana })
  const hung = { cards: [], after: null, counts: {} }
  const gallery = (told: object, more = {}) => reply('', told, { path: '/api/gallery?order=new', viewer: ana, ...more })
  const moment = (viewer: Viewer, more = {}): object => ({
    kind: 'moment',
    match: 'M',
    at: 1,
    eyes: viewer === 'table' ? null : viewer,
    isOver: false,
    header,
    edition: 'e',
    crests: [],
    began,
    epoch: 'epoch123',
    entries: log.slice(0, 3).map(line => cut(line, viewer)),
    ...more,
  })
  const embedded = (told: object, more = {}) =>
    reply('', told, { path: '/api/board/threads/t/notes/1/embeds/0', viewer: ben, ...more })
  const later = { at: Number.MAX_SAFE_INTEGER }
  const mine = { role: null, waiting: null, muted: null, banned: null, measures: [], reports: [] }
  const order = (told: object, path = '/api/order/mine') => reply('', told, { path, viewer: ana })
  const finished = { id: 'M', table: 'T', header, began, ended: began + 1, seat: ana, winners: [ana] }
  const questionsOf = (seat: Seat) => ownQuestions(evidence, toldTo(log, seat), seat)
  /** When a seat was asked, for those that are. */
  const timeOf = (seat: Seat, seq: number) => (questionsOf(seat)[seq] == null ? null : { since: -1, until: null })
  /** After this entry Ben has a question, and Ana a different one. */
  const theirs = questionsOf(ben).findIndex(
    (question, seq) => question != null && question.name !== asked[seq]?.names[ana],
  )
  const logFor = (viewer: Viewer): readonly object[] =>
    log.flatMap((line, seq) =>
      (fromJson(cut(line, viewer)) as Entry).events.flatMap(event => {
        const words = match.box.voice.event(event, names)
        return words === null ? [] : [{ seq, line: words }]
      }),
    )
  const entries = (viewer: Viewer): string => JSON.stringify(log.slice(0, 3).map(line => cut(line, viewer)))

  test('nothing is found if everybody is told what they may know', () => {
    const right = [
      reply('', about),
      reply('/entries?have=-1', entries('table')),
      reply(
        '/question',
        { asked: 3, question: questionsOf(ana)[3], ...waits[3], mine: timeOf(ana, 3) },
        { viewer: ana },
      ),
      reply(
        '/question',
        { asked: sealed, question: questionsOf(ana)[sealed], ...waits[sealed], mine: timeOf(ana, sealed) },
        { viewer: ana },
      ),
      ofMine([]),
      muted([]),
      gallery(hung),
      embedded(moment('table')),
      embedded(moment(ana, { isOver: true }), later),
      order(mine),
      reply('/log', logFor(ana), { viewer: ana }),
      reply('/log', logFor('table')),
      reply('', about, { who: FORMER }),
      reply('', { code: 'no match', rule: null, expected: '' }, { who: BLOCKED, status: 404 }),
    ]
    const over = reply('', { ...about, last, end: { seed } }, { at: Number.MAX_SAFE_INTEGER })
    expect(leaksIn([], [...right, over])).toEqual([])
  })

  test.each<[string, HttpRecording, string]>([
    [
      'what a seat may know, told to nobody',
      reply('/entries?have=-1', entries(ana)),
      'entries that were not to be told',
    ],
    [
      'the question of another seat',
      reply(
        '/question',
        { asked: theirs, question: questionsOf(ben)[theirs], ...waits[theirs], mine: timeOf(ben, theirs) },
        { viewer: ana },
      ),
      'question that',
    ],
    [
      'who is asked while answers are sealed',
      reply(
        '/question',
        {
          asked: sealed,
          question: questionsOf(ana)[sealed],
          ...waits[sealed],
          mine: timeOf(ana, sealed),
          since: [1, null, 3],
        },
        { viewer: ana },
      ),
      'question that',
    ],
    ['a match to somebody who is blocked there', reply('', about, { who: BLOCKED }), 'of who has blocked them'],
    [
      'anything of one’s own to a session that has ended',
      reply('', [], { path: '/api/matches/mine', who: FORMER }),
      'it has ended',
    ],
    ['a finished match before its end', ofMine([finished]), 'a finished match before its end'],
    ['somebody whom nobody muted', muted([{ person: 'p', name: 'Ben' }]), 'muted people'],
    ['one thing more about the gallery', gallery({ ...hung, reports: [] }), 'the gallery {'],
    ['one thing more about oneself', order({ ...mine, reportedBy: [] }), 'the desk {'],
    ['something of the desk', order({ items: [], after: null }, '/api/order/desk/cases'), 'the desk {'],
    ['a gallery for all', gallery(hung, { headers: [] }), 'a reply that may be kept for others'],
    ['a moment as its writer saw it, before the end', embedded(moment(ana)), 'a moment with eyes of others'],
    ['a moment as another saw it', embedded(moment(ben, { isOver: true }), later), 'a moment with eyes of others'],
    ['what a seat saw, as if all had', embedded(moment(ana, { eyes: null })), 'a moment with eyes of others'],
    ['one thing more about a moment', embedded(moment('table', { seed })), 'the board {'],
    ['more about a finished match', ofMine([{ ...finished, id: 'N', seed }]), 'finished matches ['],
    ['a log in words as a seat was told it', reply('/log', logFor(ana)), 'log that'],
    ['the end before the end', reply('', { ...about, end: { seed } }), 'the end before the end'],
    ['a state in place of an epoch', reply('', { ...about, epoch: { state: {} } }), 'a match {'],
    ['one thing more about a match', reply('', { ...about, attendance: {} }), 'a match {'],
    ['the match file before the end', reply('/file', match.lines.join('\n')), '200 before the end'],
    ['what bots weighed before the end', reply('/thoughts', '[]'), '200 before the end'],
    ['what a cache may keep', reply('', about, { headers: [] }), 'a reply that may be kept for others'],
    ['a session in a header', reply('', about, { headers: [...noStore, ['x', 'session-of-ben']] }), 'a session'],
    [
      'a refusal with more in it',
      reply('', { code: 'x', rule: null, expected: '', stack: '' }, { status: 404 }),
      'a refusal',
    ],
  ])('%s is found', (_, found, leak) => {
    expect(leaksIn([], [found]).join('\n')).toContain(leak)
  })
})
