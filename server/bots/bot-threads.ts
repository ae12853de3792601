import { Worker } from 'node:worker_threads'
import type { FiledEditions } from '#editions/editions'
import type { Seat } from '#kernel/seat'
import type { LiveMatch } from '../matches/live-match.ts'
import type { ForgetRequest, ThinkReply, ThinkRequest, Thought } from './thinking.ts'

/** More matches than a thread remembers. */
const MOST = 1000
/**
 * Requests handed to one thread at a time. The others wait, and their lines are read from disk when their turn comes.
 */
const LANES = 8

interface Thread {
  readonly worker: Worker
  /** By match: the last entry this thread was told. */
  readonly told: Map<string, number>
}

/** A bot that should think: its seat, and all seats of the match that bots answer for. */
export interface ThinkingBot {
  readonly live: LiveMatch
  readonly seat: Seat
  readonly bot: string
  readonly minded: readonly Seat[]
}

/** Bots think in their own threads. A match always uses the same thread, so it only needs the new entries. */
export class BotThreads {
  readonly #threads: Thread[]
  /** The lanes of all threads. Requests about one match run in order. */
  readonly #lanes: Promise<unknown>[]
  readonly #editions: Pick<FiledEditions, 'fileOf'>
  readonly #waiting = new Map<number, (thought: ThinkReply) => void>()
  readonly #thought: (seconds: number) => void
  #asked = 0

  /** `thought` is told how long each thought took. */
  constructor(threads: number, editions: Pick<FiledEditions, 'fileOf'>, thought: (seconds: number) => void = () => {}) {
    this.#editions = editions
    this.#thought = thought
    this.#threads = Array.from({ length: threads }, () => this.#open())
    this.#lanes = Array.from({ length: threads * LANES }, () => Promise.resolve())
  }

  /** The number of matches the threads are assumed to know. */
  get size(): number {
    return this.#threads.reduce((sum, { told }) => sum + told.size, 0)
  }

  /** The bot's answer; null if it has none yet. */
  think(thinker: ThinkingBot, now: number): Promise<Thought | null> {
    const lane = spread(thinker.live.id) % this.#lanes.length
    const began = performance.now()
    const thought = (this.#lanes[lane] ?? Promise.resolve())
      .then(() => this.#think(thinker, now))
      .finally(() => this.#thought((performance.now() - began) / 1000))
    this.#lanes[lane] = thought.catch(() => {}) // the caller gets the error
    return thought
  }

  /** The match is over: no bot thinks about it again. */
  forget(match: string): void {
    const thread = this.#threadOf(match)
    const over: ForgetRequest = { forget: match }
    if (thread?.told.delete(match)) thread.worker.postMessage(over)
  }

  async #think({ live, seat, bot, minded }: ThinkingBot, now: number): Promise<Thought | null> {
    const { id: match, kept } = live
    const thread = this.#threadOf(match)
    if (live.isOver || thread === undefined) return null
    const { game, names, options } = kept.header
    const edition = await this.#editions.fileOf(live.editionName)
    let from = (thread.told.get(match) ?? -1) + 1
    for (let tries = 0; tries < 2; tries++) {
      const lines = await live.lines(from)
      thread.told.delete(match)
      thread.told.set(match, from + lines.length - 1)
      const [oldest] = thread.told.keys()
      if (thread.told.size > MOST && oldest !== undefined) thread.told.delete(oldest)
      const ask = { match, edition, game, options, seats: names.length, minded, seat, bot, from, lines, now }
      const thought = await this.#ask(thread, ask)
      if ('answer' in thought) return thought.answer
      thread.told.delete(match)
      if ('failed' in thought) throw new Error(thought.failed)
      from = thought.needs
    }
    return null
  }

  #threadOf(match: string): Thread | undefined {
    return this.#threads[spread(match) % this.#threads.length]
  }

  #ask(thread: Thread, what: Omit<ThinkRequest, 'id'>): Promise<ThinkReply> {
    const id = this.#asked++
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
      thread.worker.postMessage({ id, ...what })
    })
  }

  #open(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.on('message', (thought: ThinkReply) => {
      this.#waiting.get(thought.id)?.(thought)
      this.#waiting.delete(thought.id)
    })
    worker.on('error', error => this.#reopen(worker, String(error)))
    worker.unref()
    return { worker, told: new Map() }
  }

  /** Replaces a dead thread and rejects the requests that were waiting for it. */
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

/** A stable hash of a name. */
function spread(text: string): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) >>> 0
  return sum
}
