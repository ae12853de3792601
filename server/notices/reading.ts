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
  const invitedOnlyBy = async (by: string, whom: string): Promise<readonly string[]> => {
    const all = await friends.invitations(whom, 0)
    const others = new Set(all.filter(it => it.by !== by).map(({ table }) => table))
    return all.flatMap(({ table }) => (others.has(table) ? [] : [table]))
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
        const tables = await invitedOnlyBy(by, whom)
        await friends.dismiss(whom, by)
        for (const table of tables) await read(whom, places.table(table))
      },
      /** Invitations end with it: one that is not told any more must not be counted. Nobody is told of that at this moment. */
      async block(by, whom, name, at) {
        const tables = await invitedOnlyBy(by, whom)
        await friends.block(by, whom, name, at)
        for (const table of tables) await notices.readAt(whom, places.table(table), 0, now())
      },
    },
  }
}
