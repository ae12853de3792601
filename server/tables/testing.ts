import { type Editions, shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import type { Seat } from '#kernel/seat'
import { Hall } from '../matches/hall.ts'
import type { Store } from '../storage/port.ts'
import type { TableCommand } from './commands.ts'
import { isRefused } from './refusing.ts'
import type { Table, Who } from './table.ts'
import { Tavern, type TavernTerms } from './tavern.ts'

/** People for tests. */
export const [ana, ben, cleo, dan] = ['Ana', 'Ben', 'Cleo', 'Dan'].map(name => ({ id: `p-${name}`, name })) as [
  Who,
  Who,
  Who,
  Who,
]

/** A tavern with a real hall on a store, and a clock that tests can set. */
export function tavernOver(
  store: Store<Table>,
  more: Partial<TavernTerms> = {},
  editions: Editions = shelfEditions(shelf),
) {
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const hall = new Hall({ store: store.matches, editions, now, asked: () => {}, failed })
  const tavern = new Tavern({
    store,
    shelf,
    now,
    begin: how => hall.begin(how),
    mind: async (match: string, seat: Seat, minded: boolean) =>
      (await hall.find(match))?.mind(seat, minded ? 'left' : null),
    ...more,
  })
  const close = async (): Promise<void> => {
    await hall.close()
    await store.close()
  }
  return { store, clock, now, hall, tavern, failures, close }
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
    [ana, { do: 'addBot' }],
    [ana, { do: 'start' }],
  ]
  for (const [who, command] of all) accepted(await tavern.command(id, who, command))
  return (await tavern.find(id)) as Table
}
