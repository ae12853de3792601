import type { Rng } from '#kernel/chance'
import type { ListChoice } from '#kernel/options'
import { type Guest, guestIn, type Kind, type Kinds, lights, MOST_GUESTS } from './guest.ts'
import { randomOf } from './random.ts'
import { CardProblem } from './reading.ts'

/** The option of a game that says which guests are at the table: cards that somebody made, by their content. */
export const guestsOption = (kinds: Kinds, rule: string): ListChoice & { readonly rule: string } => ({
  listOf: 'cards',
  most: MOST_GUESTS,
  read: it => readGuest(it, kinds),
  sample: rng => randomGuest(kinds, rng),
  rule,
})

/** Reads anything as a card of these kinds, or says what was expected. */
export function readGuest(it: unknown, kinds: Kinds): { readonly value: Guest } | { readonly expected: string } {
  try {
    return { value: guestIn(it, kinds) }
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    return { expected: `${error.at}: ${error.expected}${error.rule === null ? '' : ` (${error.rule})`}` }
  }
}

/** Any card at all that these kinds allow. */
export function randomGuest(kinds: Kinds, rng: Rng): Guest {
  for (;;) {
    const names = Object.keys(kinds)
    const kind = names[rng.below(names.length)] as string
    const { facts, vocabulary, mostCopies, mend = it => it } = kinds[kind] as Kind
    const random = randomOf({ is: 'record', parts: facts }, vocabulary, rng) as Readonly<Record<string, unknown>>
    const found = readGuest(
      {
        kind,
        names: { en: `Guest ${rng.below(1000)}` },
        picture: 'cowled',
        light: lights[rng.below(lights.length)],
        copies: 1 + rng.below(mostCopies),
        ...mend(random, rng),
      },
      kinds,
    )
    if ('value' in found) return found.value
  }
}
