import { type Entry, type Match, type Refusal, ring } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Pace } from './pace.ts'
import { silence } from './silence.ts'

/** Who is to speak: the clock of the rules, or a seat; `silent` if everybody waits for somebody else and no clock runs. */
export type Speaker = 'clock' | { readonly seat: Seat; readonly how: 'at leisure' | 'against the clock' | 'silent' }

/**
 * The order in which a table is played, one speaker after another, until the match is over. Whoever asks says each time whether
 * the last one had anything to say. Where no clock runs everybody has their turn, round and round.
 */
export function* speakers(
  match: Match,
  pace: Pace,
  order: readonly Seat[] = match.seats,
): Generator<Speaker, void, boolean> {
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

/** Plays a match of bots on, for so many speakers at most: `speaks` says whether a seat had anything to say. */
export function playOn(
  match: Match,
  pace: Pace,
  speaks: (seat: Seat) => boolean,
  done: (what: string, next: Entry | Refusal | null) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  const turns = speakers(match, pace)
  for (let turn = turns.next(), n = 0; !turn.done && n < most; n++) {
    const speaker = turn.value
    let spoke = true
    if (speaker === 'clock') done('the clock', ring(match))
    else if (speaker.how === 'silent') done('silence', silence(match, speaker.seat, pace.now))
    else spoke = speaks(speaker.seat)
    turn = turns.next(spoke)
  }
}
