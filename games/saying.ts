/** Something to be said, before it has a language: which message of the game's words it is, and what goes into it. */
export interface Saying {
  readonly say: string
  readonly with: Readonly<Record<string, Piece>>
}

/** What goes into a message. Text is a keyword for the message to choose by, never words. */
export type Piece =
  | number
  | string
  | { readonly seat: number }
  /** A card by its id: a message calls it `{card}` by its title, `{cardThe}` and `{cardObject}` within a sentence. */
  | { readonly card: string }
  /** So many of one kind of thing, such as coins. */
  | { readonly thing: string; readonly n: number }
  | { readonly rule: string }
  /** Several, as a language lists them; none is `nothing`. */
  | { readonly all: readonly Piece[]; readonly joined: Joined }
  /** A sentence within another, with a capital letter. */
  | { readonly sentence: Saying }
  | Saying

/** As a list of words, with a mark between, or as sentences one after another. */
export type Joined = 'and' | 'or' | 'dots' | 'commas' | 'semicolons' | 'spaces'

/** The words of one language: messages by name, ICU syntax. */
export interface Words {
  readonly [name: string]: string | Words
}

/** The same names with any words: what another language has to give. A missing one is a type error. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** The names of all messages, with dots. */
export type Named<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Named<T[K]>}`
}[keyof T & string]

/** Makes the sayings of a game, whose words have these names. */
export const sayer =
  <T>() =>
  (say: Named<T>, pieces: Saying['with'] = {}): Saying => ({ say, with: pieces })
