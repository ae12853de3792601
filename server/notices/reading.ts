import type { Store } from '../storage/port.ts'

/** The same store, where who reads a thread, or what was decided about them, has read the notices of it, too. */
export function readingToo<T>(
  store: Store<T>,
  now: () => number,
  changed: (people: Iterable<string>) => void,
): Store<T> {
  const { board, order, notices } = store
  const read = async (person: string, place: string, upTo: number): Promise<void> => {
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
          await read(person, `thread ${thread}`, upTo)
        },
      },
    },
    order: {
      ...order,
      measures: {
        ...order.measures,
        async see(person) {
          await order.measures.see(person)
          await read(person, 'order', 0)
        },
      },
    },
  }
}
