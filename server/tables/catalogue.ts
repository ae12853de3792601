import { z } from 'zod'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import type { Choice } from '#kernel/options'
import { type OptionValue, optionsSchema } from './table.ts'

const value = z.union([z.string(), z.number(), z.boolean()])
const option = { name: z.string(), default: value, rule: z.string().describe('The rule of the game it is told in') }

/** A game as somebody sees it who wants to make a table. */
export const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.union([z.object({ ...option, oneOf: z.array(value) }), z.object({ ...option, from: z.int(), to: z.int() })]),
  ),
  presets: z.record(z.string(), optionsSchema).describe('Options that go together, by one name'),
  bots: z.array(z.string()),
})
export type GameOffered = z.infer<typeof gameSchema>

export const catalogueOf = (shelf: Readonly<Record<string, Boxed>>): GameOffered[] =>
  Object.entries(shelf).map(([id, box]) => ({
    id,
    title: box.title,
    seats: { ...box.game.seats },
    options: Object.entries(box.game.options as Readonly<Record<string, Offered>>).map(([name, choice]) => ({
      name,
      default: choice.default,
      rule: choice.rule,
      ...('oneOf' in choice ? { oneOf: [...choice.oneOf] } : { from: choice.from, to: choice.to }),
    })),
    presets: box.presets as GameOffered['presets'],
    bots: Object.keys(rosterOf(box)),
  }))

type Offered = Choice<OptionValue> & { readonly default: OptionValue; readonly rule: string }
