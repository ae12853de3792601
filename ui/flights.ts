import type { Seat } from '#kernel/seat'

/** A place on the table: a seat, or an element marked with `data-place`. */
export type Place = Seat | string

/** Pieces that travel from one place to another when an event is told. */
export interface Flight {
  /** A kind of thing, drawn by the screen's `Thing`, or a card, drawn by its `Picture`. */
  readonly piece: { readonly thing: string } | { readonly card: string }
  readonly n: number
  readonly from: Place
  readonly to: Place
}
