import type { WriterTold } from '#protocol/board'
import type { OrderStore } from '../storage/order-port.ts'
import type { PeopleStore } from '../storage/port.ts'
import { crestOf } from '../tables/table.ts'

/** Who writes what the house itself has to say. */
export const HOUSE = 'house'
/** Why the house has hidden a note that nobody has looked at yet: one of its words is on the list of the house. */
export const HELD = 'words'

/** Where it is known who writes, and which of them keep order. */
export interface WritersStore {
  readonly people: PeopleStore
  readonly order: { readonly roles: Pick<OrderStore['roles'], 'all'> }
}

/** People under the names they have now. */
export type Writers = (id: string) => WriterTold | null

/** Looks up everybody who is named here at once. */
export async function writersAmong({ people, order }: WritersStore, ids: readonly string[]): Promise<Writers> {
  const [found, keepers] = await Promise.all([
    people.findAll([...new Set(ids)].filter(id => id !== HOUSE)),
    order.roles.all(),
  ])
  const roles = new Map(keepers.map(({ person, role }) => [person, role]))
  const told = new Map(
    found.map(person => {
      const { id, name } = person
      const role = roles.get(id)
      return [id, { person: id, name, crest: crestOf(person), ...(role && { role }) }]
    }),
  )
  return id => (id === HOUSE ? null : (told.get(id) ?? { person: id, name: null }))
}
