import { playBots } from '#bots/match'
import { shelf } from '#games/shelf'
import type { Why } from '#games/why'
import { defaultsOf } from '#kernel/options'
import { madeUp } from '#testkit/reasons'
import type { PersonaGame } from './playing.ts'

export interface ReasonsRead {
  /** Decisions that were explained, and those about which nothing was said. */
  readonly explained: number
  readonly silent: number
  readonly sentences: number
  /** Sentences with numbers that are not in the record, as text. */
  readonly madeUp: readonly string[]
}

/** Lets the bots at these tables explain their decisions, until so many were explained, and looks for every number in the record. */
export function reasonsOf(tables: readonly PersonaGame[], why: Why, most: number): ReasonsRead {
  let [explained, silent, sentences] = [0, 0, 0]
  const found: string[] = []
  for (const { game, bots, seed } of tables) {
    const box = shelf[game]
    if (box === undefined || explained >= most) break
    const options = defaultsOf(box.game.options)
    playBots(
      box,
      { options, bots, seed },
      () => {},
      (bot, seat) => (sight, rng) =>
        bot(sight, rng, decision => {
          if (explained >= most) return
          const said = why(decision, sight.question.name, seat)
          if (said.length === 0) silent++
          else explained++
          sentences += said.length
          if (madeUp(said, decision).length > 0) found.push(JSON.stringify(said))
        }),
    )
  }
  return { explained, silent, sentences, madeUp: found }
}
