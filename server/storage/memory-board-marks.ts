import type { MarkStore, StoredThread } from './board-port.ts'
import { type Held, type HeldMark, newestFirst } from './memory-board-held.ts'

export function memoryMarks(held: Held): MarkStore {
  const markOf = (person: string, thread: string): HeldMark => {
    const marks = held.marksOf(person)
    const mark = marks.get(thread) ?? { follows: false, readUpTo: 0 }
    marks.set(thread, mark)
    return mark
  }
  const shown = (person: string): readonly { readonly thread: StoredThread; readonly mark: HeldMark }[] =>
    [...held.marksOf(person)].flatMap(([id, mark]) => {
      const thread = held.threads.get(id)?.thread
      return thread === undefined || thread.hidden !== null ? [] : [{ thread, mark }]
    })
  return {
    of: async (person, threads) =>
      new Map(
        threads.flatMap(id => {
          const mark = held.marksOf(person).get(id)
          return mark === undefined ? [] : [[id, { ...mark }] as const]
        }),
      ),
    forget: async person => void held.marks.delete(person),
    async follow(person, thread, on) {
      markOf(person, thread).follows = on
    },
    async read(person, thread, upTo) {
      const mark = markOf(person, thread)
      mark.readUpTo = Math.max(mark.readUpTo, upTo)
    },
    followers: async thread =>
      [...held.marks].flatMap(([person, marks]) => (marks.get(thread)?.follows === true ? [person] : [])).toSorted(),
    followed: async (person, most) =>
      shown(person)
        .filter(({ mark }) => mark.follows)
        .map(({ thread }) => thread)
        .toSorted(newestFirst)
        .slice(0, most)
        .map(({ id }) => id),
    async unread(person) {
      const news = shown(person).filter(({ thread, mark }) => thread.last > mark.readUpTo)
      const groups = Map.groupBy(news, ({ thread: { topic, game } }) => JSON.stringify([topic, game]))
      return [...groups].map(([key, all]) => {
        const [topic, game] = JSON.parse(key) as [string, string | null]
        return { topic, game, notes: all.reduce((sum, { thread, mark }) => sum + thread.last - mark.readUpTo, 0) }
      })
    },
  }
}
