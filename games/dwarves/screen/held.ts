import type { Beat } from '#ui/scenes'
import type { DwarvesEvent } from '../events.ts'

const rolls: ReadonlySet<DwarvesEvent['type']> = new Set(['creatureRolled', 'dieRerolled', 'fighterRolledAgain'])

/** The number of creatures whose dice have fallen. */
export const rollsIn = (events: readonly DwarvesEvent[]): number => events.filter(({ type }) => rolls.has(type)).length

/** Dice have fallen. They are shown rolling before anything follows. */
export function heldAt(events: readonly DwarvesEvent[]): number | null {
  const last = events.findLastIndex(({ type }) => rolls.has(type))
  return last < 0 || events[0]?.type === 'seated' ? null : last + 1
}

/** For how many movements a creature's roll is shown before the next, and the maximum for all of them together. */
const [ONE, ALL] = [2.6, 13]
/** For how many movements the last dice tumble. */
const TUMBLE = 3

/** How many movements pass between two rolls. */
export const betweenRolls = (many: number): number => Math.min(ONE, ALL / many)

/** How many movements it takes until all dice are still. */
export function heldFor(events: readonly DwarvesEvent[]): number {
  const many = rollsIn(events)
  return (many - 1) * betweenRolls(many) + TUMBLE
}

export const scene = (events: readonly DwarvesEvent[]): readonly Beat[] => {
  const told = heldAt(events)
  return told === null ? [] : [{ name: 'held', told, lasts: 1000 + 250 * heldFor(events) }]
}
