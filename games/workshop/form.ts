/**
 * What may stand in a place of a card, as data. The reader at the door, the published schema, random cards and the page
 * where cards are made all follow the same form.
 */
export type Form =
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'word'; readonly of: readonly string[] }
  /** Some of these words, each at most once. Their order means nothing. */
  | { readonly is: 'words'; readonly of: readonly string[]; readonly least: number }
  /** How many of what: each from one to its most, and at least one of them. */
  | { readonly is: 'amounts'; readonly of: Readonly<Record<string, number>> }
  | { readonly is: 'record'; readonly parts: Parts }
  /** Any one of these forms. They are told apart by what they are, or by the names of their parts. */
  | { readonly is: 'either'; readonly of: readonly Form[] }
  /** A list of pieces of the vocabulary, `{ do: 'gain', … }`, which may have pieces inside. */
  | { readonly is: 'pieces'; readonly least: number }

export type Parts = Readonly<Record<string, Form>>
/** Every piece there is, by its word, with its parts. */
export type Vocabulary = Readonly<Record<string, Parts>>

export const number = (from: number, to: number): Form => ({ is: 'number', from, to })
export const word = (...of: readonly string[]): Form => ({ is: 'word', of })
export const words = (of: readonly string[], least = 1): Form => ({ is: 'words', of, least })
export const amounts = (of: Readonly<Record<string, number>>): Form => ({ is: 'amounts', of })
export const record = (parts: Parts): Form => ({ is: 'record', parts })
export const either = (...of: readonly Form[]): Form => ({ is: 'either', of })
export const pieces = (least = 1): Form => ({ is: 'pieces', least })

/** A card is small enough to be read aloud: so many pieces in all, and so deep inside each other. */
export const MOST_PIECES = 12
export const DEEPEST = 4
