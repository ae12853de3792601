import { isRefused, type Refused, type Table } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { usualPace } from '../pages/making/pace-field.tsx'
import { house } from './api.ts'
import { someone } from './person.ts'

/** How it is played there: a game, its options and perhaps what they are called. */
interface Played {
  readonly game: string
  readonly options: object
  readonly variant?: Readonly<Record<string, string>>
}

/** A table with bots on the other seats. It does not begin yet: people can take their places. */
export async function tableOfBots(played: Played, name: string): Promise<Table | Refused> {
  const host = await someone(name)
  if (isRefused(host)) return host
  const seats = manifestOf(played.game)?.usual ?? 4
  let table = await house.makeTable({ ...played, seats, pace: usualPace })
  for (let n = 1; n < seats && !isRefused(table); n++) table = await house.command(table.id, { do: 'addBot' })
  return table
}
