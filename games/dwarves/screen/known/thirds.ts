import type { Saying } from '#games/saying'
import { isGuest } from '#games/workshop/guest-id'
import { hatedAt, kindsWith } from '../../cards/index.ts'
import { type Kind, strikesAt } from '../../cards/kinds.ts'
import { isThird } from '../../rules/aversion.ts'
import { countOnTable } from '../../rules/groups.ts'
import type { State } from '../../types.ts'
import { saying, severalIn } from '../../words/things.ts'
import { hasThird } from '../../words/thirds.ts'
import { sparesSome } from '../../words/traits.ts'

/** R4.2 to R4.4, R12.4: who is affected by the next of this kind. */
export function reachOf(view: State, kind: Kind): 'own' | 'third' | 'nobody' {
  if (isThird(view, kind)) return 'third'
  return countOnTable(view, kind) + 1 < strikesAt(kind) || view.options.fourthClears ? 'own' : 'nobody'
}

/** The kinds that need only one more, and what that would do. */
export const thirdsOf = (view: State): readonly Saying[] =>
  kindsWith(view.options)
    .filter(kind => isThird(view, kind))
    .map(kind => thirdOf(view, kind))

function thirdOf(view: State, kind: Kind): Saying {
  const flying = sparesSome(view, kind) ? 'some' : 'none'
  const hated = hatedAt(view.options, kind)
  if (hasThird(kind) && !hated.some(isGuest)) return saying(`screen.aversion.thirdOf.${kind}`, { flying })
  return saying('screen.aversion.thirdOf.other', { card: { card: kind }, kinds: severalIn(hated), flying })
}
