import type { Load, Seen } from '../server/load.ts'
import { rounded } from '../server/measuring.ts'
import { Fleet, type Placement } from './fleet.ts'
import type { Servers, ServersWork } from './servers.ts'

/** The work of a move. All times are CPU time in microseconds, of all nodes or server processes together. */
export interface Work {
  readonly movesPerSecond: number
  readonly node: number
  readonly database: number
  readonly broker: number
  /** Transactions that write, and bytes of the write-ahead log. */
  readonly commits: number
  readonly logged: number
  /** Received by all clients of a match together. */
  readonly bytes: number
}

/** Milliseconds. */
export interface Times {
  readonly p50: number
  readonly p99: number
}

export interface ManyFigures {
  readonly full: Work
  /** At the calm pace nearly every move is a commit of its own. */
  readonly calm: Work
  /** From an answer to its acknowledgement, at the calm pace. */
  readonly answers: Times
  /** From the first client that is told an entry to each at another node, at the calm pace; null if there is none. */
  readonly news: Times | null
}

/** Moves per second at the calm pace. */
export const CALM = 300
export const TABLES = 500
/** Seconds of play for each node before anything is measured. */
const WARM = 3

const nothing: ServersWork = { database: 0, broker: 0, commits: 0, logged: 0 }

/** Measures a house: in one file if there are no servers. */
export async function measureMany(
  servers: Servers | null,
  nodes: number,
  placement: Placement,
  seconds: number,
): Promise<ManyFigures> {
  const house = (await servers?.house()) ?? null
  return Fleet.show(nodes, { ...house }, async fleet => {
    const tickets = await fleet.tables(TABLES)
    const load = fleet.load(placement)
    await load.enter(tickets)
    await load.full(WARM * nodes)
    await load.rest()
    if (house !== null) await servers?.settle(house.DATABASE_URL)
    await load.paced(CALM, 2, 'any')
    const calm = await workOf(fleet, servers, () => load.paced(CALM, seconds, 'any'))
    await load.full(1)
    const full = await workOf(fleet, servers, () => load.full(seconds))
    load.close()
    const { waits, lags } = calm.seen
    return { full: full.work, calm: calm.work, answers: timesIn(waits), news: lags.length === 0 ? null : timesIn(lags) }
  })
}

async function workOf(
  fleet: Fleet,
  servers: Servers | null,
  play: () => ReturnType<Load['full']>,
): Promise<{ readonly work: Work; readonly seen: Seen }> {
  const measured = await servers?.measure()
  const before = await fleet.work()
  const seen = await play()
  const node = (await fleet.work()) - before
  const { database, broker, commits, logged } = (await measured?.()) ?? nothing
  const micros = (time: number): number => rounded((time * 1e6) / seen.moves, 1)
  return {
    seen,
    work: {
      movesPerSecond: Math.round(seen.moves / seen.seconds),
      node: micros(node),
      database: micros(database),
      broker: micros(broker),
      commits: rounded(commits / seen.moves, 4),
      logged: Math.round(logged / seen.moves),
      bytes: Math.round(seen.bytes / seen.moves),
    },
  }
}

const timesIn = (sorted: readonly number[]): Times => {
  const at = (share: number): number => rounded(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 2)
  return { p50: at(0.5), p99: at(0.99) }
}
