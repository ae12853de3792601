import type { GameEvent } from '#kernel/game'
import type { Effect } from './sounds.ts'

/**
 * One step of a scene. A scene shows an entry bit by bit: fists open before anybody is told who won. Whatever has not
 * been told yet is nowhere on the page: neither in the log nor in totals, sounds or words for screen readers.
 */
export interface Beat {
  /** What the stage shows now, in the game's own words: `breath`, `open`, `count`. */
  readonly name: string
  /** How many events of the entry have been told by now. */
  readonly told: number
  /** Up to which event the stage shows more than has been told, such as coins that nobody has counted yet. */
  readonly shown?: number
  /** Counts the steps of several beats with the same name, such as dice that settle one after another. */
  readonly step?: number
  /** In milliseconds at the usual speed. */
  readonly lasts: number
  /** Somebody who skips for the first time goes on to the next beat with this, or to the end of the scene. */
  readonly isStop?: boolean
  readonly sound?: Effect
}

/** The current beat of a scene, as the stage sees it. */
export interface SceneSeen<E extends GameEvent = GameEvent> {
  readonly name: string
  readonly step: number
  /** How long this beat lasts in milliseconds, at the viewer's own speed. */
  readonly lasts: number
  /** The events that the stage shows and nothing else tells yet. */
  readonly showing: readonly E[]
}

/** How long a scene lasts, in milliseconds at the usual speed. */
export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { lasts }) => sum + lasts, 0)

/** Where a skip from this beat leads: to the next stop, or past the end. A second skip always leads past the end. */
export function skipFrom(beats: readonly Beat[], at: number, isSecond = false): number {
  if (isSecond) return beats.length
  const stop = beats.findIndex(({ isStop }, i) => i > at && isStop === true)
  return stop < 0 ? beats.length : stop
}
