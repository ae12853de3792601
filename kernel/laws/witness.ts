import type { Asks, Draft, GameEvent } from '../game.ts'
import { again, type Entry, isRefusal, type Match, type Start } from '../match.ts'
import { copy, redact } from '../redact.ts'
import { of, type Viewer, viewersOf } from '../seat.ts'
import { audienceLines } from './audience.ts'
import { demand, isSeen, same, textOf } from './law.ts'
import { scramble } from './scramble.ts'

/** How many of each thing there are, wherever they are. No entry may change the counts. */
export type Census<S> = (state: S) => Readonly<Record<string, number>>

/**
 * Watches one match, entry by entry, and throws at the first broken law: *replay*, *blind*, *fair* and conservation at
 * every step, *again* at the end. *Onward* is up to whoever plays.
 */
export class Witness<S extends object, E extends GameEvent, A extends Asks, O extends object> {
  readonly match: Match<S, E, A, O>
  /** The audience table so far. */
  readonly audiences = new Set<string>()
  readonly log: Entry<E>[] = []
  readonly #start: () => Start<S, E, A, O>
  readonly #census: Census<S> | null
  readonly #lines: string[] = []
  readonly #folded: S
  readonly #views: readonly (readonly [Viewer, S])[]
  readonly #isThorough: boolean
  #counted: Readonly<Record<string, number>> | null = null

  /**
   * `start` opens the match, and opens it again for the replay. A witness that is not thorough checks one viewer per
   * entry, in turn, and all of them at the end.
   */
  constructor(start: () => Start<S, E, A, O>, census: Census<S> | null = null, isThorough = true) {
    const { match, entry } = start()
    this.match = match
    this.#start = start
    this.#census = census
    this.#isThorough = isThorough
    this.#folded = match.game.blank()
    this.#views = viewersOf(match.seats).map(v => [v, redact(match.game.blank(), v) as S] as const)
    this.see(entry)
  }

  /** Must be called with every entry of the match, in order. */
  see(entry: Entry<E>): void {
    this.log.push(entry)
    this.#lines.push(textOf(entry))
    for (const event of entry.events) for (const line of audienceLines(event)) this.audiences.add(line)
    this.#replay(entry)
    this.#blind(entry)
    this.#fair()
    this.#conserve()
  }

  /** replay: the log alone rebuilds the state. */
  #replay(entry: Entry<E>): void {
    for (const event of entry.events) this.match.game.evolve(this.#folded as Draft<S>, copy(event))
    const [folded, state] = [this.#folded, this.match.state]
    demand(
      'replay',
      same(folded, state),
      () => `entry ${entry.seq} rebuilds\n${textOf(folded)}\ninstead of\n${textOf(state)}`,
    )
  }

  /** blind: redacting and evolving commute, so `evolve` opens nothing. */
  #blind(entry: Entry<E>): void {
    for (const [i, [viewer, view]] of this.#views.entries()) {
      for (const event of entry.events) {
        const failure = failureOf(() => this.match.game.evolve(view as Draft<S>, redact(event, viewer)))
        demand('blind', failure === null, () => `viewer ${viewer} cannot evolve ${event.type}: ${failure}`)
      }
      if (this.#isTurnOf(i, this.#views.length)) this.#compare(viewer, view)
    }
  }
  #compare(viewer: Viewer, view: S): void {
    const { state, next } = this.match
    const complaint = () =>
      `entry ${next - 1} leaves viewer ${viewer} with\n${textOf(view)}\ninstead of\n${textOf(redact(state, viewer))}`
    demand('blind', isSeen(view, state, viewer), complaint)
  }
  #isTurnOf(i: number, of: number): boolean {
    return this.#isThorough || i === this.log.length % of
  }

  /** fair: your question depends only on what you can see. */
  #fair(): void {
    const { game, state, seats } = this.match
    for (const seat of seats) {
      const asked = game.choice(state, seat)
      const [, view] = of(this.#views, seat)
      const others = this.#isTurnOf(seat, seats.length) ? [view, scramble(state, seat)] : [view]
      for (const other of others) {
        let told: unknown
        const failure = failureOf(() => {
          told = game.choice(other, seat)
        })
        const complaint = () =>
          `seat ${seat} is asked ${textOf(asked)}, but by its own lights ${failure ?? textOf(told)}`
        demand('fair', failure === null && same(told, asked), complaint)
      }
    }
  }

  /** conservation: the counts never change. */
  #conserve(): void {
    if (this.#census === null) return
    const now = this.#census(this.match.state)
    this.#counted ??= now
    for (const counts of [this.#counted, now])
      for (const thing in counts) {
        const [was, is] = [this.#counted[thing] ?? 0, now[thing] ?? 0]
        demand('conserved', was === is, () => `${thing} ${was} became ${is}`)
      }
  }

  /** again: the same answers with the same dice give the same log, and nobody has changed it since. */
  close(): void {
    for (const [viewer, view] of this.#views) this.#compare(viewer, view)
    const { match, entry: first } = this.#start()
    for (const [seq, entry] of this.log.entries()) {
      demand('replay', textOf(entry) === this.#lines[seq], () => `entry ${seq} was changed after it was written`)
      const next = seq === 0 ? first : again(match, entry)
      const found = isRefusal(next) ? next.refused : textOf(next)
      demand('again', found === this.#lines[seq], () => `entry ${seq} was\n${this.#lines[seq]}\nand is now\n${found}`)
    }
  }
}

function failureOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    return String(error)
  }
}
