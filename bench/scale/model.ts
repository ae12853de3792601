import type { Constants, Cost } from './constants.ts'

/** What is assumed about people and machines, not measured. */
export const assumed = {
  /** Of all people, those who only watch. */
  watching: 0.1,
  peopleAtTable: 3,
  botsAtTable: 1,
  /** Answers of a seat in a minute. */
  answers: 6,
  /** How long a database needs to make a commit safe, in seconds, without any CPU time. */
  sync: 0.001,
  /** How much of a core a node, a worker and the database are meant to use. */
  nodeUse: 0.5,
  workerUse: 0.7,
  databaseUse: 0.5,
  pool: 10,
  /** Hours of such a peak that a day amounts to. */
  hours: 8,
} as const

/** The largest single servers that we would plan with. */
export const largest = { databaseCores: 32, loggedPerSecond: 200e6, connections: 500, brokerUse: 0.5 } as const

/** What this many people at once need. */
export interface Needs {
  readonly people: number
  readonly matches: number
  readonly moves: number
  /** Moves that share a commit. */
  readonly batch: number
  readonly nodes: number
  readonly nodeGib: number
  readonly workers: number
  readonly commits: number
  readonly databaseCores: number
  /** Bytes per second: of the write-ahead log, and to all clients. */
  readonly logged: number
  readonly sent: number
  readonly connections: number
  readonly brokerCores: number
  /** Bytes of finished matches in a day. */
  readonly keptPerDay: number
}

const micros = (cost: Cost, batch: number): number => (cost.move + cost.commit / batch) / 1e6

export function needsOf(people: number, constants: Constants): Needs {
  const matches = (people * (1 - assumed.watching)) / assumed.peopleAtTable
  const seats = assumed.peopleAtTable + assumed.botsAtTable
  const moves = (matches * seats * assumed.answers) / 60
  let [nodes, batch] = [1, 1]
  for (let i = 0; i < 20; i++) {
    const cores = moves * micros(constants.node, batch) + (people * constants.clientNode) / 1e6
    nodes = Math.max(1, Math.ceil(cores / assumed.nodeUse))
    batch = batchAt(moves / nodes, constants)
  }
  const thoughts = matches * assumed.botsAtTable * (assumed.answers / 60)
  const workers = Math.ceil((thoughts * constants.thought) / 1e6 / assumed.workerUse)
  const clients = people / matches
  return {
    people,
    matches,
    moves,
    batch,
    nodes,
    nodeGib: (people * constants.clientKib) / 1024 ** 2,
    workers,
    commits: moves / batch,
    databaseCores:
      (moves * micros(constants.database, batch) + (people * constants.clientDatabase) / 1e6) / assumed.databaseUse,
    logged: moves * constants.logged,
    sent: moves * clients * constants.sent,
    connections: (nodes + workers) * assumed.pool,
    brokerCores: moves * micros(constants.broker, batch),
    keptPerDay: ((moves * 3600 * assumed.hours) / constants.movesOfMatch) * constants.bytesOfMatch,
  }
}

/** A node writes everything together that arrives during its last commit. */
function batchAt(movesPerSecond: number, { database }: Constants): number {
  const perMove = movesPerSecond * (database.move / 1e6)
  const fixed = movesPerSecond * (assumed.sync + database.commit / 1e6)
  return Math.max(1, fixed / Math.max(0.1, 1 - perMove))
}

/** How many primaries, each with a part of the matches, and how many Redis servers. */
export const primariesFor = ({ databaseCores, logged }: Needs): number =>
  Math.max(1, Math.ceil(databaseCores / largest.databaseCores), Math.ceil(logged / largest.loggedPerSecond))
export const brokersFor = ({ brokerCores }: Needs): number => Math.max(1, Math.ceil(brokerCores / largest.brokerUse))

/** What each single server allows. */
export const walls = {
  'connections to PostgreSQL without PgBouncer': (needs: Needs) => needs.connections / largest.connections,
  'the one thread of Redis': (needs: Needs) => needs.brokerCores / largest.brokerUse,
  'processors of one PostgreSQL primary': (needs: Needs) => needs.databaseCores / largest.databaseCores,
  'the write-ahead log of one primary': (needs: Needs) => needs.logged / largest.loggedPerSecond,
} as const

/** The number of people at which this single server is used up. */
export function peopleAt(use: (needs: Needs) => number, constants: Constants): number {
  let [low, high] = [1, 1e9]
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high)
    if (use(needsOf(middle, constants)) < 1) low = middle
    else high = middle
  }
  return low
}
