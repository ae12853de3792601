import type { WriterTold } from '#protocol/board'
import type { Blocks } from '../friends/blocks.ts'
import type { OrderStore } from '../storage/order-port.ts'
import type { PeopleStore } from '../storage/port.ts'
import { crestOf } from '../tables/table.ts'

/** Who writes what the house itself has to say. */
export const HOUSE = 'house'
/** Why the house has hidden a note that nobody has looked at yet: one of its words is on the list of the house. */
export const HELD = 'words'
/** Who has hidden the remarks on a card that was taken down. */
export const GALLERY = 'gallery'

/** Where it is known who writes, which of them keep order, and who has blocked whom. */
export interface WritersParams {
  readonly people: PeopleStore
  readonly order: { readonly roles: Pick<OrderStore['roles'], 'all'> }
  readonly blocks: Pick<Blocks, 'by'>
}

/** People under the names they have now. */
export type Writers = (id: string) => WriterTold | null

/** Looks up everybody who is named here at once, who of them keeps order, and whom the reader has blocked. */
export async function writersAmong(
  { people, order, blocks }: WritersParams,
  ids: readonly string[],
  reader: string | null,
): Promise<Writers> {
  const [found, keepers, blocked] = await Promise.all([
    people.findAll([...new Set(ids)].filter(id => id !== HOUSE)),
    order.roles.all(),
    reader === null ? null : blocks.by(reader),
  ])
  const roles = new Map(keepers.map(({ person, role }) => [person, role]))
  const told = new Map(
    found.map(person => {
      const { id, name } = person
      const role = roles.get(id)
      const isBlocked = blocked?.has(id) && { blocked: true as const }
      return [id, { person: id, name, crest: crestOf(person), ...(role && { role }), ...isBlocked }]
    }),
  )
  return id => (id === HOUSE ? null : (told.get(id) ?? { person: id, name: null }))
}
