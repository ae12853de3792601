import type { Posed } from '#testkit/posed'
import { trials } from '#testkit/trials-of-games'

/** Time left on a table's clock, in milliseconds: enough to look at it. */
const LEISURE = 3_600_000
const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** A match that begins in the middle, and the cookie of the person on its first seat. */
export interface Opened {
  readonly match: string
  readonly cookie: string
}

/** Opens matches of people who do nothing, each at a table posed for tests. */
export class Poser {
  readonly #house: string
  readonly #games: Posed
  #addresses = 0

  constructor(house: string, games: Posed) {
    this.#house = house
    this.#games = games
  }

  /** The names of all poses, by game. */
  async all(): Promise<Readonly<Record<string, readonly string[]>>> {
    const named = [...trials].map(async ([game, { poses }]) => [game, Object.keys((await poses?.()) ?? {})] as const)
    return Object.fromEntries(await Promise.all(named))
  }

  /** Null if there is no such pose. */
  async open(game: string, name: string): Promise<Opened | null> {
    const pose = (await trials.get(game)?.poses?.())?.[name]
    if (pose === undefined) return null
    const { seats, options, events } = pose(Date.now() + LEISURE)
    const [host, ...others] = await Promise.all(names.slice(0, seats).map(guest => this.#enter(guest)))
    if (host === undefined) return null
    const wanted = { game, seats, options, pace: { kind: 'untimed' }, listed: false }
    const { id } = (await this.#ask(host, '/api/tables', wanted)) as { readonly id: string }
    const command = (who: Visitor, it: string): Promise<unknown> =>
      this.#ask(who, `/api/tables/${id}/commands`, { command: { do: it } })
    for (const other of others) for (const it of ['sit', 'ready']) await command(other, it)
    this.#games.pose({ events })
    const { match } = (await command(host, 'start')) as { readonly match: string }
    this.#games.pose(null)
    return { match, cookie: host.cookie }
  }

  /** Everybody gets their own address, so that no limit applies. */
  async #enter(name: string): Promise<Visitor> {
    const n = this.#addresses++
    const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    const answer = await send(`${this.#house}/api/people/guest`, headers, { name })
    return { headers, cookie: answer.headers.getSetCookie()[0] ?? '' }
  }

  async #ask({ headers, cookie }: Visitor, path: string, body: object): Promise<unknown> {
    const answer = await send(`${this.#house}${path}`, { ...headers, cookie: cookie.split(';')[0] ?? '' }, body)
    return answer.json()
  }
}

interface Visitor {
  readonly headers: Readonly<Record<string, string>>
  readonly cookie: string
}

async function send(url: string, headers: Readonly<Record<string, string>>, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
