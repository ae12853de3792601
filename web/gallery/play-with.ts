import { isRefused, type Refused, type Table } from '#client/messages'
import { manifestOf } from '#games/manifests'
import type { CardTold } from '#protocol/gallery'
import { house } from '../house/api.ts'
import { someone } from '../house/person.ts'
import { usualPace } from '../pages/making/pace-field.tsx'

/** A table with this card as a guest and bots on the other seats. It does not begin yet: people can take their places. */
export async function tableWith({ game, card }: CardTold, name: string): Promise<Table | Refused> {
  const host = await someone(name)
  if (isRefused(host)) return host
  const seats = manifestOf(game)?.usual ?? 4
  let table = await house.makeTable({ game, seats, pace: usualPace, options: { guests: [card] } })
  for (let n = 1; n < seats && !isRefused(table); n++) table = await house.command(table.id, { do: 'addBot' })
  return table
}
