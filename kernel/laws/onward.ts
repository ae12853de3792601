import { problemWith, sample } from '../answer.ts'
import type { Dice } from '../chance.ts'
import type { Asks, GameEvent, Question } from '../game.ts'
import { type Entry, expire, isRefusal, type Refusal, remove, submit } from '../match.ts'
import { of, type Seat } from '../seat.ts'
import { demand, LawBroken } from './law.ts'
import type { Witness } from './witness.ts'

/** Where seats may leave for good, about one in this many moves is a departure. */
const LOYAL = 500
/** Longer than any of our games: a match that reaches this does not end. */
const ENDLESS = 20_000

/**
 * onward: somebody can always act, every offered answer is accepted, silence is legal, and the game ends. Plays at
 * random to the end and checks all other laws on the way.
 */
export function playOut<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  witness: Witness<S, E, A, O>,
  player: Dice,
): void {
  const { match } = witness
  const { game } = match
  while (game.result(match.state) === null) {
    demand('onward', match.next < ENDLESS, () => `the game is not over after ${ENDLESS} entries`)
    const rng = player(match.next)
    const asked = match.seats.flatMap(seat => asQuestion(seat, of(witness.asked, seat)))
    const due = game.deadline?.(match.state) ?? null
    demand('onward', asked.length > 0 || due !== null, () => `nobody can act after entry ${match.next - 1}`)
    if (due !== null && (asked.length === 0 || rng.below(8) === 0)) {
      witness.see(accepted(expire(match, due), 'the bell'))
      continue
    }
    if (game.leave !== undefined && rng.below(LOYAL) === 0) {
      const staying = match.seats.filter(seat => game.hasLeft?.(match.state, seat) !== true)
      witness.see(accepted(remove(match, staying[rng.below(staying.length)] as Seat, match.at), 'leaving'))
      continue
    }
    const [seat, { name, ask }] = asked[rng.below(asked.length)] as [Seat, Question<A>]
    const silent = problemWith(ask, ask.idle)
    demand('onward', silent === null, () => `silence is not a legal answer to ${name}: expected ${silent?.expected}`)
    const answer = { name, answer: rng.below(16) === 0 ? ask.idle : sample(ask, rng) }
    witness.see(
      accepted(
        submit(match, seat, answer, due === null ? match.at : match.at + rng.below(2000)),
        `${name} ${JSON.stringify(answer.answer)}`,
      ),
    )
  }
  for (const seat of match.seats)
    demand('onward', of(witness.asked, seat) === null, () => `seat ${seat} is asked after the end`)
  witness.close()
}

const asQuestion = <A extends Asks>(seat: Seat, question: Question<A> | null): (readonly [Seat, Question<A>])[] =>
  question === null ? [] : [[seat, question]]

function accepted<E extends GameEvent>(next: Entry<E> | Refusal, what: string): Entry<E> {
  if (isRefusal(next)) throw new LawBroken(`onward: ${what} was offered and refused: ${next.refused}, ${next.expected}`)
  return next
}
