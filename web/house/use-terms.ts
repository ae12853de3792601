import { useMemo } from 'react'
import { manifestOf } from '#games/manifests'
import { finderOf, type Terms } from '#games/terms'
import type { TermsKnown } from '#ui/terms'
import { useLoaded } from './loaded.ts'
import { useStore } from './observable.ts'
import { settings } from './settings.ts'

/** A game's terms in the current language; null until they have loaded. Texts do not wait for them. */
export function useTerms(game: string, isReached = true): TermsKnown | null {
  const { language } = useStore(settings)
  const terms = useLoaded<Terms, Terms | null>(manifestOf(game)?.terms?.[language], it => it, null)
  return useMemo(() => (terms === null ? null : { find: finderOf(terms), terms, isReached }), [terms, isReached])
}
