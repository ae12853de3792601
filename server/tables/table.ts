import { z } from 'zod'
import { type BySeat, MAX_SEATS, type Seat, seatsOf } from '#kernel/seat'
import { type Pace, paceSchema } from '../matches/pace.ts'

/** Who commands: somebody of the house, by the name they have there. */
export interface Who {
  readonly id: string
  readonly name: string
}

/** Somebody on a seat, by the name they have at this table. A bot may play instead of somebody who left during the match. */
export type TableSitter =
  | { readonly person: string; readonly name: string }
  | { readonly bot: string; readonly name: string; readonly insteadOf?: string }

export interface TableSeat {
  readonly sitter: TableSitter | null
  /** Bots always are. */
  readonly ready: boolean
}

/** Closed: nobody is left, and nobody comes back. */
const states = ['gathering', 'playing', 'over', 'closed'] as const
export type TableState = (typeof states)[number]

export type OptionValue = string | number | boolean

/** A table of the tavern. Matches are played at it, one after another. */
export interface Table {
  readonly id: string
  /** Counts its changes: of two tellings the higher one is newer. */
  readonly version: number
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly pace: Pace
  /** Whether strangers see it in the lobby, or only who has the link comes. */
  readonly listed: boolean
  /** The person who sets it up; null when nobody is left. */
  readonly host: string | null
  readonly seats: BySeat<TableSeat>
  readonly state: TableState
  /** The match that is played, or is over; playing without one, it is about to begin. */
  readonly match: string | null
  /** The matches played here before. */
  readonly rematches: readonly string[]
  /** Who was shown out and may not sit down again. */
  readonly barred: readonly string[]
  readonly made: number
  readonly changed: number
}

const optionValue = z.union([z.string().max(100), z.number(), z.boolean()])
export const optionsSchema = z.record(z.string().max(100), optionValue)

const sitterSchema: z.ZodType<TableSitter> = z.union([
  z.object({ person: z.string(), name: z.string() }),
  z.object({ bot: z.string(), name: z.string(), insteadOf: z.string().exactOptional() }),
])

export const tableSchema: z.ZodType<Table> = z.object({
  id: z.string(),
  version: z.int(),
  game: z.string(),
  options: optionsSchema,
  pace: paceSchema,
  listed: z.boolean(),
  host: z.string().nullable(),
  seats: z.array(z.object({ sitter: sitterSchema.nullable(), ready: z.boolean() })),
  state: z.enum(states),
  match: z.string().nullable(),
  rematches: z.array(z.string()),
  barred: z.array(z.string()),
  made: z.int(),
  changed: z.int(),
})

/** What somebody makes a table with. What is left out is the game's own choice. */
export const termsSchema = z.strictObject({
  game: z.string().max(40),
  options: optionsSchema.default({}),
  pace: paceSchema.default({ kind: 'live', bank: 120, increment: 15, cap: 180 }),
  listed: z.boolean().default(false),
  seats: z.int().min(1).max(MAX_SEATS).optional(),
})
export type Terms = z.input<typeof termsSchema>

export const freeSeat: TableSeat = { sitter: null, ready: false }

export const personOn = ({ sitter }: TableSeat): string | null =>
  sitter !== null && 'person' in sitter ? sitter.person : null

/** Whether somebody left this seat during the match, and a bot plays on for them. */
export const hasLeft = (seat: TableSeat | undefined): boolean => {
  const sitter = seat?.sitter ?? null
  return sitter !== null && 'bot' in sitter && sitter.insteadOf !== undefined
}

/** Where somebody sits; null if nowhere. */
export const seatOf = ({ seats }: Table, person: string): Seat | null =>
  seatsOf(seats.length).find(seat => personOn(seats[seat] ?? freeSeat) === person) ?? null

/** The people on its seats. */
export const peopleAt = ({ seats }: Table): readonly string[] => seats.map(personOn).filter(person => person !== null)

export const namesAt = ({ seats }: Pick<Table, 'seats'>): readonly string[] =>
  seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]))

/** Whether strangers find it in the lobby: to join, or to watch. */
export const isInLobby = ({ listed, state }: Table): boolean => listed && (state === 'gathering' || state === 'playing')
