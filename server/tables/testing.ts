import { type Editions, shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import type { Seat } from '#kernel/seat'
import { isRefused } from '#protocol/refused'
import { LiveMatches } from '../matches/live-matches.ts'
import type { Store } from '../storage/port.ts'
import type { TableCommand } from './commands.ts'
import type { Table, Who } from './table.ts'
import { Tavern, type TavernParams } from './tavern.ts'

/** People for tests. */
export const [ana, ben, cleo, dan] = ['Ana', 'Ben', 'Cleo', 'Dan'].map(name => ({ id: `p-${name}`, name })) as [
  Who,
  Who,
  Who,
  Who,
]

/** A tavern with a real liveMatches on a store, and a clock that tests can set. */
export function tavernOver(
  store: Store<Table>,
  more: Partial<TavernParams> = {},
  editions: Editions = shelfEditions(shelf),
) {
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const liveMatches = new LiveMatches({ store: store.matches, editions, now, asked: () => {}, failed })
  const tavern = new Tavern({
    store,
    shelf,
    now,
    begin: how => liveMatches.begin(how),
    mind: async (match: string, seat: Seat, minded: boolean) =>
      (await liveMatches.find(match))?.mind(seat, minded ? 'left' : null),
    ...more,
  })
  const close = async (): Promise<void> => {
    await liveMatches.close()
    await store.close()
  }
  return { store, clock, now, liveMatches, tavern, failures, close }
}
export type TestHouse = ReturnType<typeof tavernOver>

/** Throws if it was refused. */
export function accepted<T extends object>(it: T): Exclude<T, { readonly code: string }> {
  if (isRefused(it)) throw new Error(`refused: ${it.code}, expected ${it.expected}`)
  return it as Exclude<T, { readonly code: string }>
}

/** A table of Ana, Ben and a bot with a short match under way. */
export async function begun({ tavern }: TestHouse, listed = false): Promise<Table> {
  const pace = { kind: 'slow', hours: 1, quiet: null } as const
  const { id } = accepted(await tavern.make(ana, { game: 'fist', pace, listed, options: { roundLimit: 1 } }))
  const all: readonly (readonly [Who, TableCommand])[] = [
    [ben, { do: 'sit' }],
    [ben, { do: 'ready' }],
    [ana, { do: 'addBot', bot: 'knight@1' }],
    [ana, { do: 'start' }],
  ]
  for (const [who, command] of all) accepted(await tavern.command(id, who, command))
  return (await tavern.find(id)) as Table
}
