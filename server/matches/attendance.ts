import { z } from 'zod'
import type { AdviceSitter } from '#client/advice'
import { adviceTold } from '#engine/advice'
import { askedAfter, type Change } from '#engine/asked'
import { type Seat, seatsOf } from '#kernel/seat'
import { seatSchema } from '#protocol/parts'
import type { DeepReadonly } from '#protocol/read'
import type { MatchSitter } from '../storage/port.ts'
import { type Pace, thinkingUntil } from './pace.ts'

/*
 * Whom the match waits for and since when, how much time each seat has left, and who is away. Stored with every entry,
 * so it survives a restart. Not part of the game.
 */

const attendanceSchema = z.object({
  /** For each seat with a question: after which entry and when it was asked. */
  asked: z.array(z.object({ since: z.int(), at: z.int() }).nullable()),
  /** Milliseconds left to think, if the pace has a bank. */
  bank: z.array(z.int()),
  /** How often in a row a seat ran out of time. */
  missed: z.array(z.int()),
  /** How often a seat ran out of time in the whole match; left out while nobody did. */
  late: z.array(z.int()).exactOptional(),
  /** Why a person does not answer: they ran out of time, or gave up the seat. A bot may answer instead. */
  minded: z.array(z.enum(['away', 'left']).nullable()),
  /** Who took advice; left out while nobody did. */
  advice: z
    .object({ told: z.array(z.object({ seat: seatSchema, after: z.int() })), sealed: z.array(seatSchema) })
    .exactOptional(),
})
export type Attendance = DeepReadonly<z.infer<typeof attendanceSchema>>

export const attendanceIn = (text: string): Attendance => attendanceSchema.parse(JSON.parse(text))

/** After running out of time this often, a person counts as away until they are back. */
const PATIENCE = 2

export function newAttendance(seats: number, pace: Pace): Attendance {
  const all = seatsOf(seats)
  return {
    asked: all.map(() => null),
    bank: all.map(() => (pace.kind === 'live' ? pace.bank * 1000 : 0)),
    missed: all.map(() => 0),
    minded: all.map(() => null),
  }
}

/** After an entry. Who has no stand-in and answers must be back: nobody else answers for them. */
export function attended(
  before: Attendance,
  pace: Pace,
  change: Change,
  sitters: readonly MatchSitter[] = [],
): Attendance {
  const { at, by, ranOut, asked, anew = [], isFree = false } = change
  const missed = before.missed.map((n, seat) => (seat === by ? (ranOut ? n + Number(!isFree) : 0) : n))
  const isLate = by !== null && ranOut && !isFree
  return {
    asked: [...askedAfter(before.asked, change)],
    bank: before.bank.map((left, seat) => {
      const was = before.asked[seat] ?? null
      const isDone = was !== null && (seat === by || asked[seat] !== true || anew[seat] === true)
      return isDone && !isFree && pace.kind === 'live' ? bankAfter(left, at - was.at, seat === by, pace) : left
    }),
    missed,
    minded: before.minded.map((why, seat) => {
      const sitter = sitters[seat]
      const isBack = why === 'away' && seat === by && !ranOut && sitter !== undefined && !hasStandIn(sitter)
      return isBack ? null : (why ?? ((missed[seat] ?? 0) >= PATIENCE ? 'away' : null))
    }),
    ...((isLate || before.late !== undefined) && {
      late: before.missed.map((_, seat) => (before.late?.[seat] ?? 0) + Number(isLate && seat === by)),
    }),
    ...(before.advice !== undefined && { advice: adviceTold(before.advice, change) }),
  }
}

function bankAfter(left: number, used: number, hasAnswered: boolean, pace: Extract<Pace, { kind: 'live' }>): number {
  const rest = Math.max(0, left - used)
  return hasAnswered ? Math.min(pace.cap * 1000, rest + pace.increment * 1000) : rest
}

export type Minded = Attendance['minded'][0]

/** Somebody is back, or a bot takes over their seat. */
export const withMinded = (before: Attendance, seat: Seat, minded: Minded): Attendance => ({
  ...before,
  missed: before.missed.with(seat, 0),
  minded: before.minded.with(seat, minded),
})

/** Whether a bot plays for this person while they are away, and when they leave. */
export const hasStandIn = (sitter: MatchSitter): boolean => !('standIn' in sitter)

/** What a sitter counts as when somebody asks for advice. */
export const adviceSitter = (sitter: MatchSitter): AdviceSitter =>
  'bot' in sitter ? 'bot' : sitter.advice === true ? 'agreed' : 'person'

/** Whether a bot answers for this seat: its own, or one that stands in. */
export const isAnsweredByBot = (sitter: MatchSitter, minded: Minded): boolean =>
  'bot' in sitter || minded === 'left' || (minded === 'away' && hasStandIn(sitter))

/** Whether only bots are left. Then no time to think is counted. */
export const isAbandoned = (sitters: readonly MatchSitter[], { minded }: Pick<Attendance, 'minded'>): boolean =>
  sitters.every((sitter, seat) => 'bot' in sitter || minded[seat] === 'left')

/** Somebody is back in an abandoned match: everybody's time starts again. */
export const resumed = (before: Attendance, at: number): Attendance => ({
  ...before,
  asked: before.asked.map(it => (it === null ? null : { ...it, at })),
})

/** In milliseconds: what a seat without time left still gets, so that silence does not fill the log. */
const LEAST = 1000

/** When a seat's time to think runs out; null if it is not asked or nothing is timed. */
export function deadlineOf({ asked, bank }: Pick<Attendance, 'asked' | 'bank'>, pace: Pace, seat: Seat): number | null {
  const since = asked[seat] ?? null
  if (since === null || pace.kind === 'untimed') return null
  if (pace.kind === 'live') return since.at + Math.max(LEAST, bank[seat] ?? 0)
  return thinkingUntil(since.at, pace.hours * 3_600_000, pace.quiet)
}
