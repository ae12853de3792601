import { z } from 'zod'
import { offeredOf } from '#bots/offered'
import type { Boxed } from '#games/boxed'
import { optionsSchema } from '#protocol/table'

const value = z.union([z.string(), z.number(), z.boolean()])
const option = { name: z.string(), default: value, rule: z.string().describe('The rule of the game it is told in') }

/** A game as shown to somebody who makes a table. */
export const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.union([z.object({ ...option, oneOf: z.array(value) }), z.object({ ...option, from: z.int(), to: z.int() })]),
  ),
  presets: z.record(z.string(), optionsSchema).describe('Options that go together, by one name'),
  bots: z
    .array(z.string())
    .describe('Those to choose from, the weakest first; others of the game are seated by name, too'),
  personas: z.array(z.string()).describe('Who a bot of a level may be, by its own name: captain.miser'),
  bot: z.string().describe('Who sits down if none is named'),
  canLeave: z.boolean().describe('Whether a table of it may do without stand-ins'),
})
export type GameOffered = z.infer<typeof gameSchema>

export const catalogueOf = (shelf: Readonly<Record<string, Boxed>>): GameOffered[] =>
  Object.entries(shelf).map(([id, box]) => gameSchema.parse({ title: box.title, ...offeredOf(id, box) }))
