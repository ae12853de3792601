import { z } from 'zod'
import {
  bySeat,
  crestSchema,
  entrySchema,
  epoch,
  headerSchema,
  paceSchema,
  refusedSchema,
  seatSchema,
} from './parts.ts'
import type { DeepReadonly } from './read.ts'
import { tableSchema } from './table.ts'
import { threadReached } from './thread-news.ts'
import { roomSchema, saidSchema } from './words.ts'

/* Everything the house says over a socket. */

export const times = bySeat(z.int().nullable()).nullable()

/** A seat took advice after this entry. */
const advised = z.object({ seat: seatSchema, after: z.int() })
export type Advised = DeepReadonly<z.infer<typeof advised>>

/**
 * By seat: since when and until when the table waits for it (both null while answers are sealed), whether its person is
 * present, and why that person does not answer. Where there are stand-ins, a bot does.
 */
const waiting = z.object({
  since: times,
  until: times,
  minded: bySeat(z.enum(['away', 'left']).nullable()),
  present: bySeat(z.boolean()),
  /** Whether a screen in the players' room shows the match to all of them. Left out: no. */
  screen: z.boolean().exactOptional(),
  /** Who took advice, in the order in which it was told. Left out: nobody. */
  advised: z.array(advised).exactOptional(),
})
export type Waiting = DeepReadonly<z.infer<typeof waiting>>

/** What a viewer is told of a match before its first entry. */
const introduction = z.object({
  match: z.string(),
  table: z.string(),
  seat: seatSchema.nullable(),
  header: headerSchema,
  /** The edition of its game it is played with now. */
  edition: z.string(),
  pace: paceSchema,
  /** Whether bots play for people who are away or leave. Left out: yes. */
  standIns: z.boolean().exactOptional(),
  /** Whether players may ask for advice. Left out: no. */
  advice: z.boolean().exactOptional(),
  /** The face and the colour of each seat, as they were when the match began. Left out by older houses. */
  crests: bySeat(crestSchema).exactOptional(),
  began: z.int(),
  /** If this has changed, everything told before is void. */
  epoch,
})
export type Introduction = DeepReadonly<z.infer<typeof introduction>>

const welcome = z.object({
  t: z.literal('welcome'),
  protocol: z.int(),
  /** The house's time. */
  at: z.int(),
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
})

export const houseMessage = z.discriminatedUnion('t', [
  welcome,
  introduction.extend({ t: z.literal('match') }),
  z.object({ t: z.literal('entry'), match: z.string(), entry: entrySchema }),
  waiting.extend({ t: z.literal('waits'), match: z.string() }),
  z.object({ t: z.literal('done'), id: z.string(), seq: z.int() }),
  refusedSchema.extend({
    t: z.literal('refused'),
    id: z.string().exactOptional(),
    match: z.string().exactOptional(),
  }),
  z.object({ t: z.literal('pong'), id: z.string() }),
  z.object({ t: z.literal('table'), table: tableSchema }),
  z.object({ t: z.literal('lobby'), tables: z.array(tableSchema) }),
  z.object({ t: z.literal('lobbyTable'), id: z.string(), table: tableSchema.nullable() }),
  z.object({ t: z.literal('said'), table: z.string(), room: roomSchema, said: saidSchema }),
  /** A line that was said there is hidden from now on. */
  z.object({ t: z.literal('unsaid'), table: z.string(), room: roomSchema, number: z.int() }),
  /** Something was decided that concerns me: see `/api/order/mine`. */
  z.object({ t: z.literal('order') }),
  /** What I have not read has changed, and at how many slow tables it is my turn: see `/api/notices`. */
  z.object({ t: z.literal('notices'), unread: z.int(), waiting: z.int() }),
  /** A friend has come or gone, or somebody asks or invites me: see `/api/friends/here`. */
  z.object({ t: z.literal('friends') }),
  threadReached.extend({ t: z.literal('thread') }),
])
export type HouseMessage = DeepReadonly<z.infer<typeof houseMessage>>
