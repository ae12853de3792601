import { type BoxedKind, boxedKinds } from '../../cards/creatures.ts'

/** The kinds of the box by their names on the cards. */
export const kindNames = (
  cards: Readonly<Record<BoxedKind, { readonly name: string }>>,
): Readonly<Record<string, string>> => Object.fromEntries(boxedKinds.map(kind => [kind, cards[kind].name]))
