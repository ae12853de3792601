import type { Store } from '../storage/port.ts'
import { LOBBY } from '../tables/lobby.ts'
import type { Look } from './news.ts'

/** Looks up the numbers of topics in the store. */
export const lookIn =
  (store: Pick<Store, 'matches' | 'tables' | 'chat' | 'board'>): Look =>
  async topics => {
    const named = (kind: string): readonly string[] =>
      topics.flatMap(topic => (topic.startsWith(`${kind} `) ? [topic.slice(kind.length + 1)] : []))
    const found = async (
      kind: string,
      look: (names: readonly string[]) => Promise<ReadonlyMap<string, number>>,
    ): Promise<readonly (readonly [string, number])[]> => {
      const names = named(kind)
      if (names.length === 0) return []
      return [...(await look(names))].map(([name, number]) => [`${kind} ${name}`, number])
    }
    const all = await Promise.all([
      found('match', ids => store.matches.versions(ids)),
      found('table', ids => store.tables.versions(ids)),
      found('talk', rooms => store.chat.lasts(rooms)),
      found('thread', async ids => {
        const reached = await store.board.threads.reached(ids)
        return new Map([...reached].map(([id, { version }]) => [id, version]))
      }),
    ])
    return new Map([...all.flat(), ...(topics.includes(LOBBY) ? ([[LOBBY, 0]] as const) : [])])
  }
