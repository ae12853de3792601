import type { Boxed } from '#games/boxed'
import { type Choice, isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'

/** A table at which somebody plays at random. */
export interface Case {
  readonly seed: string
  readonly seats: number
  readonly options: object
}

/** Random seats and house rules, derived from the seed alone. */
export function caseOf({ game }: Boxed, seed: string): Case {
  const rng = diceOf(seedFrom(`table ${seed}`))(0)
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1)
  const value = (choice: Choice<unknown>): unknown => {
    if ('listOf' in choice) return Array.from({ length: rng.below(choice.most + 1) }, () => choice.sample(rng))
    if ('oneOf' in choice) return choice.oneOf[rng.below(choice.oneOf.length)]
    return choice.from + rng.below(Math.min(choice.to - choice.from, 12) + 1)
  }
  const options = optionsFrom(
    game.options,
    Object.fromEntries(Object.entries(game.options).map(([name, c]) => [name, value(c)])),
  )
  if (isOptionProblem(options)) throw new Error(`${options.option}: expected ${options.expected}`)
  return { seed, seats, options }
}
