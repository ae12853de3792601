import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Piscina } from 'piscina'

/** Games to be played: what is asked for is the game's own business, but it has a name and a number of its own. */
interface Order {
  readonly name: string
  readonly from: number
}

/** A file that training makes, by its path from the game's folder. */
export interface Made {
  readonly path: string
  readonly text: string
}

/** What bot/training/train.ts of a game offers. */
export interface Training {
  train(workshop: Workshop): Promise<readonly Made[]>
  fulfil(order: Order): Float32Array
}

/** What a thread is told. */
export interface Job {
  readonly training: string
  readonly order: Order
}

/** Where training is done: plays the games on threads, and keeps what was made if it has a folder. */
export class Workshop {
  readonly #training: URL
  readonly #folder: string | null
  readonly #pool: Piscina<Job, Float32Array>
  readonly #begun = Date.now()

  constructor(training: URL, folder: string | null, threads: number) {
    this.#training = training
    this.#folder = folder
    if (folder !== null) mkdirSync(folder, { recursive: true })
    const filename = new URL('./worker.ts', import.meta.url).href
    this.#pool = new Piscina({ filename, name: 'fulfilled', minThreads: 1, maxThreads: threads })
  }

  /** What was seen in these games. */
  async played(order: Order): Promise<Float32Array> {
    const name = `${order.name}-${order.from}`
    const kept = this.#kept(name)
    if (kept !== null) return new Float32Array(kept)
    const seen = await this.#pool.run({ training: this.#training.href, order })
    this.#keep(name, seen)
    return seen
  }

  /** Makes numbers, or takes those that were made under this name before. */
  made(name: string, make: () => Float64Array): Float64Array {
    const kept = this.#kept(name)
    if (kept !== null) return new Float64Array(kept)
    const made = make()
    this.#keep(name, made)
    return made
  }

  say(line: string): void {
    console.error(`${String(Math.round((Date.now() - this.#begun) / 1000)).padStart(5)} s  ${line}`)
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  #kept(name: string): ArrayBuffer | null {
    if (this.#folder === null) return null
    const file = join(this.#folder, name)
    if (!existsSync(file)) return null
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength)
  }

  /** Under its name once it is whole. */
  #keep(name: string, numbers: Float32Array | Float64Array): void {
    if (this.#folder === null) return
    const file = join(this.#folder, name)
    writeFileSync(`${file}.part`, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
    renameSync(`${file}.part`, file)
  }
}
