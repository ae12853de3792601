import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { frame, rawSocket } from '../hostile/rude-sockets.ts'

/* What attackers who want to stop the house can do, within its limits or beyond them. */

/** The address of the house, the attackers' credentials there, and a long match to request. */
export interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly match: string
}

/** What became of one attacker: when it was first slowed down and first shown out. */
export interface Fate {
  slowed: number | null
  shownOut: number | null
}
export interface Siege {
  readonly target: Target
  readonly fate: Fate
  /** Milliseconds since the start. */
  readonly now: () => number
  readonly isOver: () => boolean
}

/** Frames per second, slightly less than allowed. */
const RATE = 38
/** How long an attacker that never read anything reads at the end, in milliseconds. */
export const AT_LAST = 500
/**
 * How long an attacker waits before connecting again after being shown out, or when it has nothing to do, in
 * milliseconds.
 */
const AGAIN = 50
const BREATH = 5
/** How many to send at once, as long as the sender's own buffers hold no more than this many bytes. */
const AT_ONCE = 200
const AHEAD = 64 * 1024

const deep = '['.repeat(8000) + ']'.repeat(8000)
const wide = `[${Array(5000).fill('{}').join(',')}]`
const large = JSON.stringify({ t: 'answer', match: 'm', id: 'i', asked: 0, name: 'bid', answer: 'x'.repeat(16_000) })
const ping = JSON.stringify({ t: 'ping', id: 'i' })

const shown = (siege: Siege): void => {
  siege.fate.shownOut ??= siege.now()
}

/** An open socket that records everything bad that happens to it; null if it was refused. */
function dial(siege: Siege): Promise<WebSocket | null> {
  const { url, headers } = siege.target
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false })
  socket.on('message', data => {
    if (siege.fate.slowed === null && String(data).includes('"too fast"')) siege.fate.slowed = siege.now()
  })
  socket.on('close', () => siege.isOver() || shown(siege))
  return new Promise(resolve => {
    socket.once('open', () => resolve(socket))
    socket.on('error', () => {
      if (!siege.isOver()) shown(siege)
      resolve(null)
    })
  })
}

/** Keeps sending over a socket, using `speak`, and comes back whenever it was shown out. */
async function persist(siege: Siege, speak: (socket: WebSocket) => Promise<void>): Promise<void> {
  while (!siege.isOver()) {
    const socket = await dial(siege)
    if (socket === null) await pause(AGAIN)
    else {
      while (!siege.isOver() && socket.readyState === socket.OPEN) await speak(socket)
      socket.terminate()
      await pause(AGAIN)
    }
  }
}

/** At the allowed rate. */
const says = (text: string) => (siege: Siege) =>
  persist(siege, async socket => {
    socket.send(text)
    await pause(1000 / RATE)
  })

/** As fast as the connection takes it. */
const pours = (pour: (socket: WebSocket) => void) => (siege: Siege) =>
  persist(siege, async socket => {
    for (let n = 0; n < AT_ONCE && socket.readyState === socket.OPEN && socket.bufferedAmount < AHEAD; n++) pour(socket)
    await pause(BREATH)
  })

/** How often a client that reads nothing sends a request, in milliseconds. */
const ASKS = 100

/** Requests a long match again and again and reads none of it. */
async function deaf(siege: Siege): Promise<void> {
  const { url, headers, match } = siege.target
  const follow = frame(0x81, Buffer.from(JSON.stringify({ t: 'follow', match, have: -1 })))
  while (!siege.isOver()) {
    const began = siege.now()
    const line = await rawSocket(url, '/socket', headers).catch(() => null)
    if (line === null) shown(siege)
    else {
      let isCut = false
      line.removeAllListeners('error')
      line.on('error', () => {
        isCut = true
      })
      line.pause()
      let wishes = 0
      for (; !isCut && !siege.isOver(); wishes++) {
        line.write(follow)
        await pause(ASKS)
      }
      if (!siege.isOver()) shown(siege)
      else siege.fate.slowed ??= await slowedAt(line, began, wishes)
      line.destroy()
    }
    await pause(AGAIN)
  }
}

/**
 * When an attacker was first slowed down, worked out from how many of its requests were answered; null if it never was.
 * It starts to read only now.
 */
async function slowedAt(line: Socket, began: number, wishes: number): Promise<number | null> {
  const chunks: Buffer[] = []
  line.on('data', (chunk: Buffer) => chunks.push(chunk)).resume()
  await pause(AT_LAST)
  const [refused = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('"too fast"')
  const heard = refused.match(/"t":"match"/g)?.length ?? 0
  return rest.length > 0 || heard < wishes ? began + ASKS * heard : null
}

/** Connects, disconnects and connects again at once. */
async function redials(siege: Siege): Promise<void> {
  while (!siege.isOver()) {
    const socket = await dial({ ...siege, isOver: () => true })
    if (socket === null) siege.fate.slowed ??= siege.now()
    socket?.terminate()
    await pause(BREATH)
  }
}

export const attacks = {
  deep: says(deep),
  wide: says(wide),
  large: says(large),
  flood: pours(socket => socket.send(ping)),
  control: pours(socket => socket.ping('x'.repeat(100))),
  deaf,
  redials,
} as const
export type Attack = keyof typeof attacks
export const attackNames = Object.keys(attacks) as readonly Attack[]
