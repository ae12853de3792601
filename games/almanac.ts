import type { GameEvent } from '#kernel/game'
import type { InLanguages } from './manifest.ts'
import type { Words } from './saying.ts'

/** Notes one observation about a card, or about the whole game (`GAME`): a number, or 1 for yes and 0 for no. */
export type Note = (card: string, figure: string, value: number, at?: number) => void

/** Looks at one match and notes what the almanac counts. `state` is as the event found it, `time` that of its entry. */
export type Scribe<S extends object = object, E extends GameEvent = GameEvent> = () => (
  event: E,
  state: S,
  note: Note,
  time: number,
) => void

/** A scribe without its own types. It is only ever given data of its own game. */
export const scribe = <S extends object, E extends GameEvent>(own: Scribe<S, E>): Scribe => own as unknown as Scribe

/** In place of a card: what is noted about the game as a whole. No card has this name. */
export const GAME = 'game'

/** A share is an average of yes and no, a part one of fractions; both are told in per cent. */
export type Unit = 'share' | 'part' | 'number'

/** An average over many games, its 95 % interval, and the number of observations. */
export interface Figure {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** All that is known of a card: figures by name, and some of them by round, number of seats and so on. */
export interface CardFigures {
  readonly all: Readonly<Record<string, Figure>>
  readonly by: Readonly<Record<string, readonly (Figure & { readonly at: number })[]>>
}

/** What the figures come from: everything that determines the games. */
export interface Source {
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  readonly bot: string
  readonly seats: number
  readonly seed: string
  readonly games: number
  readonly batches: number
}

export interface Almanac {
  readonly source: Source
  /** SHA-256 of the batches that the figures are derived from (`batches.jsonl`). */
  readonly material: string
  readonly cards: Readonly<Record<string, CardFigures>>
}

/** One figure by its address: of a card or of the game, perhaps in one place of a row. */
export interface Pointer {
  readonly card: string
  readonly figure: string
  readonly at?: number
}

/** That a figure is clearly above or below another, or a number: their intervals do not touch. */
export interface Claim {
  readonly that: Pointer
  readonly is: 'above' | 'below'
  readonly than: Pointer | number
}

export const above = (that: Pointer, than: Pointer | number): Claim => ({ that, is: 'above', than })
export const below = (that: Pointer, than: Pointer | number): Claim => ({ that, is: 'below', than })

/** A piece of advice. Its words are in the game's tips (`maxims.ID`); it stands only while all its claims hold. */
export interface Maxim {
  readonly id: string
  readonly claims: readonly Claim[]
}

/** What a game's tips consist of, besides figures and words. */
export interface Tips {
  /** How many games the command plays if nobody says. */
  readonly games: number
  /** Every figure in the order of its row in a table. */
  readonly units: Readonly<Record<string, Unit>>
  /** The cards by kind, in display order. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** The pictures of the game's page: a figure of all cards of these kinds, in order. */
  readonly ranked: readonly { readonly figure: string; readonly groups: readonly string[] }[]
  /** The pictures of a card's page: figures by round, number of players and so on; from `many` on counted together. */
  readonly rows: Readonly<Record<string, { readonly many?: number }>>
  readonly maxims: readonly Maxim[]
}

/** A picture made when the page is built: text, or an element of SVG with its attributes and what is in it. */
export type Drawing =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Drawing[]]

/** The pictures of a game in one language: of its own page by figure, and of its cards by card and figure. */
export interface Plots {
  readonly ranked: Readonly<Record<string, Drawing>>
  readonly rows: Readonly<Record<string, Readonly<Record<string, Drawing>>>>
}

/** The figure a pointer points at; null if there were too few observations. */
export function pointedAt({ cards }: Almanac, { card, figure, at }: Pointer): Figure | null {
  const of = cards[card]
  return (at === undefined ? of?.all[figure] : of?.by[figure]?.find(it => it.at === at)) ?? null
}

/** Whether a claim holds, interval against interval. */
export function holds(almanac: Almanac, { that, is, than }: Claim): boolean {
  const one = pointedAt(almanac, that)
  const other = typeof than === 'number' ? { low: than, high: than } : pointedAt(almanac, than)
  if (one === null || other === null) return false
  return is === 'above' ? one.low > other.high : one.high < other.low
}

/** Everything about a game's tips. */
export interface TipsParts {
  readonly scribe: () => Promise<Scribe>
  readonly page: () => Promise<Tips>
  readonly almanac: () => Promise<Almanac>
  readonly texts: InLanguages<() => Promise<Words>>
  /** Drawn when the page is built, and only there. */
  readonly plots: InLanguages<() => Promise<Plots>>
}
