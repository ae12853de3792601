import type { WriterTold } from '#protocol/board'
import type { Blocks } from '../friends/blocks.ts'
import type { PeopleStore } from '../storage/port.ts'
import { crestOf } from '../tables/table.ts'

/** Who writes what the house itself has to say. */
export const HOUSE = 'house'
/** Why the house has hidden a note that nobody has looked at yet: one of its words is on the list of the house. */
export const HELD = 'words'

/** People under the names they have now. */
export type Writers = (id: string) => WriterTold | null

export interface WritersParams {
  readonly people: PeopleStore
  readonly blocks: Pick<Blocks, 'by'>
}

/** Looks up everybody who is named here at once, and whom of them the reader has blocked. */
export async function writersAmong(
  { people, blocks }: WritersParams,
  ids: readonly string[],
  reader: string | null,
): Promise<Writers> {
  const [found, blocked] = await Promise.all([
    people.findAll([...new Set(ids)].filter(id => id !== HOUSE)),
    reader === null ? null : blocks.by(reader),
  ])
  const told = new Map(
    found.map(person => {
      const isBlocked = blocked?.has(person.id) && { blocked: true as const }
      return [person.id, { person: person.id, name: person.name, crest: crestOf(person), ...isBlocked }]
    }),
  )
  return id => (id === HOUSE ? null : (told.get(id) ?? { person: id, name: null }))
}
