/** How long windows are open, in seconds, null for as long as it takes; and whether always so, or until all have answered. */
export interface WindowClock {
  readonly pause: number | null
  readonly equal: boolean
}

/** When something that begins now ends. */
export const after = (at: number, seconds: number | null): number | null =>
  seconds === null ? null : at + seconds * 1000
