import type { Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Constants } from './constants.ts'
import { Events } from './events.ts'
import { assumed, brokersFor, type Needs, primariesFor } from './model.ts'

/** Milliseconds that moves wait, besides the work itself. */
export interface Waiting {
  readonly p50: number
  readonly p99: number
}
export interface Waits {
  /** For a node; for the commit before, and for a core of the database; for Redis. */
  readonly node: Waiting
  readonly database: Waiting
  readonly broker: Waiting
  /** From an answer at one node until another node hears of it, without any network. */
  readonly whole: Waiting
}

/** Processors that take what comes first, each one thing at a time. */
class Counter {
  readonly #free: number[]
  constructor(places: number) {
    this.#free = Array.from({ length: places }, () => 0)
  }
  /** When something that comes now is begun. */
  serve(now: number, work: number): number {
    let place = 0
    for (let i = 1; i < this.#free.length; i++) if ((this.#free[i] ?? 0) < (this.#free[place] ?? 0)) place = i
    const begun = Math.max(now, this.#free[place] ?? 0)
    this.#free[place] = begun + work
    return begun
  }
}

interface Move {
  readonly came: number
  decided: number
}

/** Moves come at random, at this rate, and every piece of work takes a random time around its mean. */
export function simulate(needs: Needs, constants: Constants, count: number): Waits {
  const rng = diceOf(seedFrom(`queueing ${needs.people}`))(0)
  const around = (mean: number): number => -Math.log(1 - uniform(rng)) * mean
  const events = new Events()
  const seen = { node: [] as number[], database: [] as number[], broker: [] as number[], whole: [] as number[] }

  const background = (needs.people * constants.clientNode) / 1e6 / needs.nodes
  const nodeWork = (constants.node.move + constants.node.commit / needs.batch) / 1e6 / (1 - background)
  const primaries = primariesFor(needs)
  const cores = Math.max(1, Math.ceil(needs.databaseCores / primaries))
  const databases = Array.from({ length: primaries }, () => new Counter(cores))
  const brokers = Array.from({ length: brokersFor(needs) }, () => new Counter(1))
  const of = (cost: { readonly move: number; readonly commit: number }, moves: number): number =>
    (cost.commit + cost.move * moves) / 1e6

  const nodes = Array.from({ length: needs.nodes }, (_, i) => {
    const processor = new Counter(1)
    const database = databases[i % databases.length] as Counter
    const broker = brokers[i % brokers.length] as Counter
    let pending: Move[] = []
    let isWriting = false
    const write = (now: number): void => {
      const batch = pending
      pending = []
      isWriting = batch.length > 0
      if (!isWriting) return
      const work = around(of(constants.database, batch.length))
      const begun = database.serve(now, work)
      for (const { decided } of batch) seen.database.push(begun - decided)
      const written = begun + work + assumed.sync
      events.add(written, () => {
        tell(written, batch)
        write(written)
      })
    }
    const tell = (now: number, batch: readonly Move[]): void => {
      const work = around(of(constants.broker, batch.length))
      const begun = broker.serve(now, work)
      for (const { came } of batch) {
        seen.broker.push(begun - now)
        seen.whole.push(begun + work - came)
      }
    }
    return (came: number): void => {
      const work = around(nodeWork)
      const begun = processor.serve(came, work)
      seen.node.push(begun - came)
      const move: Move = { came, decided: begun + work }
      events.add(move.decided, () => {
        pending.push(move)
        if (!isWriting) write(move.decided)
      })
    }
  })

  let left = count
  const come = (now: number): void => {
    nodes[Math.floor(uniform(rng) * nodes.length)]?.(now)
    const next = now + around(1 / needs.moves)
    if (--left > 0) events.add(next, () => come(next))
  }
  come(0)
  events.run()
  return {
    node: waitingIn(seen.node),
    database: waitingIn(seen.database),
    broker: waitingIn(seen.broker),
    whole: waitingIn(seen.whole),
  }
}

/** From 0 up to 1. */
const uniform = (rng: Rng): number => rng.below(2 ** 20) / 2 ** 20

function waitingIn(seconds: number[]): Waiting {
  seconds.sort((a, b) => a - b)
  const at = (share: number): number => Math.round((seconds[Math.floor(seconds.length * share)] ?? 0) * 1e5) / 100
  return { p50: at(0.5), p99: at(0.99) }
}
