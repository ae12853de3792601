import { ensurePeer } from './peers.ts'
import { type Costs, type Figures, measure, measureCosts, rounded } from './server/measuring.ts'
import type { Contestant } from './server/talks.ts'
import { stepAside } from './server/theatre.ts'

const TABLES = 500
const FEW = 10
const MANY = 5000

export interface ServerReport {
  readonly servers: Readonly<Record<Contestant, Figures>>
  /**
   * Our moves per second relative to each peer's; and how many moves we make with the CPU time of one of theirs,
   * regardless of waiting.
   */
  readonly ratios: Ratios
  readonly ratiosByWork: Ratios
  /** Our house, by number of tables. */
  readonly tables: Readonly<Record<string, Pick<Costs, 'movesPerSecond' | 'workPerMove'>>>
  /** What each of 5,000 tables costs with nobody connected. */
  readonly idle: Pick<Costs, 'kibPerTable' | 'kibPerTableLeft'>
  readonly goals: Readonly<Record<string, Goal>>
}
type Ratios = Readonly<Record<Exclude<Contestant, 'house'>, number>>
export interface Goal {
  readonly is: number
  readonly atLeast?: number
  readonly under?: number
  readonly met: boolean
}

/** The servers take turns, each in its own process on one core, while the clients use the other. */
export async function benchServer(rounds: number, seconds: number): Promise<ServerReport> {
  ensurePeer('boardgameio', 'boardgame.io')
  ensurePeer('colyseus', '@colyseus/core')
  stepAside()
  const field: Record<Contestant, Figures[]> = { house: [], boardgameio: [], colyseus: [], relay: [] }
  for (let round = 0; round < rounds; round++)
    for (const [name, figures] of Object.entries(field))
      figures.push(await measure(name as Contestant, TABLES, seconds))
  const few = await measureCosts(FEW, seconds)
  const some = await measureCosts(TABLES, seconds)
  const many = await measureCosts(MANY, seconds)
  const servers = {
    house: middle(field.house),
    boardgameio: middle(field.boardgameio),
    colyseus: middle(field.colyseus),
    relay: middle(field.relay),
  }
  const each = (ratio: (theirs: Figures) => number): Ratios => ({
    boardgameio: rounded(ratio(servers.boardgameio), 2),
    colyseus: rounded(ratio(servers.colyseus), 2),
    relay: rounded(ratio(servers.relay), 2),
  })
  const ratios = each(({ movesPerSecond }) => servers.house.movesPerSecond / movesPerSecond)
  return {
    servers,
    ratios,
    ratiosByWork: each(({ workPerMove }) => workPerMove / servers.house.workPerMove),
    tables: { [FEW]: moves(few), [TABLES]: moves(some), [MANY]: moves(many) },
    idle: { kibPerTable: many.kibPerTable, kibPerTableLeft: many.kibPerTableLeft },
    goals: goalsOf(servers.house, ratios, few, many),
  }
}
const moves = ({ movesPerSecond, workPerMove }: Costs) => ({ movesPerSecond, workPerMove })

/** The cost per move is flat if with many tables a move costs at most a quarter more. */
function goalsOf(house: Figures, ratios: Ratios, few: Costs, many: Costs): ServerReport['goals'] {
  return {
    'moves per second, to boardgame.io': atLeast(ratios.boardgameio, 3),
    'moves per second, to Colyseus': atLeast(ratios.colyseus, 0.6),
    'p99 at 500 moves a second, ms': under(house.p99, 25),
    'an idle table in memory, KiB': under(many.kibPerTable, 40),
    'a table that left memory, KiB': under(many.kibPerTableLeft, 2),
    'a move at 5,000 tables, to one at 10': under(rounded(many.workPerMove / few.workPerMove, 2), 1.25),
  }
}
const atLeast = (is: number, goal: number): Goal => ({ is, atLeast: goal, met: is >= goal })
export const under = (is: number, goal: number): Goal => ({ is, under: goal, met: is < goal })

/** The median of every figure over the rounds. */
function middle(rounds: readonly Figures[]): Figures {
  const [first] = rounds
  if (first === undefined) throw new RangeError('expected at least one round')
  const of = (key: keyof Figures): number =>
    rounds.map(figures => figures[key]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
  return Object.fromEntries(Object.keys(first).map(key => [key, of(key as keyof Figures)])) as unknown as Figures
}
