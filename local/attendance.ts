import { kernel } from '#editions/edition'
import { type AskedSince, askedAfter } from '#engine/asked'
import type { Loaded, MatchHost } from '#engine/engine'
import type { Playable } from '#games/boxed'
import type { Seat } from '#kernel/seat'
import type { SavedLine, SavedMatch } from './saved-match.ts'

/** What to remember about the players: since when each has a question, and who has just spoken among others. */
export interface LocalAttendance {
  readonly asked: AskedSince
  readonly talking: Seat | null
}

export const attended: MatchHost<LocalAttendance>['attended'] = ({ asked: before }, change) => {
  const { by, asked, anew = [] } = change
  const isOneOfMany = by !== null && asked[by] === true && asked.filter(Boolean).length > 1
  return { asked: askedAfter(before, change), talking: isOneOfMany && anew[by] !== true ? by : null }
}

/** A match as stored. */
export function loadedFrom(
  { game }: Playable,
  { header, seed }: SavedMatch,
  lines: readonly SavedLine[],
): Loaded<LocalAttendance> {
  const terms = { seats: header.names.length, options: header.options, dice: kernel.diceOf(seed, header.words) }
  const entries = lines.map(({ line }) => kernel.entryIn(line))
  const match = kernel.fold(game, terms, entries)
  const since = { since: entries.length - 1, at: match.at }
  const asked = kernel.askingOf(match).names.map(name => (name === null ? null : since))
  const commands = lines.flatMap(({ command }, seq) => (command === null ? [] : [[command, seq] as const]))
  return { match, attendance: { asked, talking: null }, commands }
}
