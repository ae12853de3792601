import type { Answer, Asks, Game, GameEvent, Question } from '#kernel/game'
import { textOf } from '#kernel/laws/law'
import { type Census, Witness } from '#kernel/laws/witness'
import { blank, type Entry, expire, follow, isRefusal, type Refusal, remove, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { type Json, toWire } from '#kernel/wire'
import { StackedDice } from './dice.ts'

export const [ana, ben, cleo, dan, eva, fay] = [0, 1, 2, 3, 4, 5] as [Seat, Seat, Seat, Seat, Seat, Seat]

/**
 * A table for tests: some given events, then answers submitted as in a real match. All laws are checked after every
 * answer.
 */
export class TestTable<S extends object, E extends GameEvent, A extends Asks, O extends object> {
  readonly #witness: Witness<S, E, A, O>
  readonly #dice = new StackedDice()

  constructor(game: Game<S, E, A, O>, seats: number, options: O, given: readonly E[], census: Census<S>) {
    const start = () => {
      const match = blank(game, { seats, options, dice: this.#dice.dice })
      const entry: Entry<E> = { seq: 0, at: 0, by: 'house', events: given }
      follow(match, entry)
      return { match, entry }
    }
    this.#witness = new Witness(start, census)
  }

  get state(): S {
    return this.#witness.match.state
  }

  /** Stacks the dice: the next rolls, in order, each counted from 0. */
  rolls(...rolls: readonly number[]): this {
    this.#dice.stack(...rolls)
    return this
  }

  /** At a time of the rules' own clock, or at once. */
  answer<N extends keyof A & string>(
    seat: Seat,
    name: N,
    answer: Extract<Answer<A>, { name: N }>['answer'],
    at?: number,
  ): this {
    return this.#see(
      submit(this.#witness.match, seat, { name, answer }, at),
      `seat ${seat} ${name} ${JSON.stringify(answer)}`,
    )
  }

  expire(at: number): this {
    return this.#see(expire(this.#witness.match, at), 'the bell')
  }

  /** The person gives up the seat for good. */
  leaves(seat: Seat): this {
    return this.#see(remove(this.#witness.match, seat), `seat ${seat} leaving`)
  }

  /** The answer is refused by this rule (or for this reason), and nothing changes. */
  refuses(seat: Seat, name: string, answer: unknown, by: string): this {
    const before = textOf(this.state)
    const next = submit(this.#witness.match, seat, { name, answer })
    if (!isRefusal(next)) throw new Error(`seat ${seat} ${name} ${JSON.stringify(answer)} was accepted, expected ${by}`)
    if (next.rule !== by && next.refused !== by)
      throw new Error(`refused by ${next.rule ?? next.refused}, expected ${by}`)
    if (textOf(this.state) !== before) throw new Error('a refused answer changed the table')
    return this
  }

  /** What this seat is asked now. */
  asked(seat: Seat): Question<A> | null {
    return this.#witness.match.game.choice(this.state, seat)
  }

  /** The events of the last answer, as this viewer was told them. */
  told(viewer: Viewer): Json {
    return toWire(redact(this.#witness.log.at(-1)?.events ?? [], viewer))
  }

  /** Every event so far, as this viewer was told it. */
  heard(viewer: Viewer): readonly E[] {
    return this.#witness.log.flatMap(entry => redact(entry.events, viewer))
  }

  /** Every event so far, with all secrets: another table can begin with them. */
  get events(): readonly E[] {
    return this.#witness.log.flatMap(entry => entry.events)
  }

  /** The types of the events of the last answer. */
  get happened(): readonly string[] {
    return this.#witness.log.at(-1)?.events.map(e => e.type) ?? []
  }

  /** Replays everything, and checks that every stacked die was rolled. */
  close(): void {
    this.#witness.close()
    if (this.#dice.left.length > 0) throw new Error(`dice left over: ${this.#dice.left.join(' ')}`)
  }

  #see(next: Entry<E> | Refusal, what: string): this {
    if (isRefusal(next))
      throw new Error(`${what} was refused: ${next.refused}, ${next.rule}, expected ${next.expected}`)
    this.#witness.see(next)
    return this
  }
}
