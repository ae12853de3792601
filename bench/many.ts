import { availableParallelism, cpus, loadavg } from 'node:os'
import { shelf } from '#games/shelf'
import type { Placement } from './many/fleet.ts'
import { type IdleClient, measureIdle } from './many/idle.ts'
import { type KeptMatch, keptOf } from './many/kept.ts'
import { type ManyFigures, measureMany } from './many/measuring.ts'
import { Servers } from './many/servers.ts'
import { thoughtOf } from './many/thoughts.ts'
import { rounded } from './server/measuring.ts'
import { stepAhead } from './server/theatre.ts'
import { type Goal, under } from './server.ts'

/** Each setting: how many nodes on PostgreSQL, and where the clients of a match are. */
const settings: readonly (readonly [nodes: number, placement: Placement])[] = [
  [1, 'together'],
  [2, 'together'],
  [4, 'together'],
  [2, 'spread'],
  [4, 'spread'],
]

export interface ManyReport {
  readonly machine: Machine
  readonly sqlite: ManyFigures
  /** By nodes and placement, such as `4 together`. */
  readonly postgres: Readonly<Record<string, ManyFigures>>
  readonly goals: Readonly<Record<string, Goal>>
  readonly idle: IdleClient
  /** By game: CPU time of a bot's move in microseconds, and what a finished match leaves in the database. */
  readonly thoughts: Readonly<Record<string, number>>
  readonly kept: Readonly<Record<string, KeptMatch>>
}

/** Where and when, and with what. */
interface Machine {
  readonly date: string
  readonly processors: string
  /** How many processes wanted a processor when it began: the machine is quiet if this is near zero. */
  readonly busy: number
  readonly node: string
  readonly postgres: string
  readonly redis: string
}
async function machineWith(servers: Servers): Promise<Machine> {
  return {
    date: new Date().toISOString().slice(0, 10),
    processors: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`,
    busy: rounded(loadavg()[0] ?? 0, 1),
    node: process.versions.node,
    ...(await servers.versions()),
  }
}

/** The same crowd at houses of one node to four. Of several rounds the middle one by work is reported. */
export async function benchMany(rounds: number, seconds: number): Promise<ManyReport> {
  stepAhead()
  return Servers.show(async servers => {
    const middle = async (measure: () => Promise<ManyFigures>): Promise<ManyFigures> => {
      const all: ManyFigures[] = []
      for (let round = 0; round < rounds; round++) all.push(await measure())
      return all.sort((a, b) => workIn(a) - workIn(b))[Math.floor(rounds / 2)] as ManyFigures
    }
    const machine = await machineWith(servers)
    const sqlite = await middle(() => measureMany(null, 1, 'together', seconds))
    const postgres: Record<string, ManyFigures> = {}
    for (const [nodes, placement] of settings)
      postgres[`${nodes} ${placement}`] = await middle(() => measureMany(servers, nodes, placement, seconds))
    const idle = await measureIdle(servers)
    const thoughts = Object.fromEntries(Object.entries(shelf).map(([id, box]) => [id, thoughtOf(box, seconds)]))
    const kept: Record<string, KeptMatch> = {}
    for (const [id, box] of Object.entries(shelf)) kept[id] = await keptOf(box, (await servers.house()).DATABASE_URL)
    return { machine, sqlite, postgres, goals: goalsOf(sqlite, postgres), idle, thoughts, kept }
  })
}

const workIn = ({ full }: ManyFigures): number => full.node + full.database + full.broker

/** The work of nodes: PostgreSQL and Redis work on machines of their own. */
function goalsOf(sqlite: ManyFigures, postgres: Readonly<Record<string, ManyFigures>>): ManyReport['goals'] {
  const nodeWork = (name: string): number => postgres[name]?.full.node ?? Number.NaN
  const one = nodeWork('1 together')
  return {
    'a move on PostgreSQL, to one on SQLite': under(rounded(one / sqlite.full.node, 2), 1.6),
    'a move with two nodes, to one with one': under(rounded(nodeWork('2 together') / one, 2), 1.15),
    'a move with four nodes, to one with one': under(rounded(nodeWork('4 together') / one, 2), 1.15),
    'p99 of news at another of two nodes, ms': under(postgres['2 spread']?.news?.p99 ?? Number.NaN, 15),
    'p99 of news at another of four nodes, ms': under(postgres['4 spread']?.news?.p99 ?? Number.NaN, 15),
  }
}
