import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { read } from '#server/socket/reading'

/** Messages of one kind, and the acceptable replies: a refusal with one of these codes, `done` or `pong`. */
export interface Volley {
  readonly what: string
  /** Headers that prove who sends them. */
  readonly headers: Readonly<Record<string, string>>
  readonly shots: readonly (string | Buffer)[]
  readonly codes: readonly string[]
}

/** What came back. */
export interface Echo {
  readonly what: string
  readonly sent: number
  /** The number of replies of each kind. */
  readonly codes: Readonly<Record<string, number>>
  readonly problem: string | null
}

type Reply = { readonly t: string; readonly code?: string }

/**
 * How many messages a socket may send at once, and how many unreadable ones. Beyond that it would be refused or shown
 * out.
 */
const BURST = 90
const SLIPS = 4
const PATIENCE = 20_000

/** Sends them over one socket after another, each from a new address, and waits for every reply. */
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

/** As much as one socket may send at once, repeatedly. */
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

/** Waits and comes back after being told to come less often. */
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
 * Sends everything at once over one socket, whatever the house says, and counts the replies. A final request is
 * answered after all others, unless the house shows the client out first.
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
