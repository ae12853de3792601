import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { Window, WindowClock } from './sealing.ts'

/** What this seat did in the window; null if nothing yet. */
export const moveIn = <Move>({ sealed }: Window<Move>, seat: Seat): Move | null => peek(of(sealed, seat))

/** Whether this seat may still answer. */
export const isOpenTo = (window: Window<unknown>, seat: Seat): boolean =>
  window.seats.includes(seat) && moveIn(window, seat) === null

/** Whether everybody it waits for has answered, if windows need not stay open for their full time. */
export const mayClose = (window: Window<unknown>, { equal }: WindowClock, waits: (seat: Seat) => boolean): boolean =>
  !equal && window.seats.every(seat => !waits(seat) || moveIn(window, seat) !== null)
