import type { Counts } from '#kernel/question'
import { type Called, namedFirst, only, type Say, wordsOf } from './called.ts'

/** Kinds of things that can be counted: the likely ones here, and all that can be named. */
export interface Kinds {
  readonly likely: readonly string[]
  readonly all: readonly string[]
}

/** Ignores filler words. */
const plainly = (text: string): readonly string[] => wordsOf(text).filter(word => word !== 'and' && word !== 'the')

/** Typed text, read word by word from the left. */
export class Typed {
  #words: readonly string[]

  constructor(text: string) {
    this.#words = plainly(text)
  }

  get isRead(): boolean {
    return this.#words.length === 0
  }

  /** Whether these are the next words. */
  sees(...words: readonly string[]): boolean {
    return words.every((word, i) => this.#words[i] === word)
  }

  /** Takes the next word if it is one of these. */
  take(...words: readonly string[]): boolean {
    const isOne = words.some(word => this.sees(word))
    if (isOne) this.#drop(1)
    return isOne
  }

  /** A seat by the beginning of its name; null if it is none of these. */
  seat(seats: readonly number[], say: Say): number | null {
    if (this.take('me')) return say.me
    const all = seats.map((it): Called<number> => ({ it, words: plainly(say.seat(it)) }))
    const named = only(namedFirst(this.#words, all))
    this.#drop(named?.words.length ?? 0)
    return named?.it ?? null
  }

  /** `2 gold 1 blue`, `2g 1b`, `nothing`; null if there are no counts here. */
  counts(kinds: Kinds): Counts | null {
    if (this.take('nothing')) return {}
    const counts = new Map<string, number>()
    for (;;) {
      const [, digits, stuck = ''] = this.#words[0]?.match(/^(\d+)(\p{L}*)$/u) ?? []
      if (digits === undefined) return counts.size === 0 ? null : Object.fromEntries(counts)
      const word = stuck || (this.#words[1] ?? '')
      const named = kindNamed(word, kinds.likely) ?? kindNamed(word, kinds.all)
      const kind = named ?? (stuck === '' ? unnamed(word, kinds) : null)
      if (kind === null) return null
      this.#drop(named === null || stuck !== '' ? 1 : 2)
      counts.set(kind, (counts.get(kind) ?? 0) + Number(digits))
    }
  }

  #drop(words: number): void {
    this.#words = this.#words.slice(words)
  }
}

function kindNamed(word: string, names: readonly string[]): string | null {
  const all = names.map((it): Called<string> => ({ it, words: [it.toLowerCase()] }))
  return only(namedFirst([word], all))?.it ?? null
}

/** A bare number counts the only kind there is, if what follows is neither a number nor the beginning of a kind. */
function unnamed(next: string, { likely: [only, ...more], all }: Kinds): string | null {
  const isBare = next === '' || !(/^\d/.test(next) || all.some(name => name.toLowerCase().startsWith(next)))
  return only !== undefined && more.length === 0 && isBare ? only : null
}
