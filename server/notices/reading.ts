import type { Store } from '../storage/port.ts'
import { places } from './places.ts'

/** The same store, where who reads a thread or what was decided about them, or answers a friend, has read the notices of it, too. */
export function readingToo<T>(
  store: Store<T>,
  now: () => number,
  changed: (people: Iterable<string>) => void,
): Store<T> {
  const { board, order, friends, notices } = store
  const read = async (person: string, place: string, upTo = 0): Promise<void> => {
    if ((await notices.readAt(person, place, upTo, now())) > 0) changed([person])
  }
  return {
    ...store,
    board: {
      ...board,
      marks: {
        ...board.marks,
        async read(person, thread, upTo) {
          await board.marks.read(person, thread, upTo)
          await read(person, places.thread(thread), upTo)
        },
      },
    },
    order: {
      ...order,
      measures: {
        ...order.measures,
        async see(person) {
          await order.measures.see(person)
          await read(person, places.order)
        },
      },
    },
    friends: {
      ...friends,
      async ask(by, whom, terms) {
        const asked = await friends.ask(by, whom, terms)
        if (asked === 'friends') await read(by, places.friend(whom))
        return asked
      },
      async decline(person, asking, at) {
        const isDeclined = await friends.decline(person, asking, at)
        if (isDeclined) await read(person, places.friend(asking))
        return isDeclined
      },
      async dismiss(whom, by) {
        const all = await friends.invitations(whom, 0)
        await friends.dismiss(whom, by)
        const others = new Set(all.filter(it => it.by !== by).map(({ table }) => table))
        for (const { table } of all) if (!others.has(table)) await read(whom, places.table(table))
      },
    },
  }
}
