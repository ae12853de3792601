import type { PeopleStore, Store } from '../storage/port.ts'

/** The people of the house: whoever takes another name has made their cards under it. */
export const credited = ({ people, gallery }: Pick<Store, 'people' | 'gallery'>): PeopleStore => ({
  ...people,
  async put(person) {
    await people.put(person)
    await gallery.cards.renamed(person.id, person.name)
  },
})
