import type { Option } from '#kernel/question'

/** What things are called at this table. */
export interface Say {
  /** The seat with the question. */
  readonly me: number
  readonly seat: (seat: number) => string
  /** The name of an option; in a menu, of an option of this move. */
  readonly option: (option: Option, move?: string) => string
  readonly move: (move: string) => string
  /** What Enter alone does: give the idle answer, wait and see, or nothing. */
  readonly enter: 'idle' | 'wait' | 'nothing'
}

/** What things are called inside one move of a menu. */
export const within = (say: Say, move: string): Say => ({ ...say, option: option => say.option(option, move) })

/** A seat's name from the point of view of the seat with the question. */
export const seatText = (seat: number, say: Say): string => (seat === say.me ? 'me' : say.seat(seat))

/** Something that can be meant, and one of its names. */
export interface Called<T> {
  readonly it: T
  readonly words: readonly string[]
}

/** Ignores case, quotes and commas. A semicolon is a word. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(';', ' ; ')
    .split(/[\s,+:“”"]+/u)
    .filter(word => word !== '')

/**
 * What the first words can name, and how many of them it takes: full names first, otherwise names that begin with the
 * first word.
 */
export function namedFirst<T>(typed: readonly string[], all: readonly Called<T>[]): readonly Called<T>[] {
  const [first = ''] = typed
  const begun = all.filter(({ words }) => first !== '' && words[0]?.startsWith(first))
  const whole = begun.filter(({ words }) => words.every((word, i) => word === typed[i]))
  // An abbreviated word stands alone: the 1 of “str 1 gold” does not belong to Stranger 1.
  const named = (whole.length > 0 ? whole : begun).map(({ it, words }) => {
    const differs = words.findIndex((word, i) => word !== typed[i])
    return { it, words: differs === -1 ? words : words.slice(0, Math.max(1, differs)) }
  })
  const most = Math.max(...named.map(n => n.words.length))
  return its(named.filter(n => n.words.length === most))
}

/** What all the words together can name: by full name, by its beginning, or by the beginnings of its words. */
export function namedBy<T>(text: string, all: readonly Called<T>[]): readonly Called<T>[] {
  const typed = partsOf(text)
  const told = typed.join(' ')
  if (told === '') return []
  const ways: readonly ((parts: readonly string[]) => boolean)[] = [
    parts => parts.join(' ') === told,
    parts => parts.join(' ').startsWith(told),
    parts => typed.every(word => parts.some(part => begins(part, word))),
  ]
  for (const fits of ways) {
    const named = all.filter(({ words }) => fits(partsOf(words.join(' '))))
    if (named.length > 0) return its(named)
  }
  return []
}
/** A number must match exactly: offer 3 is not offer 30. */
const begins = (part: string, word: string): boolean => (/^\d/.test(word) ? part === word : part.startsWith(word))
export const partsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Without duplicates under other names. */
const its = <T>(named: readonly Called<T>[]): readonly Called<T>[] => [...new Map(named.map(n => [n.it, n])).values()]

/** The only one; null if there is none, or more than one. */
export const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)
