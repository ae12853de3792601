import type { Refused, Table } from '#client/messages'
import type { CardTold } from '#protocol/gallery'
import { tableOfBots } from '../house/table-of-bots.ts'

/** A table with this card as a guest. */
export const tableWith = ({ game, card }: CardTold, name: string): Promise<Table | Refused> =>
  tableOfBots({ game, options: { guests: [card] } }, name)
