import type { Load, Seen } from './load.ts'
import type { Contestant } from './talks.ts'
import { Theatre } from './theatre.ts'

/** What one server does with a number of tables of four. */
export interface Figures {
  readonly movesPerSecond: number
  /** CPU time in microseconds. */
  readonly workPerMove: number
  /** The share of its core it used at full load: less than one if it waited for a disk, for clients or for the CPU. */
  readonly core: number
  /** Milliseconds from a move to its acknowledgement, at a calm pace. */
  readonly p50: number
  readonly p99: number
  /** Received by all clients of the table together. */
  readonly bytesPerMove: number
  readonly kibPerTable: number
  readonly kibPerConnection: number
}

/** Moves per second at the calm pace. */
export const PACE = 500
const WARM = 20
const SETTLE = 2

/** Measures one server from start to finish. */
export const measure = (name: Contestant, tables: number, seconds: number): Promise<Figures> =>
  Theatre.show(name, async theatre => {
    await warm(theatre)
    const empty = await theatre.memory()
    await theatre.tables(tables)
    const opened = await theatre.memory()
    const load = theatre.load()
    await load.enter(await theatre.tickets(WARM))
    const connected = await theatre.memory()
    const full = await atFullLoad(theatre, load, seconds)
    await load.paced(PACE, 1)
    const { waits } = await load.paced(PACE, seconds)
    const at = (share: number): number => rounded(waits[Math.floor(waits.length * share)] ?? Number.NaN, 2)
    const figures = {
      movesPerSecond: full.movesPerSecond,
      workPerMove: full.workPerMove,
      core: full.core,
      p50: at(0.5),
      p99: at(0.99),
      bytesPerMove: full.bytesPerMove,
      kibPerTable: kib(opened.rss - empty.rss, tables),
      kibPerConnection: kib(connected.rss - opened.rss, load.lines),
    }
    load.close()
    return figures
  })

/** What our house does with a number of tables, and what each costs: in memory, and after it has left memory. */
export interface Costs {
  readonly movesPerSecond: number
  readonly workPerMove: number
  readonly kibPerTable: number
  readonly kibPerTableLeft: number
}

export const measureCosts = (tables: number, seconds: number): Promise<Costs> =>
  Theatre.show('house', async theatre => {
    await warm(theatre)
    const empty = await theatre.memory()
    await theatre.tables(tables)
    const opened = await theatre.memory()
    await theatre.leave()
    const left = await theatre.memory()
    const load = theatre.load()
    await load.enter(await theatre.tickets(WARM))
    const { movesPerSecond, workPerMove } = await atFullLoad(theatre, load, seconds)
    load.close()
    return {
      movesPerSecond,
      workPerMove,
      kibPerTable: kib(opened.rss - empty.rss, tables),
      kibPerTableLeft: kib(left.rss - empty.rss, tables),
    }
  })

/** Some tables play for a while and are left, so that one-time costs of a server are not measured. */
async function warm(theatre: Theatre): Promise<void> {
  await theatre.tables(WARM)
  const load = theatre.load()
  await load.enter(await theatre.tickets(0))
  await load.full(SETTLE)
  await load.rest()
  load.close()
}

async function atFullLoad(
  theatre: Theatre,
  load: Load,
  seconds: number,
): Promise<Pick<Figures, 'movesPerSecond' | 'workPerMove' | 'core' | 'bytesPerMove'>> {
  await load.full(SETTLE)
  const before = await theatre.work()
  const { moves, seconds: passed, bytes }: Seen = await load.full(seconds)
  const after = await theatre.work()
  const core = (after.worked - before.worked) / (after.lived - before.lived)
  return {
    movesPerSecond: Math.round(moves / passed),
    workPerMove: rounded((core * passed * 1e6) / moves, 1),
    core: rounded(core, 2),
    bytesPerMove: Math.round(bytes / moves),
  }
}

const kib = (bytes: number, count: number): number => rounded(bytes / 1024 / count, 1)
export const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits
