import { type Wishes, wishesSchema } from '#protocol/notices'
import { nextHour, quietEnd } from './local-time.ts'

export type { Wishes } from '#protocol/notices'

/** What holds for who has not wished for anything. A letter is sent only to those who want letters. */
export const usualWishes: Wishes = {
  language: 'en',
  zone: 'UTC',
  ways: {
    turn: ['push', 'hook'],
    invitation: ['push'],
    friend: ['push'],
    answer: ['push'],
    order: ['push'],
  },
  quiet: null,
  digest: { kind: 'hours', hours: 4 },
  reminder: null,
}

/** Wishes as they are kept. What an older house kept otherwise counts as not wished. */
export function wishesIn(kept: string | undefined): Wishes {
  if (kept === undefined) return usualWishes
  const read = wishesSchema.safeParse({ ...usualWishes, ...(JSON.parse(kept) as object) })
  return read.success ? read.data : usualWishes
}

/** When something that could be sent at this time is sent by push or webhook. */
export const sendingTime = ({ quiet, zone }: Wishes, at: number): number => quietEnd(quiet, zone, at)

/** The same for a letter: with others, and not in quiet hours. */
export function letterTime({ digest, quiet, zone }: Wishes, at: number): number {
  const hours = digest.kind === 'daily' ? [digest.hour] : digest.kind === 'hours' ? multiples(digest.hours) : null
  return quietEnd(quiet, zone, hours === null ? at : nextHour(hours, zone, at))
}
const multiples = (of: number): readonly number[] => [...Array(24).keys()].filter(hour => hour % of === 0)
