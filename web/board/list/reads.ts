import { type Language, languageIn } from '#ui/language'
import { Observable, useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { keepAt, keptAt } from '../kept.ts'

const areLanguages = (it: unknown): it is readonly Language[] =>
  Array.isArray(it) && it.length > 0 && it.every(each => languageIn(each) !== null)

const chosen = new Observable(keptAt('reads', areLanguages))

/** The languages that somebody reads: that of the page, until they choose others. */
export function useReads(): readonly Language[] {
  const { language } = useStore(settings)
  return useStore(chosen) ?? [language]
}

export function changeReads(reads: readonly Language[]): void {
  keepAt('reads', reads)
  chosen.set(reads)
}
