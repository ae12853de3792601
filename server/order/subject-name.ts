import { createHash } from 'node:crypto'
import type { Evidence } from '#protocol/order'
import { credited } from '../gallery/credited.ts'
import type { Store } from '../storage/port.ts'
import type { SubjectSource } from './subjects.ts'

/** What somebody is called whose name is hidden, until they choose another. */
export const plainName = (person: string): string =>
  `Traveller ${1000 + (createHash('sha256').update(person).digest().readUInt32BE() % 9000)}`

/** Names of people, by the person's id. To hide one is to give them a plain one. */
export const names = (store: Pick<Store, 'people' | 'gallery'>): SubjectSource => {
  const people = credited(store)
  const rename = async (id: string, to: string): Promise<void> => {
    const person = await people.find(id)
    if (person !== null) await people.put({ ...person, name: to })
  }
  return {
    async look(id) {
      const person = await people.find(id)
      if (person === null) return null
      const { name, since } = person
      const nothing = { title: null, game: null, where: '/', before: [], card: null }
      const evidence: Evidence = { ...nothing, text: name, by: { person: id, name }, at: since }
      return { evidence, person: id, hidden: name === plainName(id) }
    },
    hide: id => rename(id, plainName(id)),
    /** Unless they have chosen another one meanwhile. */
    async unhide(id, was) {
      const person = await people.find(id)
      if (was !== null && person?.name === plainName(id)) await rename(id, was.text)
    },
  }
}
