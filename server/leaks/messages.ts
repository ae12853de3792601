import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { tableSchema } from '../tables/table.ts'

/* Everything the house says over a socket, and nothing more: what has another shape carries something it should not. */

const seats = <T extends z.ZodType>(of: T) => z.array(of).max(16)
const times = seats(z.int().nullable()).nullable()
const table = z
  .unknown()
  .refine(it => isDeepStrictEqual(tableSchema.safeParse(it).data, it), 'a table and nothing more')
const words = z.union([z.strictObject({ text: z.string() }), z.strictObject({ phrase: z.string() })])

/** By chance, and the same for everybody. */
export const epoch = z.string().regex(/^[\w-]{8}$/)

export const houseSays = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    at: z.int(),
    protocol: z.literal(1),
    person: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  }),
  /** Compared with what is on disk. */
  z.strictObject({
    t: z.literal('match'),
    match: z.string(),
    table: z.string(),
    seat: z.int().nullable(),
    header: z.unknown(),
    edition: z.string(),
    pace: z.unknown(),
    began: z.int(),
    epoch,
  }),
  /** Compared with the log, byte for byte. */
  z.strictObject({ t: z.literal('entry'), match: z.string(), entry: z.looseObject({ seq: z.int() }) }),
  z.strictObject({
    t: z.literal('waits'),
    match: z.string(),
    since: times,
    until: times,
    minded: seats(z.enum(['away', 'left']).nullable()),
    present: seats(z.boolean()),
  }),
  z.strictObject({ t: z.literal('done'), id: z.string(), seq: z.int() }),
  z.strictObject({
    t: z.literal('refused'),
    id: z.string().optional(),
    match: z.string().optional(),
    code: z.string(),
    rule: z.string().nullable(),
    expected: z.string(),
  }),
  z.strictObject({ t: z.literal('pong'), id: z.string() }),
  z.strictObject({ t: z.literal('table'), table }),
  z.strictObject({ t: z.literal('lobby'), tables: z.array(table) }),
  z.strictObject({ t: z.literal('lobbyTable'), id: z.string(), table: table.nullable() }),
  z.strictObject({
    t: z.literal('said'),
    table: z.string(),
    room: z.enum(['table', 'spectators']),
    said: z.strictObject({ number: z.int(), at: z.int(), by: z.string(), name: z.string(), words }),
  }),
])
export type HouseSays = z.infer<typeof houseSays>
