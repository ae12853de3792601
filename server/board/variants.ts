import type { Boxed } from '#games/boxed'
import { CardProblem } from '#games/workshop/reading'
import { type Variant, variantAt } from '#games/workshop/variant'
import { type Embed, embedsIn, type IsOurs } from '#protocol/note-text'

type Shelf = Readonly<Record<string, Boxed>>

/** The house rules that an address in a note carries; null if there cannot be such. */
export function variantOf(shelf: Shelf, { game, letters }: Extract<Embed, { kind: 'variant' }>): Variant | null {
  const tableOf = (id: string) => (Object.hasOwn(shelf, id) ? (shelf[id]?.game.options ?? null) : null)
  try {
    return variantAt(`/new/${game}/variant-${letters}`, tableOf)?.variant ?? null
  } catch (error) {
    if (error instanceof CardProblem) return null
    throw error
  }
}

/** What house rules in a text are called: others read that, although it is not written there. */
export const variantNamesIn = (shelf: Shelf, text: string, isOurs: IsOurs): readonly string[] =>
  embedsIn(text, isOurs).flatMap(embed =>
    embed.kind === 'variant' ? Object.values(variantOf(shelf, embed)?.names ?? {}) : [],
  )
