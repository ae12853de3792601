import type { Asks, GameEvent, Mutable, Question } from '../game.ts'
import { again, type Entry, isRefusal, type Match, type Start } from '../match.ts'
import { copy, redact } from '../redact.ts'
import { type BySeat, of, type Seat, type Viewer, viewersOf } from '../seat.ts'
import { areSeen, isSeen, same } from './alike.ts'
import { audienceLines } from './audience.ts'
import { demand, textOf, twinOf } from './law.ts'
import { scrambles } from './scramble.ts'

/** How many of each thing there are, wherever they are. No entry may change it. */
export type Census<S> = (state: S) => Readonly<Record<string, number>>

/**
 * Watches one match, entry by entry, and throws at the first law that is broken:
 * *replay*, *blind*, *fair* and conservation at every step, *again* at the end. *Onward* is for whoever plays.
 */
export class Witness<S extends object, E extends GameEvent, A extends Asks, O extends object> {
  readonly match: Match<S, E, A, O>
  /** The audience table so far. */
  readonly audiences = new Set<string>()
  readonly log: Entry<E>[] = []
  /** What each seat is asked now. */
  asked: BySeat<Question<A> | null> = []
  readonly #start: () => Start<S, E, A, O>
  readonly #census: Census<S> | null
  /** The log as it was when it was written. */
  readonly #written: Entry<E>[] = []
  /** Everybody's table, in the order of the viewers; last that of one who knows everything: the log folded whole. */
  readonly #tables: readonly S[]
  readonly #viewers: readonly (Viewer | null)[]
  #counted: ReadonlyMap<string, number> | null = null

  /** `start` opens the match, and once more when the match is played again. */
  constructor(start: () => Start<S, E, A, O>, census: Census<S> | null = null) {
    const { match, entry } = start()
    this.match = match
    this.#start = start
    this.#census = census
    this.#viewers = [...viewersOf(match.seats), null]
    const { game } = match
    // laid by the rules themselves: a table with all its keys is walked through faster than one put together key by key
    this.#tables = this.#viewers.map(viewer => Object.assign(game.blank(), toldTo(viewer, game.blank())))
    this.see(entry)
  }

  /** Every entry of the match must be shown, in order. */
  see(entry: Entry<E>): void {
    this.log.push(entry)
    this.#written.push(twinOf(entry))
    for (const event of entry.events) for (const line of audienceLines(event)) this.audiences.add(line)
    this.#evolve(entry)
    this.#compare()
    this.#fair()
    this.#conserve()
  }

  #evolve(entry: Entry<E>): void {
    for (const [v, viewer] of this.#viewers.entries())
      for (const event of entry.events) {
        const failure = failureOf(() => this.match.game.evolve(this.#tables[v] as Mutable<S>, toldTo(viewer, event)))
        demand('blind', failure === null, () => `viewer ${viewer} cannot evolve ${event.type}: ${failure}`)
      }
  }

  /**
   * replay: the log alone rebuilds the state.
   * blind: cutting down and evolving commute, so `evolve` opens nothing.
   */
  #compare(): void {
    const { state, next } = this.match
    if (areSeen(this.#tables, state, this.#viewers)) return
    const wrong = this.#viewers.findLastIndex((viewer, v) => !isSeen(this.#tables[v], state, viewer))
    const viewer = this.#viewers[wrong] as Viewer | null
    const [found, expected] = [textOf(this.#tables[wrong]), textOf(toldTo(viewer, state))]
    demand('replay', viewer !== null, () => `entry ${next - 1} rebuilds\n${found}\ninstead of\n${expected}`)
    demand('blind', false, () => `entry ${next - 1} leaves viewer ${viewer} with\n${found}\ninstead of\n${expected}`)
  }

  /** fair: your question depends only on what you can see. */
  #fair(): void {
    const { game, state, seats } = this.match
    this.asked = seats.map(seat => game.choice(state, seat))
    const scrambled = scrambles(state, seats)
    for (const seat of seats) {
      this.#isAsked(seat, of(this.#tables, seat))
      this.#isAsked(seat, of(scrambled, seat))
    }
  }
  #isAsked(seat: Seat, table: S): void {
    const asked = this.asked[seat]
    let told: unknown
    const failure = failureOf(() => {
      told = this.match.game.choice(table, seat)
    })
    const complaint = () => `seat ${seat} is asked ${textOf(asked)}, but by its own lights ${failure ?? textOf(told)}`
    demand('fair', failure === null && same(told, asked), complaint)
  }

  /** What there was of each thing at the beginning, there is at every moment. */
  #conserve(): void {
    if (this.#census === null) return
    const now = this.#census(this.match.state)
    this.#counted ??= new Map(Object.entries(now))
    const things = Object.keys(now)
    for (const thing of things) if (now[thing] !== this.#counted.get(thing)) this.#miscounted(thing, now)
    if (things.length < this.#counted.size) for (const thing of this.#counted.keys()) this.#miscounted(thing, now)
  }
  #miscounted(thing: string, now: Readonly<Record<string, number>>): void {
    const [was, is] = [this.#counted?.get(thing) ?? 0, now[thing] ?? 0]
    demand('conserved', was === is, () => `${thing} ${was} became ${is}`)
  }

  /** again: the same answers with the same dice give the same log; and nobody has changed it since. */
  close(): void {
    this.#compare()
    const { match, entry: first } = this.#start()
    for (const [seq, entry] of this.log.entries()) {
      const written = this.#written[seq]
      demand('replay', same(entry, written), () => `entry ${seq} was changed after it was written`)
      const next = seq === 0 ? first : again(match, entry)
      const complaint = () =>
        `entry ${seq} was\n${textOf(written)}\nand is now\n${isRefusal(next) ? next.refused : textOf(next)}`
      demand('again', same(next, written), complaint)
    }
  }
}

/** What this viewer may know of it, as a copy; one who knows everything, all of it. */
const toldTo = <T>(viewer: Viewer | null, it: T): T => (viewer === null ? copy(it) : redact(it, viewer))

function failureOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    return String(error)
  }
}
