import { isRefused, type Refused, type Table } from '#client/messages'
import type { Variant } from '#games/workshop/variant'
import { house } from './api.ts'
import { someoneNamed } from './person.ts'

/** What somebody wants for a new table. */
export interface NewTableSettings {
  readonly game: string
  readonly seats: number
  readonly bots: number
  /** Which bot; the usual one if left out. */
  readonly bot?: string
  readonly pace: Table['pace']
  /** Whether bots play for people who are away or leave. */
  readonly standIns: boolean
  /** Whether its people agree that each may ask for advice. */
  readonly advice?: boolean
  readonly listed: boolean
  /** Those that differ from the game's defaults. */
  readonly options: Table['options']
  /** What these options are called, by language, if they have a name. */
  readonly variant?: Variant['names'] | undefined
}

/** Creates a table under this name and seats its bots. If nobody else can join, the match begins immediately. */
export async function createTable({ bots, bot, ...terms }: NewTableSettings, name: string): Promise<Table | Refused> {
  const host = await someoneNamed(name)
  if (isRefused(host)) return host
  let table = await house.makeTable(terms)
  for (let n = 0; n < bots && !isRefused(table); n++) table = await house.command(table.id, { do: 'addBot', bot })
  return isRefused(table) || bots < terms.seats - 1 ? table : house.command(table.id, { do: 'start' })
}

/** The address for somebody who sits at this table or visits it. */
export const pathToTable = ({ id, match, state }: Table): string =>
  state === 'playing' && match !== null ? `/match/${match}` : `/table/${id}`
