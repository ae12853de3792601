import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '#kernel/chance'
import type { Machine } from './machine.ts'
import type { ManyHouse } from './many-house.ts'
import type { Troubles } from './troubles.ts'

/** How long something stays down, frozen or cut off, in milliseconds: at least, and how much longer at most. */
const DOWN = [0, 2000] as const
const FROZEN = [1000, 19_000] as const
const CUT = [1000, 9000] as const
/** How often a process that cannot open is tried again, and after how many milliseconds. */
const TRIES = 30
const AGAIN = 500

/** Something bad that happens to one part of a house, and is over after a while. */
export interface Blow {
  readonly kind: string
  /** How often it happens, compared with others. */
  readonly weight: number
  readonly isKill: boolean
  /** What it hits: one thing at a time. */
  readonly on: string
  strike(rng: Rng): Promise<void>
}

/** Everything that can happen to a house. */
export function blowsOn(house: ManyHouse, troubles: Troubles): readonly Blow[] {
  const { nodes, workers } = house
  return [
    ...nodes.flatMap(node => [
      killing(node, 'node', 6, troubles),
      freezing(node, 'node', 4, house, troubles),
      cutting(node, 'database', troubles),
      cutting(node, 'redis', troubles),
    ]),
    ...workers.flatMap(worker => [
      killing(worker, 'worker', 4, troubles),
      freezing(worker, 'worker', 3, house, troubles),
    ]),
    killingServer(house, 'database', troubles),
    killingServer(house, 'redis', troubles),
  ]
}

const sometime = ([least, more]: readonly [number, number], rng: Rng): Promise<void> => pause(least + rng.below(more))

const killing = (machine: Machine, what: string, weight: number, troubles: Troubles): Blow => ({
  kind: `${what} killed`,
  weight,
  isKill: true,
  on: machine.name,
  async strike(rng) {
    const isOver = troubles.begin('down', machine.name)
    await machine.process.kill()
    await sometime(DOWN, rng)
    await openAgain(machine)
    isOver()
  },
})

/** As often as needed, because it cannot open without a database. */
async function openAgain(machine: Machine): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await machine.process.open()
      return
    } catch (error) {
      if (tries === TRIES) throw error
      await pause(AGAIN)
    }
  }
}

/** The balancer may or may not give up its connections. */
const freezing = (
  machine: Machine,
  what: string,
  weight: number,
  { balancer }: ManyHouse,
  troubles: Troubles,
): Blow => ({
  kind: `${what} frozen`,
  weight,
  isKill: false,
  on: machine.name,
  async strike(rng) {
    const isOver = troubles.begin('frozen', machine.name)
    machine.process.freeze()
    if (rng.below(2) === 0) balancer.cut(machine.port)
    await sometime(FROZEN, rng)
    machine.process.wake()
    isOver()
  },
})

const cutting = (machine: Machine, from: 'database' | 'redis', troubles: Troubles): Blow => ({
  kind: `cut from ${from}`,
  weight: 3,
  isKill: false,
  on: machine.name,
  async strike(rng) {
    const cable = from === 'database' ? machine.toDatabase : machine.toRedis
    const isOver = troubles.begin(from, machine.name)
    cable.cut()
    await sometime(CUT, rng)
    cable.mend(rng.below(2) === 0 ? 'late' : 'broken')
    isOver()
  },
})

const killingServer = (house: ManyHouse, what: 'database' | 'redis', troubles: Troubles): Blow => ({
  kind: `${what} killed`,
  weight: 3,
  isKill: true,
  on: what,
  async strike(rng) {
    const server = what === 'database' ? house.postgres : house.redis
    const isOver = troubles.begin(what, ...[...house.nodes, ...house.workers].map(({ name }) => name))
    await server.kill(rng.below(2) === 0 ? 'SIGKILL' : 'SIGQUIT')
    await sometime(DOWN, rng)
    await server.start()
    isOver()
  },
})
