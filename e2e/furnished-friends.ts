import type { BrowserContext } from 'playwright'
import { call } from './guest.ts'

const idOf = async ({ request }: BrowserContext): Promise<string> =>
  (await call<{ person: { id: string } }>(request, '/api/people/me')).person.id

interface Acquainted {
  readonly player: BrowserContext
  readonly friend: BrowserContext
  /** Who asks the player. */
  readonly asking: BrowserContext
  /** Whom the player asks. */
  readonly asked: BrowserContext
  readonly blocked: BrowserContext
}

/** People whom the player knows, one of each kind. Returns the id of the friend. */
export async function furnishFriends(all: Acquainted): Promise<string> {
  const [player, friend, asked, blocked] = await Promise.all([all.player, all.friend, all.asked, all.blocked].map(idOf))
  const does = (who: BrowserContext, whom: string | undefined, deed: object): Promise<unknown> =>
    call(who.request, `/api/friends/people/${whom}`, deed)
  await does(all.friend, player, { do: 'ask' })
  await does(all.player, friend, { do: 'accept' })
  await does(all.player, friend, { do: 'star', on: true })
  await does(all.asking, player, { do: 'ask' })
  await does(all.player, asked, { do: 'ask' })
  await does(all.player, blocked, { do: 'block', on: true })
  return friend ?? ''
}
