import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Asks, State } from '../types.ts'
import { ofFighter, playedSaying } from '../words/played.ts'
import { asked as askedInFull } from '../words/questions.ts'
import { saying } from '../words/things.ts'

/**
 * The question to a seat, for a status line. R8.3: everybody is asked about an event in the same words, whatever they
 * hold.
 */
export function asked(question: Question<Asks>, view: State, seat: Seat): Saying {
  const playing = view.battle?.playing ?? null
  if (question.name !== 'react' || view.battle === null || playing === null) return askedInFull(question, view, seat)
  return saying('screen.asked.react', {
    who: { seat: playing.seat },
    event: playedSaying(playing, ofFighter(view.battle, playing.seat)),
  })
}
