import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as russian } from '@orama/stemmers/russian'
import type { SoughtWord } from '../storage/board-port.ts'

/*
 * What notes are found by: their words as they are written and their stems, both without marks and capitals. Text and
 * search are read alike, here and not in a database, so that every engine finds the same.
 */

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  it: italian,
  de: german,
  ru: russian,
}

const LONGEST = 40
const MOST_WORDS = 3000
/** How many words of a search are looked for, and how much of the last must be there before it counts as unfinished. */
const [MOST_SOUGHT, SHORTEST_PREFIX] = [8, 2]

const folded = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')

/** Words in lower case, each with where it begins. */
export function wordsIn(text: string): readonly { readonly word: string; readonly at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().normalize('NFC').slice(0, LONGEST),
    at: index,
  }))
}

/** A word and its stems in these languages. Whatever is not a letter or digit after that is no word. */
export function formsOf(word: string, languages: readonly string[] = Object.keys(stemmers)): readonly string[] {
  const forms = [word, ...languages.map(language => stemmers[language]?.(word) ?? word)].map(folded)
  return [...new Set(forms)].filter(form => /^[\p{L}\p{N}]+$/u.test(form))
}

/** What a note in this language is found by. */
export function foundBy(text: string, language: string): string {
  const found = new Set<string>()
  for (const { word } of wordsIn(text)) {
    for (const form of formsOf(word, [language])) found.add(form)
    if (found.size > MOST_WORDS) break
  }
  return [...found].join(' ')
}

/** What somebody looks for. The last word may be unfinished, unless a space follows. */
export function soughtIn(text: string): readonly SoughtWord[] {
  const all = wordsIn(text).slice(0, MOST_SOUGHT)
  const isUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(text)
  return all.flatMap(({ word }, at) => {
    const forms = formsOf(word)
    const [own = ''] = forms
    const isLast = at === all.length - 1 && isUnfinished && own.length >= SHORTEST_PREFIX
    return forms.length === 0 ? [] : [{ forms, prefix: isLast ? own : null }]
  })
}

/** Whether a word of a text is one that somebody looks for. */
export function isSought(word: string, language: string, sought: readonly SoughtWord[]): boolean {
  const own = formsOf(word, [language])
  return sought.some(
    ({ forms, prefix }) =>
      own.some(form => forms.includes(form)) || (prefix !== null && own.some(form => form.startsWith(prefix))),
  )
}
