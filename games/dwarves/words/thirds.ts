import type { BoxedKind } from '../cards/creatures.ts'
import type { Kind } from '../cards/kinds.ts'

/** Kinds of which every language says in its own words what a third of them does. */
const thirds = { dwarf: true, elf: true, troll: true } as const satisfies { readonly [K in BoxedKind]?: true }

export const hasThird = (kind: Kind): kind is keyof typeof thirds => kind in thirds
