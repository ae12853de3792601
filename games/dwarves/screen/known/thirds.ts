import type { Saying } from '#games/saying'
import { type Kind, kinds } from '../../cards/creatures.ts'
import { isThird } from '../../rules/aversion.ts'
import { countOnTable } from '../../rules/groups.ts'
import type { State } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { hasThird } from '../../words/thirds.ts'
import { sparesSome } from '../../words/traits.ts'

/** R4.2 to R4.4, R12.4: who is affected by the next of this kind. */
export function reachOf(view: State, kind: Kind): 'own' | 'third' | 'nobody' {
  if (isThird(view, kind)) return 'third'
  return countOnTable(view, kind) < 2 || view.options.fourthClears ? 'own' : 'nobody'
}

/** The kinds with two on the table, and what a third would do. */
export const thirdsOf = (view: State): readonly Saying[] =>
  kinds
    .filter(hasThird)
    .filter(kind => isThird(view, kind))
    .map(kind => saying(`screen.aversion.thirdOf.${kind}`, { flying: sparesSome(view, kind) ? 'some' : 'none' }))
