import { Observable } from '../../house/observable.ts'

/** What the reader wants to know about a question, by its identifier: what to do, or everything that was weighed. */
export interface Asking {
  readonly asking: string
  readonly isMore: boolean
}

/** Null if no hint is asked for. */
export const wanted = new Observable<Asking | null>(null)

/** Once for a hint, once more for the choices. */
export const askFor = (asking: string): void => wanted.set({ asking, isMore: wanted.value?.asking === asking })
