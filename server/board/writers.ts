import type { WriterTold } from '#protocol/board'
import type { PeopleStore } from '../storage/port.ts'
import { crestOf } from '../tables/table.ts'

/** Who writes what the house itself has to say. */
export const HOUSE = 'house'
/** Why the house has hidden a note that nobody has looked at yet: one of its words is on the list of the house. */
export const HELD = 'words'

/** People under the names they have now. */
export type Writers = (id: string) => WriterTold | null

/** Looks up everybody who is named here at once. */
export async function writersAmong(people: PeopleStore, ids: readonly string[]): Promise<Writers> {
  const found = await people.findAll([...new Set(ids)].filter(id => id !== HOUSE))
  const told = new Map(
    found.map(person => [person.id, { person: person.id, name: person.name, crest: crestOf(person) }]),
  )
  return id => (id === HOUSE ? null : (told.get(id) ?? { person: id, name: null }))
}
