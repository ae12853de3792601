import { Worker } from 'node:worker_threads'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { LiveMatch } from '../matches/live-match.ts'
import type { Asked, Thought } from './thinking.ts'

interface Thread {
  readonly worker: Worker
  /** By match and seat, the last entry it was told. */
  readonly told: Map<string, number>
}

/** Where bots think, in threads of their own: a match always in the same one, so that it is told only what is new. */
export class BotDesk {
  readonly #threads: Thread[]
  readonly #waiting = new Map<number, (thought: Thought) => void>()
  #asked = 0

  constructor(threads: number) {
    this.#threads = Array.from({ length: threads }, () => this.#open())
  }

  /** What the bot answers; null for nothing yet. */
  async think(live: LiveMatch, seat: Seat, bot: string, now: number): Promise<Given | null> {
    const thread = this.#threads[spread(live.id) % this.#threads.length]
    if (thread === undefined) return null
    const key = `${live.id} ${seat}`
    const { header } = live.kept
    let from = (thread.told.get(key) ?? -1) + 1
    for (let tries = 0; tries < 2; tries++) {
      const entries = (await live.since(from - 1)).map(telling => telling.to(seat))
      const ask = { match: live.id, game: header.game, seats: header.names.length, options: header.options }
      const thought = await this.#ask(thread, { ...ask, seat, bot, from, entries, now })
      if ('answer' in thought) {
        if (live.isOver) thread.told.delete(key)
        else thread.told.set(key, from + entries.length - 1)
        return thought.answer
      }
      if ('failed' in thought) throw new Error(thought.failed)
      from = thought.needs
    }
    return null
  }

  #ask(thread: Thread, what: Omit<Asked, 'id'>): Promise<Thought> {
    const id = this.#asked++
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
      thread.worker.postMessage({ id, ...what })
    })
  }

  #open(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', (thought: Thought) => {
      this.#waiting.get(thought.id)?.(thought)
      this.#waiting.delete(thought.id)
    })
    worker.on('error', error => this.#reopen(worker, String(error)))
    worker.unref()
    return { worker, told: new Map() }
  }

  /** A thread that has died is replaced; who waited for it is told. */
  #reopen(dead: Worker, why: string): void {
    const at = this.#threads.findIndex(({ worker }) => worker === dead)
    if (at >= 0) this.#threads[at] = this.#open()
    for (const [id, resolve] of this.#waiting) resolve({ id, failed: why })
    this.#waiting.clear()
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }
}

/** A number for a name, the same every time. */
function spread(text: string): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) >>> 0
  return sum
}
