/*
 * What the load and a server under load say to each other besides the sockets, over the channel between parent and
 * child.
 */

/** A seat at a table: where and how its client connects. */
export interface Ticket {
  readonly table: number
  readonly seat: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The current match there. */
  readonly match: string
}

export interface Work {
  readonly worked: number
  readonly lived: number
}
export interface Memory {
  readonly rss: number
  readonly heap: number
}

/** A server under load. Tables are numbered in the order they are opened. */
export interface Staged {
  readonly port: number
  /** Opens more tables for four, with nobody connected yet. */
  open(count: number): Promise<void>
  /** For all seats of the tables from this number on. */
  tickets(from: number): Promise<readonly Ticket[]>
  /** The next match at this table, after one is over. */
  next(table: number): Promise<string>
  /** Lets everything leave memory that nobody uses. */
  leave(): Promise<void>
  /** Exactly this many tables full of bots are played and watched, in addition to the others. */
  crowd?(tables: number): Promise<void>
  /** How many answers they have given. */
  crowdAnswers?(): number
}

export type StageRequest =
  | { readonly do: 'open'; readonly count: number }
  | { readonly do: 'tickets'; readonly from: number }
  | { readonly do: 'next'; readonly table: number }
  | { readonly do: 'crowd'; readonly tables: number }
  | { readonly do: 'leave' | 'memory' | 'work' | 'crowdAnswers' }

export interface Call {
  readonly id: number
  readonly asked: StageRequest
}
/** The port, once it listens; then an answer to each call. */
export type Said = { readonly port: number } | { readonly id: number; readonly answer: unknown }

/** Runs a server: from now on it handles calls. */
export function stage(server: Staged): void {
  process.on('message', async ({ id, asked }: Call) => say({ id, answer: (await does(server, asked)) ?? null }))
  process.on('disconnect', () => process.exit(0))
  say({ port: server.port })
}

const say = (said: Said): void => void process.send?.(said)

function does(server: Staged, asked: StageRequest): unknown {
  switch (asked.do) {
    case 'open':
      return server.open(asked.count)
    case 'tickets':
      return server.tickets(asked.from)
    case 'next':
      return server.next(asked.table)
    case 'leave':
      return server.leave()
    case 'crowd':
      return server.crowd?.(asked.tables)
    case 'crowdAnswers':
      return server.crowdAnswers?.()
    case 'memory':
      return memory()
    case 'work':
      return work()
  }
}

/** After garbage collection. */
async function memory(): Promise<Memory> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await new Promise(done => setTimeout(done, 100))
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heap: heapUsed + external }
}

/** CPU time and uptime, in seconds. */
function work(): Work {
  const { user, system } = process.cpuUsage()
  return { worked: (user + system) / 1e6, lived: performance.now() / 1000 }
}
