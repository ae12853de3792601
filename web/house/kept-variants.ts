import { nameIn } from '#games/workshop/guest'
import { CardProblem } from '#games/workshop/reading'
import { type Variant, variantIn } from '#games/workshop/variant'
import { isSameName } from '#kernel/names'
import type { OptionTable } from '#kernel/options'
import { Observable } from './observable.ts'

/* House rules under a name, kept on this device for everybody who makes tables here. */

type Stored = Readonly<Record<string, unknown>>

const KEY = 'wyrmtavern.variants'

/** What is kept, by game, as it is written. */
export const keptVariants = new Observable<Stored>({})
keptVariants.set(stored())
/** Whether this browser lets us keep them. If not, they last as long as the page. */
export const keepsVariants = new Observable(true)

function stored(): Stored {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Stored
  } catch {
    return keptVariants.value
  }
}

/** The variants of a game that can be played by its options. */
export const variantsIn = (all: Stored, game: string, table: OptionTable<object>): readonly Variant[] =>
  listIn(all, game).flatMap(it => readIn(it, table) ?? [])

/** Keeps these of a game. What cannot be read at the moment stays: a later version may have those options again. */
export function keepVariants(game: string, table: OptionTable<object>, variants: readonly Variant[]): void {
  const before = stored()
  const unread = listIn(before, game).filter(it => readIn(it, table) === null)
  const all = { ...before, [game]: [...unread, ...variants] }
  keptVariants.set(all)
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
    keepsVariants.set(true)
  } catch {
    keepsVariants.set(false)
  }
}

/** Those with one more, which takes the place of any that is called the same. */
export function withVariant(all: readonly Variant[], one: Variant, language: string): readonly Variant[] {
  const at = placeOf(all, nameIn(one, language), language)
  return at < 0 ? [...all, one] : all.with(at, one)
}

/** Where among them the one of this name is; −1 if nowhere. */
export const placeOf = (all: readonly Variant[], name: string, language: string): number =>
  all.findIndex(it => isSameName(nameIn(it, language), name))

const listIn = (all: Stored, game: string): readonly unknown[] => {
  const list = Object.hasOwn(all, game) ? all[game] : []
  return Array.isArray(list) ? list : []
}

function readIn(it: unknown, table: OptionTable<object>): Variant | null {
  try {
    return variantIn(it, table)
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    return null
  }
}
