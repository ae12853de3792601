import { isRefused, type Refused, type Table } from '#client/messages'
import { house } from './api.ts'
import { someone } from './person.ts'

/** What somebody wants of a new table. */
export interface Wishes {
  readonly game: string
  readonly seats: number
  readonly bots: number
  readonly pace: Table['pace']
  /** Whether bots play for people who are away or leave. */
  readonly standIns: boolean
  readonly listed: boolean
  /** Those that differ from the game's own. */
  readonly options: Table['options']
}

/** Lays a table and seats its bots; if nobody else can come, the match begins at once. `name` is for who has none yet. */
export async function layTable({ bots, ...terms }: Wishes, name: string): Promise<Table | Refused> {
  const host = await someone(name)
  if (isRefused(host)) return host
  let table = await house.makeTable(terms)
  for (let n = 0; n < bots && !isRefused(table); n++) table = await house.command(table.id, { do: 'addBot' })
  return isRefused(table) || bots < terms.seats - 1 ? table : house.command(table.id, { do: 'start' })
}

/** Where somebody goes who sits at this table, or looks in. */
export const placeOf = ({ id, match, state }: Table): string =>
  state === 'playing' && match !== null ? `/match/${match}` : `/table/${id}`
