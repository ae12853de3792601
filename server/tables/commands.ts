import { z } from 'zod'
import type { Boxed } from '#games/boxed'
import { MAX_SEATS, type Seat } from '#kernel/seat'
import { paceSchema } from '#protocol/parts'
import { isRefused, refused } from '#protocol/refused'
import { namesSchema, optionsSchema } from '#protocol/table'
import type { Refused } from '../matches/replies.ts'
import { noGuest, struckAmong, tidied } from './guests.ts'
import { addBot, removeBot, start } from './hosting.ts'
import { leave, rematch } from './leaving.ts'
import { kick, notReady, ready, sit, stand, swap } from './seating.ts'
import { dated, settings } from './settings.ts'
import type { Table, TableState, Who } from './table.ts'

const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
const seats = z.int().min(1).max(MAX_SEATS)

/** What somebody can do at a table. */
export const commandSchema = z.discriminatedUnion('do', [
  /**
   * On this seat, or the first free one. Somebody who already sits moves there; somebody who left a match takes their
   * own seat back.
   */
  z.strictObject({ do: z.literal('sit'), seat: seat.optional() }),
  z.strictObject({ do: z.literal('stand') }),
  /** For the settings as they were at this version of the table: refused if they have changed since. */
  z.strictObject({ do: z.literal('ready'), seen: z.int().optional() }),
  z.strictObject({ do: z.literal('notReady') }),
  z.strictObject({ do: z.literal('swap'), seats: z.tuple([seat, seat]) }),
  /** This bot, somebody of this level, or the game's usual one; on this seat, or the first free one. */
  z.strictObject({ do: z.literal('addBot'), bot: z.string().max(100).optional(), seat: seat.optional() }),
  z.strictObject({ do: z.literal('removeBot'), seat }),
  /** Before a match, anybody; during one without stand-ins, who is away: it goes on without them. */
  z.strictObject({ do: z.literal('kick'), person: z.string().max(100) }),
  /**
   * Omitted fields stay as they are. The options are those that differ from the game's defaults, and `variant` is their
   * name: without it, other options have none.
   */
  z.strictObject({
    do: z.literal('settings'),
    options: optionsSchema.optional(),
    variant: namesSchema.optional(),
    pace: paceSchema.optional(),
    standIns: z.boolean().optional(),
    advice: z.boolean().optional(),
    listed: z.boolean().optional(),
    seats: seats.optional(),
  }),
  /** By its id, which is the card itself. */
  z.strictObject({ do: z.literal('no-guest'), guest: z.string().max(8000) }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('rematch') }),
])
export type TableCommand = z.infer<typeof commandSchema>
type Name = TableCommand['do']

/** When a command is possible, whether only for the host, and what it does. */
interface Custom<C> {
  readonly when: readonly TableState[]
  readonly byHost?: true
  readonly does: (table: Table, who: Who, command: C, box: Boxed, away: readonly Seat[]) => Table | Refused
}

const before = ['gathering'] as const
const customs: { readonly [K in Name]: Custom<Extract<TableCommand, { do: K }>> } = {
  sit: { when: ['gathering', 'playing'], does: sit },
  stand: { when: before, does: stand },
  ready: { when: before, does: ready },
  notReady: { when: before, does: notReady },
  swap: { when: before, byHost: true, does: swap },
  addBot: { when: before, byHost: true, does: addBot },
  removeBot: { when: before, byHost: true, does: removeBot },
  kick: { when: ['gathering', 'playing'], byHost: true, does: kick },
  settings: {
    when: before,
    byHost: true,
    does(table, who, wishes, box) {
      const done = settings(table, who, wishes, box)
      return isRefused(done) ? done : (struckAmong(table, done.options) ?? dated(table, done))
    },
  },
  'no-guest': { when: before, does: noGuest },
  start: { when: before, byHost: true, does: start },
  leave: { when: ['gathering', 'playing', 'over'], does: leave },
  rematch: { when: ['over'], does: rematch },
}

/**
 * The table after the command, or the refusal. The same table if there was nothing to do. `away` lists the seats whose people ran out
 * of time in the current match.
 */
export function commanded(
  table: Table,
  who: Who,
  command: TableCommand,
  box: Boxed,
  away: readonly Seat[] = [],
): Table | Refused {
  const { when, byHost, does } = customs[command.do] as Custom<TableCommand>
  if (table.state === 'playing' && table.match === null)
    return refused('starting', 'a moment of patience: the match is about to begin')
  if (!when.includes(table.state))
    return refused(table.state === 'closed' ? 'closed' : 'not now', `a table that is ${when.join(' or ')}`)
  if (byHost && table.host !== who.id) return refused('not the host', 'the host of this table')
  const done = does(table, who, command, box, away)
  return isRefused(done) ? done : tidied(done)
}
