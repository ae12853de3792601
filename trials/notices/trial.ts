import { setTimeout as pause } from 'node:timers/promises'
import type { NoteAnswer, ThreadAnswer } from '#protocol/board'
import { startLetterbox } from '#server/mail/testing'
import { noticeId } from '#server/notices/notices'
import { startHookServer, startPushService } from '#server/notices/testing'
import { Arrivals } from './arrivals.ts'
import { type Killable, manyProcesses, oneProcess } from './places.ts'

export interface ToldTrial {
  readonly kills: number
  /** How many of them came before everything had arrived. */
  readonly killsMeanwhile: number
  readonly notifications: number
  readonly messages: number
  /** From the first note to the last arrival, and how many notifications that is in a minute. */
  readonly seconds: number
  readonly aMinute: number
  /** The same message once more, by its id. */
  readonly sentAgain: number
  readonly lost: number
  readonly doubled: number
  readonly problems: readonly string[]
}
export interface ToldParams {
  readonly notifications: number
  readonly kills: number
  readonly isMany: boolean
  /** How long a process lives before it is killed, in milliseconds. */
  readonly between?: number
  readonly killed?: () => void
}

const WAYS = ['push', 'mail', 'hook'] as const
/** Newcomers may write this many notes in an hour. */
const EACH = 5
/** How many people are told; fewer in a short trial. */
const readersFor = (notifications: number): number => (notifications < 3000 ? 20 : 100)
const PATIENCE = 180_000

/** People follow a thread and are told of every answer in three ways, while processes of the house are killed. */
export async function tellMany({
  notifications,
  kills,
  isMany,
  between = isMany ? 500 : 4000, // others go on while one is killed
  killed = () => {},
}: ToldParams): Promise<ToldTrial> {
  const [push, hooks, letterbox] = await Promise.all([startPushService(), startHookServer(), startLetterbox()])
  const env = { SMTP_URL: letterbox.url, NOTICE_WAIT: '0', PRIVATE_PEERS: 'yes' }
  const house = await (isMany ? manyProcesses(env) : oneProcess(env))
  const problems: string[] = []
  const count = readersFor(notifications)
  try {
    const writers = await Promise.all(
      Array.from({ length: Math.ceil(notifications / count / WAYS.length / EACH) }, (_, n) =>
        enters(house, `Writer ${n}`),
      ),
    )
    const [first] = writers
    if (first === undefined) throw new RangeError('expected some notifications')
    const draft = { draft: 'first', topic: 'house', game: null, language: 'en', title: 'Told', text: 'Begin' }
    const { thread } = (await first.insists('POST', '/api/board/threads', draft)) as NoteAnswer
    const addresses = new Map<string, string>()
    const readers: Somebody[] = []
    for (let n = 0; n < count; n++) {
      const reader = await enters(house, `Reader ${n}`)
      readers.push(reader)
      addresses.set(reader.id, `reader${n}@people.example`)
      await reader.insists('POST', '/api/notices/devices', push.subscribe())
      await reader.insists('POST', '/api/notices/hooks', { url: `${hooks.url}/${n}` })
      await reader.insists('PUT', '/api/notices/wishes', allWays)
      await reader.insists('PUT', `/api/board/threads/${thread.id}/follow`, { on: true })
    }
    await house.verify(addresses)
    const began = Date.now()
    let isWriting = true
    let isAllThere = false
    let killsMeanwhile = 0
    const writing = Promise.all(
      writers.map(async (writer, n) => {
        for (let i = n === 0 ? 1 : 0; i < EACH; i++) {
          await writer.insists('POST', `/api/board/threads/${thread.id}/notes`, { draft: `d${i}`, text: `Note ${i}` })
          await pause(200)
        }
      }),
    ).finally(() => {
      isWriting = false
    })
    const killing = (async () => {
      for (let n = 0; n < kills; n++, killed()) {
        await pause(between)
        if (!isAllThere) killsMeanwhile++
        await house.kill()
      }
    })()
    await writing
    const read = (await first.insists('GET', `/api/board/threads/${thread.id}?most=500`)) as ThreadAnswer
    const expected = expectedOf(thread.id, read, readers)
    const look = (): Arrivals => {
      const arrivals = new Arrivals()
      for (const { payload } of push.received) arrivals.arrived('push', payload.id, payload.notices)
      for (const { id, body } of hooks.received)
        arrivals.arrived(
          'hook',
          id,
          body.notices.map(it => it.id),
        )
      for (const { id, to, text } of letterbox.letters)
        arrivals.arrived('mail', id, toldIn(text, to[0] ?? '', addresses))
      return arrivals
    }
    const late = Date.now() + PATIENCE
    while ((isWriting || look().missing(expected).length > 0) && Date.now() < late) await pause(250)
    isAllThere = true
    const seconds = (Date.now() - began) / 1000
    await killing
    await pause(isMany ? 2000 : 1000) // whatever would still come once more
    const arrivals = look()
    const lost = arrivals.missing(expected).length
    problems.push(...push.problems.slice(0, 20), ...house.complaints().slice(0, 20))
    return {
      kills,
      killsMeanwhile,
      notifications: expected.size,
      messages: arrivals.messages,
      seconds: Math.round(seconds * 10) / 10,
      aMinute: Math.round((expected.size / seconds) * 60),
      sentAgain: arrivals.again,
      lost,
      doubled: arrivals.doubled,
      problems,
    }
  } finally {
    await house.remove()
    await Promise.all([push.close(), hooks.close(), letterbox.close()])
  }
}

const allWays = {
  language: 'en',
  zone: 'UTC',
  ways: Object.fromEntries(['turn', 'invitation', 'friend', 'answer', 'order'].map(kind => [kind, WAYS])),
  quiet: null,
  digest: { kind: 'once' },
  reminder: null,
}

const idOf = (thread: string, to: string, number: number): string =>
  noticeId({ kind: 'answer', to, by: '', thread, number }, 0)

/** By channel and notice, what must arrive: every answer, at every reader. */
function expectedOf(thread: string, { notes }: ThreadAnswer, readers: readonly Somebody[]): ReadonlySet<string> {
  const answers = notes.filter(({ number }) => number > 1)
  return new Set(
    readers.flatMap(({ id }) => answers.flatMap(({ number }) => WAYS.map(way => `${way} ${idOf(thread, id, number)}`))),
  )
}

/** The notices that a letter tells of, by the links in it. */
function toldIn(text: string, to: string, addresses: ReadonlyMap<string, string>): readonly string[] {
  const person = [...addresses].find(([, address]) => address === to)?.[0] ?? ''
  return [...text.matchAll(/\/board\/([\w-]+)#(\d+)/g)].map(([, thread = '', number]) =>
    idOf(thread, person, Number(number)),
  )
}

interface Somebody {
  readonly id: string
  /** Asks again while nobody answers. */
  insists(method: string, path: string, body?: object): Promise<unknown>
}

let addresses = 0
async function enters(house: Killable, name: string): Promise<Somebody> {
  addresses++
  const from = { 'x-forwarded-for': `10.7.${(addresses >> 8) & 255}.${addresses & 255}` }
  const asks = async (method: string, path: string, body?: object, cookie = ''): Promise<Response> => {
    for (let n = 0; ; n++) {
      const headers = { ...from, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const how = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const reply = await fetch(`${house.url}${path}`, how).catch(() => null)
      if (reply !== null && reply.status < 500) {
        if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
        return reply
      }
      if (n > 600) throw new Error(`${method} ${path} is never answered`)
      await pause(100)
    }
  }
  const reply = await asks('POST', '/api/people/guest', { name })
  const { id } = (await reply.json()) as { readonly id: string }
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { id, insists: async (method, path, body) => (await asks(method, path, body, cookie)).json() }
}
