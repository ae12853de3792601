import { setTimeout as pause } from 'node:timers/promises'
import { type Audit, audit } from '../chaos/audit.ts'
import { Crowd } from '../chaos/crowd.ts'
import { MISSED } from '../chaos/deadlines.ts'
import { Hearsay } from '../chaos/hearsay.ts'
import { KeptLogs } from '../chaos/kept-log.ts'
import { Lag } from '../chaos/lag.ts'
import { crowdAt } from '../chaos/plans.ts'
import { until } from '../chaos/until.ts'
import { unexpected } from './complaints.ts'
import type { Machine } from './machine.ts'
import { type ManyHouse, openMany } from './many-house.ts'
import { Troubles } from './troubles.ts'

const SIZE = { nodes: 3, workers: 2 } as const
/** How often devices check whether the house is still there, as the page does, in milliseconds. */
const PULSE = 10_000
/** How long tables may take to start to play, and people to catch up, in milliseconds. */
const GATHERING = 60_000
const CATCH_UP = 30_000
/**
 * How often it is looked who lags behind, how long everything is whole after the worst is over, and how far behind
 * nobody may be then, in milliseconds: nodes look for themselves every ten seconds.
 */
const LOOK = 250
const CALM = 20_000
const LAG_MOST = 12_000
/** What is due may have been claimed by a node that was killed, and locked by one that was frozen, in milliseconds. */
const CLAIMED = 5000
const LOCKED = 3000

/** People who play in a house of three nodes and two workers, and what comes of it. */
export class Evening {
  readonly house: ManyHouse
  readonly hearsay = new Hearsay()
  readonly troubles = new Troubles()
  readonly crowd: Crowd
  readonly failures: string[] = []
  #lag = new Lag()
  readonly #looking: NodeJS.Timeout
  readonly #opened = Date.now()

  private constructor(house: ManyHouse, seed: string) {
    this.house = house
    const around = { url: house.url, hearsay: this.hearsay, pulse: PULSE }
    this.crowd = new Crowd(around, seed)
    this.#looking = setInterval(() => this.#lag.look(this.crowd.haves(), Date.now()), LOOK)
  }

  /** Resolves when all tables play. */
  static async begin(tables: number, seed: string): Promise<Evening> {
    const evening = new Evening(await openMany({ ...SIZE, env: { JUDGE: 'yes' } }), seed)
    const { crowd } = evening
    try {
      await crowd.begin(tables, crowdAt(tables))
      const isPlaying = (): boolean => crowd.playing === tables || crowd.failures.length > 0
      if (!(await until(isPlaying, GATHERING))) throw new Error('the tables do not start to play')
      return evening
    } catch (error) {
      await evening.end()
      throw error
    }
  }

  /** The longest that a device missed an entry that another one had, in milliseconds, since it was last calm. */
  get longestLag(): number {
    return this.#lag.longest
  }

  get #machines(): readonly Machine[] {
    return [...this.house.nodes, ...this.house.workers]
  }

  /** Everybody plays on while nothing fails, and nobody may fall behind. */
  async calm(): Promise<void> {
    if (!(await this.house.isReady())) this.failures.push('in the calm, not every node is ready')
    this.#lag = new Lag()
    await pause(CALM)
    if (this.longestLag > LAG_MOST)
      this.failures.push(`in the calm, somebody missed an entry for ${this.longestLag} ms`)
  }

  /** Everything is whole again: nobody may be stuck. */
  async settle(when: string): Promise<void> {
    const { house, crowd, hearsay, failures } = this
    if (!(await house.isReady())) failures.push(`${when}, not every node is ready`)
    const last = (await KeptLogs.at(house.database)).last()
    if (!(await until(() => crowd.hasAll(last), CATCH_UP))) failures.push(`${when}, somebody does not catch up`)
    const isQuiet = await until(() => hearsay.unanswered === 0, CATCH_UP)
    if (!isQuiet) failures.push(`${when}, ${hearsay.unanswered} commands have no reply`)
  }

  /** Closes the house in order and compares what is left with what was said. */
  async judge(): Promise<Audit> {
    const { house, crowd, hearsay, troubles, failures } = this
    const closed = Date.now()
    await Promise.all(
      this.#machines.map(async ({ name, process }) => {
        if (!(await process.close())) failures.push(`${name} did not close when it was told to`)
      }),
    )
    const names = this.#machines.map(({ name }) => name)
    const lives = troubles.lives(names, this.#opened, closed)
    failures.push(...crowd.failures, ...this.#machines.flatMap(it => unexpected(it, troubles)))
    const logs = await KeptLogs.at(house.database)
    return audit(logs, hearsay, crowd.copies(), lives, MISSED + CLAIMED + LOCKED)
  }

  async end(): Promise<void> {
    clearInterval(this.#looking)
    this.crowd.close()
    await this.house.remove()
  }
}
