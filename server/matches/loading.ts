import type { Edition } from '#editions/edition'
import type { Editions } from '#editions/editions'
import type { Loaded as LoadedBy } from '#engine/engine'
import { COMMANDS } from '#engine/remembered'
import type { MatchStore, StoredMatch } from '../storage/port.ts'
import { type Attendance, attendanceIn } from './attendance.ts'

/** A match as loaded from the log, with its edition. */
export interface LoadedMatch extends LoadedBy<Attendance> {
  readonly kept: StoredMatch
  readonly name: string
  readonly edition: Edition
}

/**
 * The edition a match is played with now: the one it began with or was last moved to. Throws if it is missing, because
 * no other can replace it.
 */
export async function editionOf(
  editions: Editions,
  { id, header, moves }: StoredMatch,
): Promise<Pick<LoadedMatch, 'name' | 'edition'>> {
  const name = moves.at(-1)?.edition ?? editions.begunBy(header)
  const edition = name === null ? null : await editions.find(name)
  if (name === null || edition === null)
    throw new Error(
      `match ${id} is played by edition ${name ?? `of rules ${header.rules} with cards ${header.cards}`} of ${header.game}, which is not available`,
    )
  return { name, edition }
}

/** Folds the stored log, starting at the last snapshot. Ignores snapshots of other editions. */
export async function loadMatch(store: MatchStore, editions: Editions, known: StoredMatch): Promise<LoadedMatch> {
  const { name, edition } = await editionOf(editions, known)
  const found = await store.snapshot(known.id)
  const page = found?.edition === name ? found : null
  const from = page?.next ?? 0
  const newer = await store.newer(known.id, from)
  if (newer === null || newer.last !== from + newer.lines.length - 1)
    throw new Error(`match ${known.id} cannot be read: its log does not end where it should`)
  const { version, last, attendance } = newer
  const kept = { ...known, version, last, attendance }
  const { header, seed } = kept
  const { game, kernel } = edition
  const terms = { seats: header.names.length, options: header.options, dice: kernel.diceOf(seed, header.words) }
  const commands = await store.commands(known.id, COMMANDS)
  return {
    kept,
    name,
    edition,
    match: kernel.fold(
      game,
      terms,
      newer.lines.map(({ line }) => kernel.entryIn(line)),
      page,
    ),
    attendance: attendanceIn(attendance),
    commands: commands.map(({ command, seq }) => [command, seq] as const),
  }
}
