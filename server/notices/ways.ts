import type { NoticeTold } from '#protocol/notices'
import type { Message } from '../storage/notices-port.ts'
import type { Person } from '../storage/port.ts'
import type { Wishes } from './wishes.ts'

/** A message on its way: what it tells, to whom, and how they read. */
export interface Outgoing {
  readonly message: Pick<Message, 'id' | 'target'>
  readonly person: Person
  readonly told: readonly NoticeTold[]
  readonly wishes: Wishes
  /** How many tables wait for them. */
  readonly waiting: number
}

/**
 * What became of a try. `gone`: there is no such address any more. `never`: it would fail again, for this reason. Whatever
 * is thrown may succeed later.
 */
export type Outcome = 'done' | 'gone' | { readonly never: string } | { readonly later: number | null }

/** A way of telling somebody outside the page. */
export type Way = (outgoing: Outgoing) => Promise<Outcome>

/** How this ends; it fails if that takes longer, in milliseconds. */
export async function inTime<T>(ends: Promise<T>, longest: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(new Error(`not done after ${longest / 1000} seconds`)), longest)
  return Promise.race([ends, promise]).finally(() => clearTimeout(late))
}

/** What an answer by HTTP means. Too many, too slow and a house that is down are tried again; other refusals stay. */
export function outcomeOf({
  status,
  retryAfter,
}: {
  readonly status: number
  readonly retryAfter: number | null
}): Outcome {
  if (status >= 200 && status < 300) return 'done'
  if (status === 404 || status === 410) return 'gone'
  if (status === 408 || status === 429 || status >= 500) return { later: retryAfter }
  return { never: `answered with ${status}` }
}
