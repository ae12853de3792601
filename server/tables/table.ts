import { z } from 'zod'
import { MAX_SEATS, type Seat, seatsOf } from '#kernel/seat'
import { paceSchema } from '#protocol/parts'
import { optionsSchema, type Table, type TableSeat } from '#protocol/table'

export type { OptionValue, Table, TableSeat, TableState } from '#protocol/table'

/** Who commands: somebody of the house, by the name they have there. */
export interface Who {
  readonly id: string
  readonly name: string
}

/** What somebody makes a table with. What is left out is the game's own choice. */
export const termsSchema = z.strictObject({
  game: z.string().max(40),
  options: optionsSchema.default({}),
  pace: paceSchema.default({ kind: 'live', bank: 120, increment: 15, cap: 180 }),
  standIns: z.boolean().default(true),
  listed: z.boolean().default(false),
  seats: z.int().min(1).max(MAX_SEATS).optional(),
})
export type Terms = z.input<typeof termsSchema>

export const freeSeat: TableSeat = { sitter: null, ready: false }

export const personOn = ({ sitter }: TableSeat): string | null =>
  sitter !== null && 'person' in sitter ? sitter.person : null

/** Whether somebody left this seat during the match: a bot plays on for them, or nobody sits there. */
export const hasLeft = (seat: TableSeat | undefined): boolean => {
  const sitter = seat?.sitter ?? null
  return sitter === null || ('bot' in sitter && sitter.insteadOf !== undefined)
}

/** Whether a bot plays for who is away or leaves. Tables from before that was a question have them. */
export const hasStandIns = ({ standIns }: Pick<Table, 'standIns'>): boolean => standIns !== false

/** Where somebody sits; null if nowhere. */
export const seatOf = ({ seats }: Table, person: string): Seat | null =>
  seatsOf(seats.length).find(seat => personOn(seats[seat] ?? freeSeat) === person) ?? null

/** The people on its seats. */
export const peopleAt = ({ seats }: Table): readonly string[] => seats.map(personOn).filter(person => person !== null)

export const namesAt = ({ seats }: Pick<Table, 'seats'>): readonly string[] =>
  seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]))

/** Whether strangers find it in the lobby: to join, or to watch. */
export const isInLobby = ({ listed, state }: Table): boolean => listed && (state === 'gathering' || state === 'playing')
