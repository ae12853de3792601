import { kernel } from '#editions/edition'
import { type AdviceTaken, adviceTold, noAdvice } from '#engine/advice'
import { type AskedSince, askedAfter } from '#engine/asked'
import type { Loaded, MatchHost } from '#engine/engine'
import type { Playable } from '#games/boxed'
import type { Seat } from '#kernel/seat'
import type { SavedLine, SavedMatch } from './saved-match.ts'

/** What to remember about the players: since when each has a question, and who has just spoken among others. */
export interface LocalAttendance {
  readonly asked: AskedSince
  readonly talking: Seat | null
  /** Who took advice. */
  readonly advice: AdviceTaken
}

export const attended: MatchHost<LocalAttendance>['attended'] = ({ asked: before, advice }, change) => {
  const { by, asked, anew = [] } = change
  const isOneOfMany = by !== null && asked[by] === true && asked.filter(Boolean).length > 1
  const talking = isOneOfMany && anew[by] !== true ? by : null
  return { asked: askedAfter(before, change), talking, advice: adviceTold(advice, change) }
}

/** A match as stored. */
export function loadedFrom(
  { game }: Playable,
  { header, seed, advice = noAdvice }: SavedMatch,
  lines: readonly SavedLine[],
): Loaded<LocalAttendance> {
  const terms = { seats: header.names.length, options: header.options, dice: kernel.diceOf(seed, header.words) }
  const entries = lines.map(({ line }) => kernel.entryIn(line))
  const match = kernel.fold(game, terms, entries)
  const since = { since: entries.length - 1, at: match.at }
  const asked = kernel.askingOf(match).names.map(name => (name === null ? null : since))
  const commands = lines.flatMap(({ command }, seq) => (command === null ? [] : [[command, seq] as const]))
  return { match, attendance: { asked, talking: null, advice }, commands }
}

/** As it is stored: left out while nobody took any. */
export const adviceIn = ({ advice }: LocalAttendance): Pick<SavedMatch, 'advice'> =>
  advice.told.length + advice.sealed.length === 0 ? {} : { advice }
