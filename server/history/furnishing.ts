import type { FiledEditions } from '#editions/editions'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import { Bringing } from './bringing.ts'
import { History } from './history.ts'
import { Settling } from './settling.ts'

export interface FurnishingParams {
  readonly store: Store<Table>
  readonly editions: FiledEditions
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** Finished matches: of people, brought from devices, and those that wait to be noted. */
export function furnishHistory({ store, editions, now, failed }: FurnishingParams) {
  return {
    history: new History({
      store,
      friendsOf: async person => (await store.friends.of(person)).map(tie => tie.person),
    }),
    bringing: new Bringing({ store: store.history, matches: store.matches, editions, now }),
    settling: new Settling({ store, editions, failed }),
  }
}
