import { z } from 'zod'
import { MAX_SEATS, type Seat, seatsOf } from '#kernel/seat'
import { type Crest, usualCrest } from '#protocol/crest'
import { paceSchema } from '#protocol/parts'
import { namesSchema, optionsSchema, type Sitter, type Table, type TableSeat } from '#protocol/table'

export type { OptionValue, Table, TableSeat, TableState } from '#protocol/table'

/** Who gives a command: a person, and their name and crest in the house. */
export interface Who {
  readonly id: string
  readonly name: string
  readonly crest?: Crest
}

/** What a table is made with. The game's defaults fill in the rest. */
export const tableRequestSchema = z.strictObject({
  game: z.string().max(40),
  options: optionsSchema.default({}),
  variant: namesSchema.optional(),
  pace: paceSchema.default({ kind: 'live', bank: 120, increment: 15, cap: 180 }),
  standIns: z.boolean().default(true),
  advice: z.boolean().default(false),
  listed: z.boolean().default(false),
  seats: z.int().min(1).max(MAX_SEATS).optional(),
})
export type TableRequest = z.input<typeof tableRequestSchema>

export const freeSeat: TableSeat = { sitter: null, ready: false }

export const crestOf = ({ id, crest = usualCrest(id) }: Who): Crest => crest

export const personOn = ({ sitter }: TableSeat): string | null =>
  sitter !== null && 'person' in sitter ? sitter.person : null

/** Whether somebody left this seat during the match: a bot plays for them, or nobody sits there. */
export const hasLeft = (seat: TableSeat | undefined): boolean => {
  const sitter = seat?.sitter ?? null
  return sitter === null || ('bot' in sitter && sitter.insteadOf !== undefined)
}

/** Whether a bot plays for people who are away or leave. Older tables do not say, and have them. */
export const hasStandIns = ({ standIns }: Pick<Table, 'standIns'>): boolean => standIns !== false

/** Whether its people agree that each of them may ask for advice. Older tables do not say, and do not. */
export const hasAdvice = ({ advice }: Pick<Table, 'advice'>): boolean => advice === true

/** Where somebody sits; null if nowhere. */
export const seatOf = ({ seats }: Table, person: string): Seat | null =>
  seatsOf(seats.length).find(seat => personOn(seats[seat] ?? freeSeat) === person) ?? null

/** The people on its seats. */
export const peopleAt = ({ seats }: Table): readonly string[] => seats.map(personOn).filter(person => person !== null)

/** The people who left seats during the match and may come back. */
export const goneFrom = ({ seats }: Table): readonly string[] =>
  seats.flatMap(({ sitter }) => (sitter !== null && 'bot' in sitter ? (sitter.insteadOf ?? []) : []))

export const sittersAt = ({ seats }: Pick<Table, 'seats'>): readonly Sitter[] =>
  seats.flatMap(({ sitter }) => sitter ?? [])

export const namesAt = (table: Pick<Table, 'seats'>): readonly string[] => sittersAt(table).map(({ name }) => name)

/** Whether its match is still to come or under way. */
export const isGoing = ({ state }: Table): boolean => state === 'gathering' || state === 'playing'

/** Whether its match is about to begin, and is found by the version of the table. Nobody is told of it yet. */
export const isBeginning = ({ state, match }: Table): boolean => state === 'playing' && match === null

/** Whether its code leads to it. After a match, too: the next one may be played at it. */
export const hasCode = ({ state }: Table): boolean => state !== 'closed'

/** Whether strangers see it in the lobby, to join or to watch. */
export const isInLobby = (table: Table): boolean => table.listed && isGoing(table)
