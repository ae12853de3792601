import type { WindowClock } from '#games/pieces/sealing'

/** Durations in seconds; null for no limit. Windows are those for objects (R10.2). */
export interface Clock extends WindowClock {
  /** R5.7, R7.2: the sand of a bargain and of the Market. */
  readonly sand: number | null
  /** R5.7: a moment to look at the loot. */
  readonly look: number | null
  /** R5.13: the moment to step back. */
  readonly closing: number | null
  /** R6.5, R12.7: to choose a victim or a heap. */
  readonly choose: number | null
  /** R6.6, R2.6: to pick a token behind a screen, or whom to call home. */
  readonly pick: number | null
  /** R12.11: how many offers each seat may make in a bargain or at the Market. */
  readonly offers: number
}

const live = (sand: number): Clock => ({
  sand,
  look: 3,
  closing: 1,
  pause: 5,
  equal: true,
  choose: 15,
  pick: 20,
  offers: Number.MAX_SAFE_INTEGER,
})
const day = 24 * 60 * 60

/** R12.11: the available clocks. */
export const clocks = {
  standard: live(60),
  blitz: live(30),
  relaxed: live(90),
  long: live(120),
  days: { sand: day, look: null, closing: null, pause: day, equal: false, choose: day, pick: day, offers: 3 },
  none: {
    sand: null,
    look: null,
    closing: null,
    pause: null,
    equal: false,
    choose: null,
    pick: null,
    offers: Number.MAX_SAFE_INTEGER,
  },
} as const satisfies Readonly<Record<string, Clock>>

export type ClockName = keyof typeof clocks

/** R5.13: this close to the end, a deal closes immediately. */
export const HASTE = 10_000
/** R12.12: this close to the end, offers are frozen. */
export const FREEZE = 5_000
