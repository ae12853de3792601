import { setTimeout as pause } from 'node:timers/promises'
import type { Boxed } from '#games/boxed'
import type { Seat } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { begun } from '../leaks/evening.ts'
import { framesIn } from '../leaks/frames.ts'
import { Player } from '../leaks/player.ts'
import { Visitor } from '../leaks/visitor.ts'

/** An answer that the house has acknowledged. */
export interface Acknowledged {
  readonly seq: number
  readonly text: string
}

/** How long nothing may happen in a match, in milliseconds. Everybody answers at once. */
const PATIENCE = 20_000

/** Three people who honestly play one game after another, whatever happens around them. */
export class Regulars {
  readonly people: readonly Visitor[]
  readonly matches: { readonly id: string; readonly table: string }[] = []
  readonly #box: Boxed
  readonly #options: Readonly<Record<string, string | number>>
  #players: readonly Player[] = []
  #isTimeUp = false
  #evening: Promise<void> = Promise.resolve()

  constructor(box: Boxed, address: string, options: Readonly<Record<string, string | number>>) {
    this.#box = box
    this.#options = options
    this.people = ['Ana', 'Ben', 'Cleo'].map(name => new Visitor(name, address, Date.now))
  }

  async enter(): Promise<this> {
    for (const person of this.people) await person.enter('cookie')
    return this
  }

  /** Resolves when the first match has begun. */
  async begin(): Promise<void> {
    const next = (): Promise<() => Promise<void>> => this.#sit()
    const first = await next()
    this.#evening = (async () => {
      for (let play = first; ; play = await next()) {
        await play()
        if (this.#isTimeUp) return
      }
    })()
    this.#evening.catch(() => {}) // the error is reported when `end` waits for it
  }

  /** No more matches after this one. Resolves when it is over. */
  async end(): Promise<void> {
    this.#isTimeUp = true
    await this.#evening
    for (const person of this.people) person.leave()
  }

  async #sit(): Promise<() => Promise<void>> {
    const plan = { box: this.#box, seats: 3, bots: 0, options: this.#options, pace: { kind: 'untimed' } } as const
    const { id: table, match: id } = await begun(this.people, plan)
    this.matches.push({ id, table })
    const dice = diceOf(seedFrom(`${id} regulars`))
    let rolls = 0
    const habits = {
      box: this.#box,
      match: id,
      now: Date.now,
      rng: () => dice(rolls++),
      thought: 12,
      errs: null,
      drops: null,
      asks: null,
    }
    const players = this.people.map((person, seat) => new Player(person, seat as Seat, habits, () => {}))
    this.#players = players
    return async () => {
      let [had, since] = ['', Date.now()]
      while (!players.every(({ isOver }) => isOver)) {
        const all = players.map(({ have }) => have).join()
        if (all !== had) [had, since] = [all, Date.now()]
        if (Date.now() > since + PATIENCE) throw new Error(`match ${id} of ${this.#box.game.id} stands still at ${all}`)
        await pause(20)
      }
      for (const { client } of players) client.close()
    }
  }

  /** The last entry of the current match that this seat has seen. */
  have(seat: number): number {
    return this.#players[seat]?.have ?? -1
  }

  /** This seat's acknowledged answers, by match and number. */
  acknowledged(seat: number): ReadonlyMap<string, Acknowledged> {
    const all = new Map<string, Acknowledged>()
    for (const { sent, bytes } of this.people[seat]?.recordings ?? []) {
      const said = new Map(sent.map(text => [(JSON.parse(text) as { readonly id?: string }).id ?? '', text]))
      for (const frame of framesIn(bytes()).texts)
        for (const { t, id, seq } of JSON.parse(frame) as readonly { t: string; id: string; seq: number }[]) {
          const text = t === 'done' ? said.get(id) : undefined
          if (text !== undefined)
            all.set(`${(JSON.parse(text) as { readonly match: string }).match} ${seq}`, { seq, text })
        }
    }
    return all
  }
}
