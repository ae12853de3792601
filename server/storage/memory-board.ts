import type {
  BoardStore,
  Hidden,
  OrderlyStore,
  PollStore,
  StoredThread,
  ThreadStore,
  ThreadWish,
} from './board-port.ts'
import { Held, newestFirst } from './memory-board-held.ts'
import { memoryMarks } from './memory-board-marks.ts'
import { memoryNotes } from './memory-board-notes.ts'

export function memoryBoard(): BoardStore {
  const held = new Held()
  return {
    threads: memoryThreads(held),
    notes: memoryNotes(held),
    polls: memoryPolls(held),
    marks: memoryMarks(held),
    orderly: memoryOrderly(held),
  }
}

function memoryThreads(held: Held): ThreadStore {
  const shown = (): readonly StoredThread[] =>
    [...held.threads.values()].map(({ thread }) => thread).filter(({ hidden }) => hidden === null)
  const isWished =
    ({ topic, game, languages, by, followedBy }: ThreadWish) =>
    (thread: StoredThread): boolean =>
      (topic === undefined || thread.topic === topic) &&
      (game === undefined || thread.game === game) &&
      (languages === undefined || languages.are.includes(thread.language) !== languages.isOthers) &&
      (by === undefined || thread.by === by) &&
      (followedBy === undefined || held.marksOf(followedBy).get(thread.id)?.follows === true)
  return {
    begin: async (thread, first, limit) => held.begin(thread, first, limit),
    async beginAll(all) {
      for (const { thread, first } of all) held.begin(thread, first, null)
    },
    find: async id => held.threads.get(id)?.thread ?? null,
    findAll: async ids => ids.flatMap(id => held.threads.get(id)?.thread ?? []),
    list: async (wish, pinned, after, most) =>
      shown()
        .filter(thread => thread.pinned === pinned && isWished(wish)(thread))
        .filter(({ lastAt: at, id }) => after === null || at < after.at || (at === after.at && id < after.id))
        .toSorted(newestFirst)
        .slice(0, most),
    untold: async most =>
      [...held.threads.values()]
        .filter(({ told, thread }) => told < thread.last)
        .map(({ told, thread: { id, last } }) => ({ id, told, last }))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, most),
    async told(id, upTo) {
      const thread = held.threads.get(id)
      if (thread !== undefined) thread.told = Math.max(thread.told, upTo)
    },
    async counts() {
      const groups = Map.groupBy(shown(), ({ topic, game }) => JSON.stringify([topic, game]))
      return [...groups].map(([key, threads]) => {
        const [topic, game] = JSON.parse(key) as [string, string | null]
        return { topic, game, threads: threads.length, notes: threads.reduce((sum, { last }) => sum + last, 0) }
      })
    },
    reached: async ids =>
      new Map(
        ids.flatMap(id => {
          const thread = held.threads.get(id)?.thread
          return thread === undefined ? [] : [[id, { version: thread.version, notes: thread.last }] as const]
        }),
      ),
  }
}

function memoryPolls(held: Held): PollStore {
  return {
    async vote(id, person, choice, now) {
      const it = held.threads.get(id)
      const poll = it?.thread.poll ?? null
      if (it === undefined || poll === null || poll.closed !== null || (poll.until ?? now) < now) return false
      if (choice !== null && poll.choices[choice] === undefined) return false
      if (choice === null) it.votes.delete(person)
      else it.votes.set(person, choice)
      return held.change(id)
    },
    async votes(id) {
      const counts = new Map<number, number>()
      for (const choice of held.threads.get(id)?.votes.values() ?? []) counts.set(choice, (counts.get(choice) ?? 0) + 1)
      return counts
    },
    votedBy: async person =>
      [...held.threads].flatMap(([thread, { votes }]) => {
        const choice = votes.get(person)
        return choice === undefined ? [] : [{ thread, choice }]
      }),
    async forget(person) {
      for (const [id, { votes }] of held.threads) if (votes.delete(person)) held.change(id)
    },
    of: async (id, person) => held.threads.get(id)?.votes.get(person) ?? null,
    async close(id, at) {
      const poll = held.threads.get(id)?.thread.poll ?? null
      if (poll !== null && poll.closed === null) held.change(id, { poll: { ...poll, closed: at } })
    },
  }
}

function memoryOrderly(held: Held): OrderlyStore {
  const hide = (id: string, number: number | null, hidden: Hidden | null): boolean => {
    if (number === null) return held.change(id, { hidden })
    const it = held.noteAt(id, number)
    if (it === undefined) return false
    it.note = { ...it.note, hidden }
    return held.change(id, number === 1 ? { isFirstHidden: hidden !== null } : {})
  }
  return {
    hide: async (id, number, how) => hide(id, number, how),
    unhide: async (id, number) => hide(id, number, null),
    close: async (id, closed) => held.change(id, { closed }),
    open: async id => held.change(id, { closed: null }),
    move: async (id, topic, game, at) => {
      const from = held.threads.get(id)?.thread.topic ?? ''
      return held.change(id, { topic, game, moved: { at, from } })
    },
    pin: async (id, pinned) => held.change(id, { pinned }),
  }
}
