import type { DwarvesEvent } from '../events.ts'

const rolls: ReadonlySet<DwarvesEvent['type']> = new Set(['creatureRolled', 'dieRerolled', 'fighterRolledAgain'])

/** How many creatures' dice have fallen. */
export const rollsIn = (events: readonly DwarvesEvent[]): number => events.filter(({ type }) => rolls.has(type)).length

/** Dice have fallen: they are seen to roll before anything comes of them. */
export function heldAt(events: readonly DwarvesEvent[]): number | null {
  const last = events.findLastIndex(({ type }) => rolls.has(type))
  return last < 0 || events[0]?.type === 'seated' ? null : last + 1
}

/** How many movements a creature's roll is looked at before the next one rolls, and all of them together at most. */
const [ONE, ALL] = [2.6, 13]
/** How many it takes the last dice to lie still. */
const TUMBLE = 3

/** How many movements after one roll the next one comes. */
export const betweenRolls = (many: number): number => Math.min(ONE, ALL / many)

/** How many movements it takes until all dice lie still. */
export function heldFor(events: readonly DwarvesEvent[]): number {
  const many = rollsIn(events)
  return (many - 1) * betweenRolls(many) + TUMBLE
}
