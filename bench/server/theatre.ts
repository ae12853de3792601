import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Load } from './load.ts'
import type { Call, Memory, Said, StageRequest, Ticket, Work } from './stage.ts'
import { type Contestant, talks } from './talks.ts'

const scripts: Readonly<Record<Contestant, string>> = {
  house: './house.ts',
  boardgameio: '../boardgameio/server.js',
  colyseus: '../colyseus/server.js',
  relay: './relay.ts',
}

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Keeps this process off the core reserved for the server. */
export function stepAside(): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])
  stepAhead()
}

export function stepAhead(): void {
  try {
    setPriority(EAGER) // servers inherit it; if it is not permitted, all of them wait in the same way
  } catch {}
}
/** Ahead of everything else on the machine. */
const EAGER = -10

/** Additional Node flags for the server, such as `--cpu-prof`. */
const more = process.env.SERVER_FLAGS?.split(' ') ?? []
const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning', ...more]

export interface Setting {
  readonly env?: Readonly<Record<string, string>>
  /** Whether it has a core of its own. */
  readonly isPinned?: boolean
}

/** A server in its own process on its own core, and the calls it accepts. */
export class Theatre {
  readonly #name: Contestant
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (answer: unknown) => void>()
  #port = 0
  #calls = 0

  private constructor(name: Contestant, { env = {}, isPinned = canPin }: Setting) {
    this.#name = name
    this.#child = fork(fileURLToPath(new URL(scripts[name], import.meta.url)), {
      ...(isPinned ? { execPath: 'taskset' } : {}),
      execArgv: isPinned ? ['-c', '0', process.execPath, ...flags] : flags,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child.on('message', (said: Said) => {
      if ('port' in said) return
      this.#waiting.get(said.id)?.(said.answer)
      this.#waiting.delete(said.id)
    })
  }

  /** Opens, runs and closes a server. Fails if the server exits first. */
  static async show<T>(name: Contestant, play: (theatre: Theatre) => Promise<T>, setting: Setting = {}): Promise<T> {
    const theatre = new Theatre(name, setting)
    const child = theatre.#child
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${code}`)))
    ended.catch(() => {})
    const shown = async (): Promise<T> => {
      const [said] = await once(child, 'message')
      theatre.#port = (said as { readonly port: number }).port
      return play(theatre)
    }
    try {
      return await Promise.race([shown(), ended])
    } finally {
      if (child.connected) child.disconnect()
      await ended.catch(() => {})
    }
  }

  #ask<T>(asked: StageRequest): Promise<T> {
    const call: Call = { id: this.#calls++, asked }
    return new Promise(resolve => {
      this.#waiting.set(call.id, answer => resolve(answer as T))
      this.#child.send(call)
    })
  }
  tables(count: number): Promise<void> {
    return this.#ask({ do: 'open', count })
  }
  tickets(from: number): Promise<readonly Ticket[]> {
    return this.#ask({ do: 'tickets', from })
  }
  leave(): Promise<void> {
    return this.#ask({ do: 'leave' })
  }
  memory(): Promise<Memory> {
    return this.#ask({ do: 'memory' })
  }
  work(): Promise<Work> {
    return this.#ask({ do: 'work' })
  }
  /** Exactly this many tables full of bots are played, besides those of people. */
  crowd(tables: number): Promise<void> {
    return this.#ask({ do: 'crowd', tables })
  }
  crowdAnswers(): Promise<number> {
    return this.#ask({ do: 'crowdAnswers' })
  }
  next(table: number): Promise<string> {
    return this.#ask({ do: 'next', table })
  }
  get port(): number {
    return this.#port
  }
  load(): Load {
    return new Load(
      () => this.#port,
      talks[this.#name],
      table => this.next(table),
    )
  }
}
