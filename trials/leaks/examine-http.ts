import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '#kernel/match'
import { fromJson } from '#kernel/wire'
import { privacySchema, sessionsSchema, waysSchema } from '#protocol/account'
import {
  boardAnswer,
  type EmbedAnswer,
  editsAnswer,
  embedAnswer,
  noteAnswer,
  searchAnswer,
  threadAnswer,
  threadsAnswer,
} from '#protocol/board'
import { cardAnswer, cardWithVersions, galleryAnswer } from '#protocol/gallery'
import { historyAnswer, reliabilityAnswer, standingAnswer } from '#protocol/history'
import { finishedAnswer } from '#protocol/http'
import { noticesAnswer, wishedAnswer } from '#protocol/notices'
import { mineAnswer, reportAnswer } from '#protocol/order'
import { epoch, refusedSchema } from '#protocol/parts'
import { tableSchema } from '#protocol/table'
import type { Findings } from './evidence.ts'
import type { Known } from './examine.ts'
import { isRightlyTold } from './knowing.ts'
import type { HttpRecording } from './recording.ts'
import { wronglyTold } from './shut-out.ts'

/**
 * Compares one reply with what the person who asked may know. True if it was requested after the end, when everything
 * may be told.
 */
export function examineReply(reply: HttpRecording, known: Known, findings: Findings): boolean {
  const { kept, lines } = known.evidence
  const { who, viewer, method, path, status, headers, body, at } = reply
  const leak = (what: string): void => findings.leak(`match ${kept.id}, ${method} ${path} by ${who} (${viewer})`, what)
  const last = JSON.parse(lines.at(-1) ?? '{}') as { readonly at: number }
  const isAfter = at >= last.at
  findings.count(`status.${status}`)
  const place = path.split('/')[2]?.split('?')[0]
  if (
    ['matches', 'gallery', 'board', 'order', 'friends', 'notices', 'history', 'reliability'].includes(place ?? '') &&
    !headers.some(([name, value]) => name === 'cache-control' && value === 'no-store')
  )
    leak('a reply that may be kept for others')
  const wrong = wronglyTold(reply, kept, isAfter)
  if (wrong !== null) leak(wrong)
  if (status >= 400) {
    if (!isDeepStrictEqual(refusedSchema.safeParse(JSON.parse(body)).data, JSON.parse(body))) leak(`a refusal ${body}`)
    return false
  }
  if (place === 'tables' || place === 'codes') {
    const all = [JSON.parse(body)].flat() as readonly unknown[]
    for (const table of all)
      if (!isDeepStrictEqual(tableSchema.safeParse(table).data, table)) leak(`a table ${JSON.stringify(table)}`)
    return false
  }
  if (place === 'gallery') {
    const told = JSON.parse(body) as unknown
    const known = [galleryAnswer, cardWithVersions, cardAnswer, noteAnswer].map(schema => schema.safeParse(told).data)
    if (!known.some(data => isDeepStrictEqual(data, told))) leak(`the gallery ${body}`)
    findings.count('gallery')
    return false
  }
  if (place === 'board') {
    const told = JSON.parse(body) as object
    if (!ofBoard.some(schema => isDeepStrictEqual(schema.safeParse(told).data, told))) leak(`the board ${body}`)
    if ('kind' in told && !isShownTo(told as EmbedAnswer, reply, known, isAfter)) leak('a moment with eyes of others')
    findings.count('board')
    return false
  }
  if (place === 'order') {
    const told = JSON.parse(body) as unknown
    const isOwn = [mineAnswer, reportAnswer].some(schema => isDeepStrictEqual(schema.safeParse(told).data, told))
    if (!isOwn || path.startsWith('/api/order/desk')) leak(`the desk ${body}`)
    return false
  }
  if (place === 'friends') {
    if (!isRightlyTold(JSON.parse(body) as object)) leak(`people ${body}`)
    findings.count('friends')
    return false
  }
  if (place === 'notices') {
    const told = JSON.parse(body) as { readonly notices?: readonly { readonly kind: string }[] }
    const isOwn = [noticesAnswer, wishedAnswer].some(schema => isDeepStrictEqual(schema.safeParse(told).data, told))
    if (!isOwn) leak(`notices ${body}`)
    if (viewer === 'table' && told.notices?.some(({ kind }) => kind === 'turn')) leak(`a turn of others ${body}`)
    findings.count('notices')
    return false
  }
  if (place === 'history' || place === 'reliability') {
    const told = JSON.parse(body) as { readonly matches?: readonly { readonly match: string }[] }
    if (!ofHistory.some(schema => isDeepStrictEqual(schema.safeParse(told).data, told))) leak(`a history ${body}`)
    const isTold = Array.isArray(told.matches) && told.matches.some(({ match }) => match === kept.id)
    if (isTold && (!isAfter || viewer === 'table')) leak('a finished match before its end, or of others')
    findings.count('history')
    return false
  }
  if (path === '/api/matches/mine') {
    const finished = JSON.parse(body) as readonly { readonly id: string }[]
    if (!isDeepStrictEqual(finishedAnswer.safeParse(finished).data, finished)) leak(`finished matches ${body}`)
    if (!isAfter && finished.some(({ id }) => id === kept.id)) leak('a finished match before its end')
    return false
  }
  if (path === '/api/people/account' || path === '/api/people/sessions' || path === '/api/privacy') {
    const told = JSON.parse(body) as unknown
    const isOwn = [waysSchema, sessionsSchema, privacySchema].some(it =>
      isDeepStrictEqual(it.safeParse(told).data, told),
    )
    if (!isOwn) leak(`an account ${body}`)
    return false
  }
  if (path === '/api/people/everything') {
    const { Matches: matches } = JSON.parse(body) as { readonly Matches: readonly Readonly<Record<string, unknown>>[] }
    for (const { match, file, ended, winners } of matches)
      if (match === kept.id && !isAfter && [file, ended, winners].some(it => it !== null))
        leak('the end before the end')
    return false
  }
  if (path === '/api/people/muted') {
    if (body !== '[]') leak(`muted people, of whom there are none: ${body}`)
    return false
  }
  const what = path.split('/')[4]?.split('?')[0] ?? ''
  if (isWrittenFor[what] !== undefined) {
    if (!isWrittenFor[what](reply, known)) leak(`${what} that were not to be told`)
    return false
  }
  if (what !== '') {
    if (!isAfter) leak(`${status} before the end`)
    return true
  }
  const { last: seq, end, epoch: told, ...found } = JSON.parse(body) as Record<'last' | 'end' | 'epoch', unknown>
  const { id, table, header, pace, began } = kept
  const crests = kept.sitters.map(({ crest }) => crest)
  const edition = header.edition // no match is moved there
  const ours = { id, table, header, edition, pace, began, crests, seat: viewer === 'table' ? null : viewer }
  if (!isDeepStrictEqual(found, ours) || !epoch.safeParse(told).success) leak(`a match ${body}`)
  const isEnd = seq === lines.length - 1 && isAfter
  if (end !== null && !isEnd) leak('the end before the end')
  return isEnd
}

const ofHistory = [historyAnswer, standingAnswer, reliabilityAnswer]
const ofBoard = [boardAnswer, threadsAnswer, threadAnswer, noteAnswer, editsAnswer, searchAnswer, embedAnswer]

/**
 * Whether a moment shows what everybody could see; or, after the end, what a seat saw: that of seat 0, who wrote the
 * notes, or one's own.
 */
function isShownTo(told: EmbedAnswer, { path, viewer }: HttpRecording, known: Known, isAfter: boolean): boolean {
  if (told.kind !== 'moment') return false
  const writer = path.startsWith('/api/board/embed?') ? viewer : 0
  if (told.eyes !== null && !(isAfter && told.isOver && told.eyes === writer)) return false
  const texts = known.told(told.eyes ?? 'table').texts.slice(0, told.entries.length)
  return isDeepStrictEqual(told.entries, JSON.parse(`[${texts.join(',')}]`))
}

/** Whether what is sent about a running match is what this viewer could have worked out. */
const isWrittenFor: Readonly<Record<string, (reply: HttpRecording, known: Known) => boolean>> = {
  entries({ viewer, path, body }, { told }) {
    const from = Number(path.split('have=')[1] ?? -1) + 1
    const count = (JSON.parse(body) as readonly unknown[]).length
    return (
      body ===
      `[${told(viewer)
        .texts.slice(from, from + count)
        .join(',')}]`
    )
  },
  question({ viewer, body, at }, { questions, waits }) {
    const told = JSON.parse(body) as { readonly asked: number; readonly mine: { readonly since: number } | null }
    const { since, until } = waits[told.asked] ?? {}
    const question = JSON.parse(JSON.stringify(questions(viewer)[told.asked] ?? null)) as unknown
    const { mine } = told
    // One's own time, and never that of an entry to come.
    const isOwn = mine === null ? question === null : question !== null && mine.since <= at
    return isOwn && isDeepStrictEqual(told, { asked: told.asked, question, since, until, mine })
  },
  log({ viewer, body }, { evidence, told }) {
    const { box, kept } = evidence
    const entries = told(viewer).texts.map(text => fromJson(JSON.parse(text)) as Entry)
    const lines = entries.flatMap(({ seq, events }) =>
      events.flatMap(event => {
        const line = box.voice.event(event, kept.header.names)
        return line === null ? [] : [{ seq, line }]
      }),
    )
    const count = (JSON.parse(body) as readonly unknown[]).length
    return body === JSON.stringify(lines.slice(0, count))
  },
}
