import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '#client/connection'
import type { Replica } from '#client/replica'
import type { Dice } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import { makeTable, nextMatch } from './gathering.ts'
import { Guest, type Surroundings } from './guest.ts'
import type { Having } from './lag.ts'
import { Makers } from './makers.ts'
import { type Plan, plansFor } from './plans.ts'
import { Player } from './player.ts'

/** Somebody leaves a table once in this many checks. */
const LEAVING = 20

/** A device, its owner, and its players by match. */
interface Device {
  readonly client: Client
  readonly players: Map<string, Player>
  readonly matches: Set<string>
}

/** Everybody: they gather at tables, play match after match, and watch, until time is up. */
export class Crowd {
  readonly #around: Surroundings
  readonly #dice: Dice
  readonly #guests: Guest[] = []
  readonly #devices: Device[] = []
  readonly #makers: Makers
  #rolls = 0
  #isTimeUp = false
  /** The number of tables at which a match has begun. */
  playing = 0
  readonly #failures: string[] = []

  constructor(around: Surroundings, seed: string) {
    this.#around = around
    this.#dice = diceOf(seedFrom(`people ${seed}`))
    this.#makers = new Makers(around, diceOf(seedFrom(`makers ${seed}`)))
  }

  get failures(): readonly string[] {
    return [...this.#failures, ...this.#makers.failures]
  }

  /** Enters and begins to play. Resolves when everybody has entered, and some cards hang. */
  async begin(tables: number, people: number): Promise<void> {
    for (let n = 0; n < people; n++) {
      const guest = await Guest.enter(n, this.#around)
      this.#guests.push(guest)
      this.#devices.push(this.#deviceOf(guest))
    }
    await this.#makers.begin()
    void this.#makers.goOn(this.#guests, () => this.#isTimeUp)
    for (const plan of plansFor(tables))
      this.#host(plan).catch(error => this.#failures.push(`a table of ${plan.game}: ${String(error)}`))
  }

  /** From now on nobody acts, but everybody still listens. */
  stop(): void {
    this.#isTimeUp = true
  }

  /** Everybody opens the same matches on a second device, which starts empty. */
  openOtherDevices(): void {
    for (const [n, guest] of this.#guests.entries()) {
      const other = this.#deviceOf(guest)
      this.#devices.push(other)
      for (const match of this.#devices[n]?.matches ?? []) follow(other, match)
    }
  }

  /** All copies of each match, by match; null for one that was never told. */
  copies(): ReadonlyMap<string, readonly (Replica | null)[]> {
    const all = this.#devices.flatMap(({ client, matches }) =>
      [...matches].map(id => [id, client.replica(id)] as const),
    )
    const ids = [...new Set(all.map(([id]) => id))]
    return new Map(ids.map(id => [id, all.flatMap(([of, copy]) => (of === id ? [copy] : []))]))
  }

  /** How far each device has each match. */
  haves(): readonly Having[] {
    return this.#devices.flatMap(({ client, matches }, device) =>
      [...matches].map(match => ({ device, match, have: client.replica(match)?.have ?? -1 })),
    )
  }

  /** Whether every copy has everything up to these entries. */
  hasAll(last: ReadonlyMap<string, number>): boolean {
    return [...this.copies()].every(([id, copies]) => copies.every(copy => (copy?.have ?? -1) >= (last.get(id) ?? 0)))
  }

  close(): void {
    this.#isTimeUp = true
    for (const { client } of this.#devices) client.close()
  }

  #deviceOf(guest: Guest): Device {
    const players = new Map<string, Player>()
    return { client: guest.device(match => players.get(match)?.look()), players, matches: new Set() }
  }

  /** One table, from start to finish. */
  async #host(plan: Plan): Promise<void> {
    const people = plan.people.map(n => this.#guests[n]).filter(guest => guest !== undefined)
    const isTimeUp = (): boolean => this.#isTimeUp
    const { id } = await makeTable(plan, people, this.#around.hearsay)
    for (let begun = 0; ; begun++) {
      const match = await nextMatch(id, plan, people, this.#around.hearsay, isTimeUp)
      if (match === null) return
      if (begun === 0) this.playing++
      this.#play(plan, match)
      while (!this.#isTimeUp && !this.#hasEnded(plan, match)) {
        await pause(200)
        if (this.#dice(this.#rolls++).below(LEAVING) === 0) await this.#goAndComeBack(id, people.at(-1))
      }
    }
  }

  /** Somebody leaves the table during the match, and sits down again if it is still running and they have a stand-in. */
  async #goAndComeBack(table: string, guest: Guest | undefined): Promise<void> {
    const command = (it: 'leave' | 'sit') => guest?.ask(`/api/tables/${table}/commands`, { command: { do: it } })
    await command('leave')
    await pause(this.#dice(this.#rolls++).below(500))
    await command('sit')
  }

  /** Its people play, and somebody else watches. */
  #play({ people, isDreamy }: Plan, match: string): void {
    for (const n of people) {
      const device = this.#devices[n]
      if (device === undefined) continue
      const rng = this.#dice(this.#rolls++)
      const { hearsay } = this.#around
      const terms = { client: device.client, match, rng, isDreamy, hearsay, isTimeUp: () => this.#isTimeUp }
      device.players.set(match, new Player(terms))
      follow(device, match)
    }
    const others = this.#devices.filter((_, n) => !people.includes(n))
    const onlooker = others[this.#rolls % others.length]
    if (onlooker !== undefined) follow(onlooker, match)
  }

  #hasEnded({ people: [first = 0] }: Plan, match: string): boolean {
    return this.#devices[first]?.client.replica(match)?.isOver ?? false
  }
}

function follow({ client, matches }: Device, match: string): void {
  matches.add(match)
  client.follow(match)
}
