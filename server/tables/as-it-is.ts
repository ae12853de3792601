import { type Seat, seatsOf } from '#kernel/seat'
import { attendanceIn } from '../matches/attendance.ts'
import type { StoredMatch } from '../storage/port.ts'
import { over } from './leaving.ts'
import { hasLeft, type Table } from './table.ts'

/**
 * How long a match may take to begin, in milliseconds. After that the house must have failed, and the table gathers
 * again.
 */
const BEGINNING = 15_000

/** Corrects what the house could not write when it failed: a match that began, never began, or is over. */
export function asItIs(table: Table, match: StoredMatch | null, now: number): Table {
  if (table.state !== 'playing') return table
  const isLate = table.match === null && table.changed + BEGINNING < now
  if (match === null) return isLate ? { ...table, state: 'gathering' } : table
  const playing = table.match === null ? { ...table, match: match.id } : table
  return match.over ? over(playing) : playing
}

/** The seats for which table and match disagree on whether somebody has left. */
export function disagreeing({ seats }: Table, match: StoredMatch): readonly Seat[] {
  if (match.over) return []
  const { minded } = attendanceIn(match.attendance)
  return seatsOf(seats.length).filter(seat => hasLeft(seats[seat]) !== (minded[seat] === 'left'))
}

/** The seats whose people have let their time run out. */
export const awayFrom = (match: StoredMatch | null): readonly Seat[] => {
  const minded = match === null ? [] : attendanceIn(match.attendance).minded
  return seatsOf(minded.length).filter(seat => minded[seat] === 'away')
}
