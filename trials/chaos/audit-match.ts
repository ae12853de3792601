import type { Replica } from '#client/replica'
import type { Boxed } from '#games/boxed'
import { type Asking, anewIn, askingOf } from '#kernel/asking'
import { entryIn, writeFile } from '#kernel/file'
import { textOf } from '#kernel/laws/law'
import { blank, type Entry, follow, type Match } from '#kernel/match'
import { readFile } from '#kernel/reading'
import { redact } from '#kernel/redact'
import type { Seat } from '#kernel/seat'
import { diceOf } from '#kernel/seed'
import { fold } from '#kernel/snapshot'
import { verify } from '#kernel/verify'
import { type Attendance, attendanceIn, attended, newAttendance } from '#server/matches/attendance'
import { dueOf } from '#server/matches/due'
import { Deadlines } from './deadlines.ts'
import type { Life } from './house-process.ts'
import type { KeptLog } from './kept-log.ts'

/** A client's copy of a match; null if it was never told of it. */
export type Copy = Pick<Replica, 'have' | 'view' | 'viewer'> | null

export interface MatchAudit {
  readonly deadlines: Deadlines
  /** Copies that differ from what their viewer may know of the log, or have entries that the log lacks. */
  readonly replicasDiffer: number
  readonly snapshotsDiffer: number
  /** Records stored beside the log that disagree with it. */
  readonly recordsDiffer: number
  /** Why the file of a finished match cannot be verified. */
  readonly fileProblem: string | null
  readonly isOver: boolean
}

/** Folds a log from its first entry, without gaps, and compares everything else with it. */
export function auditMatch(
  { game }: Boxed,
  { kept, last, entries, page }: KeptLog,
  copies: readonly Copy[],
  { lives, patience }: { readonly lives: readonly Life[]; readonly patience: number },
): MatchAudit {
  const { header, seed, pace } = kept
  const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
  const match: Match = blank(game, terms)
  const deadlines = new Deadlines(pace, lives, patience)
  let attendance = newAttendance(terms.seats, pace)
  let asking: Asking | null = null
  let same = 0
  for (const { line, command } of entries) {
    const entry = entryIn(line)
    const by = seatOf(line)
    const isSilence = command === null && by !== null
    deadlines.before(match, attendance, entry, entry.by === 'clock' ? 'clock' : isSilence ? { silent: by } : 'speech')
    follow(match, entry)
    deadlines.after(match)
    const now = askingOf(match)
    const change = { seq: entry.seq, at: entry.at, by, ranOut: isSilence, asked: now.names.map(name => name !== null) }
    const since = asking === null ? {} : { anew: anewIn(asking, now, by), isFree: asking.isFree }
    attendance = attended(attendance, pace, { ...change, ...since })
    asking = now
    same += copies.filter(copy => copy?.have === entry.seq && isSame(copy, match)).length
  }
  deadlines.end(match, attendance, lives.at(-1)?.ended ?? 0)

  const isOver = game.result(match.state) !== null
  const now = attendanceIn(kept.attendance)
  const isRecord = last === match.next - 1 && kept.over === isOver && kept.due === dueOf(match, kept, now)
  const isPage =
    page === null || textOf(fold(game, terms, entriesAfter(entries, page.next), page).state) === textOf(match.state)
  return {
    deadlines,
    replicasDiffer: copies.length - same,
    snapshotsDiffer: Number(!isPage),
    recordsDiffer: Number(!isRecord || timesOf(now) !== timesOf(attendance)),
    fileProblem: isOver ? problemOf(game, { header, seed, entries: entriesAfter(entries, 0) }) : null,
    isOver,
  }
}

const isSame = ({ view, viewer }: NonNullable<Copy>, { state }: Match): boolean =>
  textOf(view) === textOf(redact(state, viewer))

const entriesAfter = (entries: KeptLog['entries'], from: number): readonly Entry[] =>
  entries.slice(from).map(({ line }) => entryIn(line))

/** The part of the attendance that follows from the log alone. Who is minded does not. */
const timesOf = ({ asked, bank }: Attendance): string => JSON.stringify({ asked, bank })

function problemOf(game: Boxed['game'], file: Parameters<typeof writeFile>[0]): string | null {
  try {
    verify(game, readFile(writeFile(file)))
    return null
  } catch (error) {
    return String(error)
  }
}

/**
 * Whose entry it is, from the stored line, which names the author even of covert answers; null for the clock and the
 * house.
 */
function seatOf(line: string): Seat | null {
  const { by } = JSON.parse(line) as { readonly by: string | Readonly<Record<string, unknown>> }
  if (typeof by === 'string') return null
  const covert = by.covert as { readonly is: { readonly seat: Seat } } | undefined
  return covert?.is.seat ?? (by.seat as Seat | undefined) ?? null
}
