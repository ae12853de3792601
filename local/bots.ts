import { answerFrom } from '#bots/answering'
import { botNamed } from '#bots/roster'
import { Replica } from '#client/replica'
import type { Playable } from '#games/boxed'
import type { Decision } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import type { LocalSitter } from './saved-match.ts'

/** An answer, and as text what was weighed for it, if that was noted. */
interface NotedAnswer extends Given {
  readonly noted?: string
}

/** The bots of a match. Each sees only what its seat is told. */
export class Bots {
  readonly #played: Playable
  readonly #sitters: readonly LocalSitter[]
  readonly #replicas: ReadonlyMap<Seat, Replica>
  readonly #dice: Dice
  #thoughts = 0

  constructor(played: Playable, options: object, sitters: readonly LocalSitter[], dice: Dice) {
    this.#played = played
    this.#sitters = sitters
    this.#dice = dice
    const seats = sitters.flatMap(({ bot }, seat) => (bot === null ? [] : [seat as Seat]))
    this.#replicas = new Map(
      seats.map(seat => [seat, new Replica(played.game, sitters.length, options, seat)] as const),
    )
  }

  hear(telling: Telling): void {
    for (const [seat, replica] of this.#replicas)
      if (telling.seq > replica.have) replica.take(JSON.parse(telling.to(seat)))
  }

  /** This bot's answer and what it weighed; null if it has no question, or prefers to wait. */
  think(seat: Seat, at: number): NotedAnswer | null {
    const [replica, bot] = [this.#replicas.get(seat), this.#sitters[seat]?.bot ?? null]
    if (replica === undefined || bot === null) return null
    const notes: Decision[] = []
    const rng = this.#dice(this.#thoughts++)
    const given = answerFrom(botNamed(this.#played, bot), seat, replica, at, rng, note => notes.push(note))
    const [decision] = notes
    if (given === null || decision === undefined) return given
    return { ...given, noted: JSON.stringify({ seat, bot, decision }) }
  }
}
