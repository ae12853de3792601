import type { InLanguages } from '#games/manifest'
import { type Language, languages } from '#ui/language'

/** What a manifest loads, in every language of the house. */
export async function inLanguages<T>(load: InLanguages<() => Promise<T>>): Promise<InLanguages<T>> {
  const all = Object.keys(languages) as Language[]
  const loaded = await Promise.all(all.map(async language => [language, await load[language]()] as const))
  return Object.fromEntries(loaded) as Record<Language, T>
}
