import type { Place } from './pointed.ts'

/** The distance between the bubble and what it points at, and to the edge of the window, in pixels. */
export const [GAP, EDGE] = [22, 8]

/** Where the bubble goes. */
export interface Spot {
  readonly left: number
  readonly top: number
  /** How wide and high it may be. */
  readonly width: number
  readonly room: number
  /** Where its tail begins, from its left edge; null if it has none. */
  readonly tail: number | null
  readonly isBelow: boolean
  /** There is room for a few lines only: the innkeeper steps aside. */
  readonly isTight: boolean
  /** It lies over what is spoken about or pressed, for nowhere is there a place for it. */
  readonly covers?: true
}

/** The parts of the window, in pixels. */
export interface Window {
  readonly main: Place
  /** The player's own side, and in it what can be pressed. */
  readonly own: Place | null
  readonly doing: Place | null
  /** What is spoken about besides, or pressed at the table. */
  readonly free: readonly Place[]
  readonly height: number
  /** The size of text. */
  readonly rem: number
}

/** How large the bubble wants to be: how high beside the innkeeper, and how high without him. */
export interface Size {
  readonly width: number
  readonly height: number
  readonly alone: number
}

/** What is decided before the height: where it may be from left to right, and what it is beside. */
export interface Stretch {
  readonly left: number
  readonly width: number
  readonly tail: number
  /** The player's own side is a column. */
  readonly isColumn: boolean
  /** It is about something at the player's own side. */
  readonly isOwn: boolean
}
