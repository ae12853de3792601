import { readFileSync } from 'node:fs'
import { CALM, TABLES } from '../many/measuring.ts'
import type { ManyReport } from '../many.ts'

/** A cost that has a part for every move and a part for every commit, in microseconds of CPU time. */
export interface Cost {
  readonly move: number
  readonly commit: number
}

/** What the model is computed from. */
export interface Constants {
  readonly node: Cost
  readonly database: Cost
  readonly broker: Cost
  /** Bytes of the write-ahead log, and bytes to one client. */
  readonly logged: number
  readonly sent: number
  /** A connected client that does nothing: memory, and microseconds per second. */
  readonly clientKib: number
  readonly clientNode: number
  readonly clientDatabase: number
  /** Of all games alike: microseconds of a bot's thought, moves of a match, and bytes it leaves. */
  readonly thought: number
  readonly movesOfMatch: number
  readonly bytesOfMatch: number
}

/** The output of `npm run bench -- many --json`. */
export const measured = (): ManyReport =>
  JSON.parse(readFileSync(new URL('./measured.json', import.meta.url), 'utf8')) as ManyReport

export function constantsFrom({ postgres, idle, thoughts, kept }: ManyReport): Constants {
  const one = postgres['1 together']
  if (one === undefined) throw new RangeError('expected figures of one node on PostgreSQL')
  const { full, calm } = one
  const share = calm.commits - full.commits
  /** Two loads tell the two parts apart: many moves share a commit at full load, and few when it is calm. */
  const cost = (busy: number, quiet: number, ofIdle: number): Cost => {
    const commit = Math.max(0, (quiet - ofIdle - busy) / share)
    return { move: Math.max(0, busy - commit * full.commits), commit }
  }
  const ofIdle = (perClient: number): number => (perClient * TABLES * 4) / CALM
  const games = Object.values(kept)
  return {
    node: cost(full.node, calm.node, ofIdle(idle.node)),
    database: cost(full.database, calm.database, ofIdle(idle.database)),
    broker: cost(full.broker, calm.broker, ofIdle(idle.broker)),
    logged: calm.logged,
    sent: calm.bytes / 4,
    clientKib: idle.kib,
    clientNode: idle.node,
    clientDatabase: idle.database,
    thought: mean(Object.values(thoughts)),
    movesOfMatch: mean(games.map(({ moves }) => moves)),
    bytesOfMatch: mean(games.map(({ rowBytes, indexBytes }) => rowBytes + indexBytes)),
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length
