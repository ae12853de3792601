import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Client } from '#client/connection'
import { diceOf, seedFrom } from '#kernel/seed'
import { makeTable, nextMatch } from '../chaos/gathering.ts'
import { Guest } from '../chaos/guest.ts'
import { Hearsay } from '../chaos/hearsay.ts'
import type { Plan } from '../chaos/plans.ts'
import { Player } from '../chaos/player.ts'

const BEAT = 100
/** How long a client that was refused or cut off waits before it tries again, like our page. In milliseconds. */
const AGAIN = 100
const plan: Plan = { game: 'fist', options: {}, pace: { kind: 'untimed' }, people: [1], bots: 2, isDreamy: false }

/** How long the house took to answer a ping, in milliseconds. */
export interface Pulse {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Somebody who plays one match after another, and a second client that measures the house's response time. */
export class Honest {
  readonly #url: string
  #headers: Readonly<Record<string, string>>
  readonly #hearsay = new Hearsay()
  readonly #asked = new Map<string, number>()
  #times: number[] = []
  #socket: WebSocket | null = null
  #client: Client | null = null
  #isTimeUp = false
  #beats = 0
  /** How often one of their connections was cut. */
  cuts = 0

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url
    this.#headers = headers
  }

  /** Answers that the house has acknowledged. */
  get moves(): number {
    return this.#hearsay.acknowledged.size
  }

  async begin(): Promise<void> {
    const guest = await Guest.enter(1, { url: this.#url, hearsay: this.#hearsay })
    const headers = { ...this.#headers, 'content-type': 'application/json' }
    const reply = await fetch(`${this.#url}/api/people/guest`, { method: 'POST', headers, body: '{"name":"Pulse"}' })
    this.#headers = { ...this.#headers, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    this.#play(guest).catch(() => {}) // shows in the number of moves
    this.#feel()
  }

  async #play(guest: Guest): Promise<void> {
    const dice = diceOf(seedFrom('somebody honest'))
    const { id } = await makeTable(plan, [guest], this.#hearsay)
    const isTimeUp = (): boolean => this.#isTimeUp
    for (let n = 0; !isTimeUp(); n++) {
      const match = await nextMatch(id, plan, [guest], this.#hearsay, isTimeUp)
      if (match === null) return
      const client: Client = guest.device(() => player.look())
      const player = new Player({ client, match, rng: dice(n), isDreamy: false, hearsay: this.#hearsay, isTimeUp })
      this.#client = client
      client.follow(match)
      while (!isTimeUp() && !client.replica(match)?.isOver) await pause(BEAT)
      client.close()
    }
  }

  #feel(): void {
    if (this.#isTimeUp) return
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, { headers: this.#headers })
    this.#socket = socket
    const beat = setInterval(() => {
      if (socket.readyState !== socket.OPEN) return
      const id = `${this.#beats++}`
      this.#asked.set(id, performance.now())
      socket.send(JSON.stringify({ t: 'ping', id }))
    }, BEAT)
    socket.on('message', data => {
      for (const { t, id } of JSON.parse(String(data)) as readonly { t: string; id: string }[]) {
        const asked = this.#asked.get(id)
        if (t === 'refused') setTimeout(() => socket.send(JSON.stringify({ t: 'ping', id })), AGAIN)
        if (t !== 'pong' || asked === undefined) continue
        this.#asked.delete(id)
        this.#times.push(performance.now() - asked)
      }
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(beat)
      if (this.#isTimeUp) return
      this.cuts++
      setTimeout(() => this.#feel(), AGAIN)
    })
  }

  /** What was measured since the last call. A ping still unanswered counts as waiting until now. */
  pulse(): Pulse {
    const now = performance.now()
    const times = [...this.#times, ...[...this.#asked.values()].map(asked => now - asked)].sort((a, b) => a - b)
    this.#times = []
    this.#asked.clear()
    const at = (share: number): number => Math.round(10 * (times[Math.floor(times.length * share)] ?? 0)) / 10
    return { count: times.length, p50: at(0.5), p99: at(0.99), max: Math.round(10 * (times.at(-1) ?? 0)) / 10 }
  }

  end(): void {
    this.#isTimeUp = true
    this.#client?.close()
    this.#socket?.terminate()
  }
}
