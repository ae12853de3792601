/** Something to say, independent of language: the name of a message in the game's words, and its values. */
export interface Saying {
  readonly say: string
  readonly with: Readonly<Record<string, Piece>>
}

/** A value in a message. Text is a keyword the message selects by, never words. */
export type Piece =
  | number
  | string
  /**
   * A player. Under the name `who`, `{who}` is the player's name, or `you`; `{whoIs, select, you {…} youToo {…} other
   * {…}}` asks which (`youToo` for a list of `you` and others), and `<whoAs>your</whoAs>` gives `you` another form.
   */
  | { readonly seat: number }
  /**
   * A card by its id. In a message, `{card}` is its title; `{cardThe}` and `{cardObject}` are its forms within a
   * sentence.
   */
  | { readonly card: string }
  /** An amount of one kind of thing, such as coins. */
  | { readonly thing: string; readonly n: number }
  | { readonly rule: string }
  /** Several items, as a list in the language; an empty list is `nothing`. */
  | { readonly all: readonly Piece[]; readonly joined: Joined }
  /** A sentence within another, capitalized. */
  | { readonly sentence: Saying }
  | Saying

/** As a list of words, with a separator, or as consecutive sentences. */
export type Joined = 'and' | 'or' | 'dots' | 'commas' | 'semicolons' | 'spaces'

/** The words of one language: messages by name, in ICU syntax. */
export interface Words {
  readonly [name: string]: string | Words
}

/** The same names with any words, as a translation must provide them. A missing one is a type error. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** The names of all messages, with dots. */
export type Named<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Named<T[K]>}`
}[keyof T & string]

/** Creates the sayings of a game whose words have these names. */
export const sayer =
  <T>() =>
  (say: Named<T>, pieces: Saying['with'] = {}): Saying => ({ say, with: pieces })
