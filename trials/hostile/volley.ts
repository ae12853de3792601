import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { read } from '#server/socket/reading'

/** Messages of one kind, and how each of them is to be answered: refused by one of these codes, or by `done` or `pong`. */
export interface Volley {
  readonly what: string
  /** Who sends them, by the headers that prove it. */
  readonly headers: Readonly<Record<string, string>>
  readonly shots: readonly (string | Buffer)[]
  readonly codes: readonly string[]
}

/** What came back. */
export interface Echo {
  readonly what: string
  readonly sent: number
  /** How many answers of each kind. */
  readonly codes: Readonly<Record<string, number>>
  readonly problem: string | null
}

type Reply = { readonly t: string; readonly code?: string }

/** So much at once a socket may say, and so often what cannot be read; for what is more they would be refused, or shown out. */
const BURST = 90
const SLIPS = 4
const PATIENCE = 20_000

/** Fires over one socket after another, each from another address, and waits for every answer. */
export async function fire(
  url: string,
  { what, headers, shots, codes }: Volley,
  elsewhere: () => Volley['headers'],
): Promise<Echo> {
  const counts: Record<string, number> = {}
  let problem: string | null = null
  for (const some of bursts(shots)) {
    if (problem !== null) break
    const replies = await persistently(() => answersTo(url, { ...headers, ...elsewhere() }, some)).catch(
      (error: Error) => {
        problem = error.message
        return []
      },
    )
    for (const { t, code } of replies) {
      const how = t === 'refused' ? (code ?? '') : t
      counts[how] = (counts[how] ?? 0) + 1
      if (!codes.includes(how)) problem = `answered by ${how}, expected ${codes.join(' or ')}`
    }
    if (replies.length !== some.length) problem ??= `${replies.length} answers to ${some.length} messages`
  }
  return { what, sent: shots.length, codes: counts, problem }
}

/** As much as one socket may say at once, again and again. */
function bursts(shots: Volley['shots']): readonly Volley['shots'][] {
  const all: (string | Buffer)[][] = []
  let [left, slips] = [0, 0]
  for (const shot of shots) {
    const bytes = Buffer.from(shot)
    const frame = read(bytes)
    const messages = Array.isArray(frame?.said) ? Math.min(50, frame.said.length) : 1
    const cost = Math.max(messages, bytes.length / 1024, (frame?.values ?? 0) / 50)
    if (cost > left || (frame === null && slips === 0)) {
      all.push([])
      ;[left, slips] = [BURST, SLIPS]
    }
    all.at(-1)?.push(shot)
    left -= cost
    slips -= frame === null ? 1 : 0
  }
  return all
}

/** Who has come too often is told so, and comes back later. */
async function persistently<T>(job: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ; await pause(500))
    try {
      return await job()
    } catch (error) {
      if (Date.now() > end || !String(error).includes('429')) throw error
    }
}

function answersTo(
  url: string,
  headers: Readonly<Record<string, string>>,
  shots: readonly (string | Buffer)[],
): Promise<readonly Reply[]> {
  const socket = new WebSocket(url, { headers })
  const replies: Reply[] = []
  return new Promise<readonly Reply[]>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`only ${replies.length} of ${shots.length} answers came`)), PATIENCE)
    const end = (error?: Error): void => {
      clearTimeout(late)
      socket.terminate()
      if (error === undefined) resolve(replies)
      else reject(error)
    }
    socket.on('error', end)
    socket.on('close', () => end(new Error(`closed after ${replies.length} of ${shots.length} answers`)))
    socket.on('open', () => {
      for (const shot of shots) socket.send(shot)
    })
    socket.on('message', data => {
      for (const reply of JSON.parse(String(data)) as readonly Reply[])
        if (reply.t === 'refused' || reply.t === 'done' || reply.t === 'pong') replies.push(reply)
      if (replies.length >= shots.length) end()
    })
  })
}

/**
 * All at once over one socket, whatever the house says; how often it said what. Whoever asks a last time is answered after all others,
 * unless it took so long that the house has shown them out.
 */
export async function poured(url: string, shots: readonly string[]): Promise<Record<string, number>> {
  const socket = new WebSocket(url)
  const counts: Record<string, number> = {}
  await new Promise(open => socket.once('open', open))
  for (const shot of shots) socket.send(shot)
  await new Promise<void>(done => {
    const asking = setInterval(() => socket.send('{"t":"ping","id":"last"}'), 200)
    socket.on('close', code => {
      counts[`closed ${code}`] = 1
      clearInterval(asking)
      done()
    })
    socket.on('message', data => {
      for (const { t, id, code } of JSON.parse(String(data)) as readonly (Reply & { readonly id?: string })[]) {
        const how = t === 'refused' ? (code ?? '') : t
        if (id !== 'last' && t !== 'welcome') counts[how] = (counts[how] ?? 0) + 1
        else if (t === 'pong') {
          socket.removeAllListeners('close')
          clearInterval(asking)
          done()
        }
      }
    })
  })
  socket.terminate()
  return counts
}
