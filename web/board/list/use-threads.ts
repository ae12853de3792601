import { isRefused, type Refused } from '#client/messages'
import type { ThreadTold } from '#protocol/board'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { type Paged, type PagesShown, usePages } from '../../house/use-pages.ts'
import { boardHouse, type Wished } from '../api.ts'

export type ThreadsShown = PagesShown<Paged<ThreadTold>>

/** The threads that somebody looks for. Those that are pinned come first. */
export function useThreads(wished: Wished): ThreadsShown {
  const person = useStore(me)?.id // somebody else has other marks
  const ask = async (after: string | null): Promise<Paged<ThreadTold> | Refused> => {
    const told = await boardHouse.threads(wished, after)
    return isRefused(told) ? told : { items: [...told.pinned, ...told.threads], after: told.after }
  }
  return usePages(JSON.stringify([wished, person]), ask)
}
