import { WebSocket } from 'ws'

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

/** So many at once a socket may say; what is more would be refused as too fast. */
export const BURST = 90
const PATIENCE = 20_000

/** Fires over one socket after another, and waits for every answer. */
export async function fire(url: string, { what, headers, shots, codes }: Volley): Promise<Echo> {
  const counts: Record<string, number> = {}
  let problem: string | null = null
  for (let from = 0; from < shots.length && problem === null; from += BURST) {
    const some = shots.slice(from, from + BURST)
    const replies = await answersTo(url, headers, some).catch((error: Error) => {
      problem = error.message
      return []
    })
    for (const { t, code } of replies) {
      const how = t === 'refused' ? (code ?? '') : t
      counts[how] = (counts[how] ?? 0) + 1
      if (!codes.includes(how)) problem = `answered by ${how}, expected ${codes.join(' or ')}`
    }
    if (replies.length !== some.length) problem ??= `${replies.length} answers to ${some.length} messages`
  }
  return { what, sent: shots.length, codes: counts, problem }
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
