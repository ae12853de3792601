import type { Boxed } from '#games/boxed'
import { lineOf } from '#kernel/file'
import type { Entry, Match } from '#kernel/match'
import { diceOf } from '#kernel/seed'
import { fold } from '#kernel/snapshot'
import { fromJson } from '#kernel/wire'
import type { KeptMatch, MatchStore } from '../storage/port.ts'
import { type Attendance, attendanceIn } from './attendance.ts'

/** A match as it was found in the log. */
export interface Loaded {
  readonly kept: KeptMatch
  readonly match: Match
  readonly attendance: Attendance
  readonly commands: readonly (readonly [command: string, seq: number])[]
}

/** More commands than anybody sends again. */
export const COMMANDS = 200

/** Our own lines, written by us: they need no checking again. */
const entry = (line: string): Entry => fromJson(JSON.parse(line)) as Entry

/** Folds what is on disk, from the last kept page on. */
async function match(store: MatchStore, box: Boxed, known: KeptMatch): Promise<Loaded> {
  const page = await store.snapshot(known.id)
  const lines = await store.lines(known.id, page?.next ?? 0)
  const kept = (await store.find(known.id)) ?? known
  const { header, seed } = kept
  const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
  const commands = await store.commands(known.id, COMMANDS)
  return {
    kept,
    match: fold(box.game, terms, lines.map(entry), page),
    attendance: attendanceIn(kept.attendance),
    commands: commands.map(({ command, seq }) => [command, seq] as const),
  }
}

export const load = { entry, line: lineOf, match }
