import { z } from 'zod'
import { type NewWishes, type Wishes, wishesSchema } from '#protocol/notices'
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

/** Reads each part by itself: what is missing or cannot be read is as usual, and what is unknown is left out. */
const eachOrUsual = <S extends z.ZodRawShape>(shape: S, usual: Readonly<Record<string, unknown>>) =>
  z.object(
    Object.fromEntries(Object.entries(shape).map(([part, schema]) => [part, z.catch(schema, usual[part])])) as {
      [P in keyof S]: z.ZodCatch<S[P]>
    },
  )
const { ways, ...others } = wishesSchema.shape
const keptWishes = eachOrUsual({ ...others, ways: eachOrUsual(ways.shape, usualWishes.ways) }, usualWishes)

interface Kept {
  readonly ways?: Readonly<Record<string, readonly string[]>>
}
const keptIn = (kept: string | undefined): Kept => JSON.parse(kept ?? '{}') as Kept

/** Wishes as they are kept. What another version of the house kept otherwise counts as not wished. */
export const wishesIn = (kept: string | undefined): Wishes => keptWishes.parse(keptIn(kept))

/** What is kept after these wishes: the rest stays as it is, even what only a newer version of the house understands. */
export function wished(kept: string | undefined, { ways, ...wishes }: Partial<NewWishes>): string {
  const old = keptIn(kept)
  return JSON.stringify({ ...old, ...wishes, ways: { ...old.ways, ...ways } })
}

/** What is kept after somebody has stopped letters. */
export function withoutLetters(kept: string | undefined): string {
  const all = Object.entries(keptIn(kept).ways ?? {})
  return wished(kept, { ways: Object.fromEntries(all.map(([kind, some]) => [kind, some.filter(it => it !== 'mail')])) })
}

/** When something that could be sent at this time is sent by push or webhook. */
export const sendingTime = ({ quiet, zone }: Wishes, at: number): number => quietEnd(quiet, zone, at)

/** The same for a letter: with others, and not in quiet hours. */
export function letterTime({ digest, quiet, zone }: Wishes, at: number): number {
  const hours = digest.kind === 'daily' ? [digest.hour] : digest.kind === 'hours' ? multiples(digest.hours) : null
  return quietEnd(quiet, zone, hours === null ? at : nextHour(hours, zone, at))
}
const multiples = (of: number): readonly number[] => [...Array(24).keys()].filter(hour => hour % of === 0)
