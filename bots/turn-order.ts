import { type Entry, type Match, type Refusal, ring } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { silence } from './silence.ts'
import type { SimulatedTime } from './simulated-time.ts'

/** Who speaks: the clock of the rules, or a seat; `silent` if everybody waits for somebody else and no clock runs. */
export type NextActor = 'clock' | { readonly seat: Seat; readonly how: 'at leisure' | 'against the clock' | 'silent' }

/**
 * The order of play, one speaker after another, until the match is over. After each one the caller says whether it had
 * something to say. While no clock runs, seats take turns in a circle.
 */
export function* turnOrder(
  match: Match,
  pace: SimulatedTime,
  order: readonly Seat[] = match.seats,
): Generator<NextActor, void, boolean> {
  let [turn, quiet] = [0, 0]
  while (match.game.result(match.state) === null) {
    const next = pace.next(match)
    if (next === 'clock') yield next
    else if (next !== null) {
      yield { seat: next, how: 'against the clock' }
      pace.spoke(next)
    } else if (quiet < order.length) {
      const spoke = yield { seat: order[turn] as Seat, how: 'at leisure' }
      quiet = spoke ? 0 : quiet + 1
      turn = (turn + 1) % order.length
    } else {
      const asked = [...order.slice(turn), ...order.slice(0, turn)].find(
        s => match.game.choice(match.state, s) !== null,
      )
      if (asked === undefined) throw new Error('nobody can act')
      yield { seat: asked, how: 'silent' }
      quiet = 0
      turn = (order.indexOf(asked) + 1) % order.length
    }
  }
}

/** Continues a match of bots for at most `most` speakers; `speaks` returns whether a seat had something to say. */
export function playOn(
  match: Match,
  pace: SimulatedTime,
  speaks: (seat: Seat) => boolean,
  done: (what: string, next: Entry | Refusal | null) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  const turns = turnOrder(match, pace)
  for (let turn = turns.next(), n = 0; !turn.done && n < most; n++) {
    const speaker = turn.value
    let spoke = true
    if (speaker === 'clock') done('the clock', ring(match))
    else if (speaker.how === 'silent') done('silence', silence(match, speaker.seat, pace.now))
    else spoke = speaks(speaker.seat)
    turn = turns.next(spoke)
  }
}
