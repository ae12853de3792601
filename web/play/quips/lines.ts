import type { Persona } from '#kernel/bot-name'
import type { Language } from '#ui/language'
import type { Occasion } from '#ui/quips'

/** What each persona says on each occasion, in one language: written for it, not translated. No line tells whether a man or a woman speaks. */
export type Lines = Readonly<Record<Persona, Readonly<Record<Occasion, readonly [string, string, ...string[]]>>>>

/** Only the lines of the reader's language are loaded. */
export const linesIn: Readonly<Record<Language, () => Promise<Lines>>> = {
  en: async () => (await import('./lines/en.ts')).lines,
  it: async () => (await import('./lines/it.ts')).lines,
  de: async () => (await import('./lines/de.ts')).lines,
  ru: async () => (await import('./lines/ru.ts')).lines,
}
