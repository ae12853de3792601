import type { Seat } from '#kernel/seat'

/* Requests outside the page, with the page's own cookie, for what a test is not about. */

interface Answered {
  ok(): boolean
  status(): number
  text(): Promise<string>
  json(): Promise<unknown>
}
/** Playwright's requests, or those of a page in another engine. */
export interface Requesting {
  get(path: string): Promise<Answered>
  post(path: string, options: { readonly data: object }): Promise<Answered>
}
/** A visitor, as far as the house knows them by their cookie. */
export interface Known {
  readonly request: Requesting
}

export async function call<T>(request: Requesting, path: string, data?: object): Promise<T> {
  const answer = await (data === undefined ? request.get(path) : request.post(path, { data }))
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Makes the visitor a guest. */
export async function comeIn({ request }: Known, name: string): Promise<void> {
  await call(request, '/api/people/guest', { name })
}

export interface Wanted {
  readonly game?: string
  readonly seats?: number
  readonly options?: object
  readonly pace?: object
  readonly standIns?: boolean
  readonly advice?: boolean
  readonly listed?: boolean
  readonly bot?: string
}

/** Where the visitor sits. */
export interface GuestPlace {
  readonly table: string
  readonly match: string
  readonly seat: Seat
}

/** Makes a table with the visitor, who has already entered, on its first seat; returns its id. */
export async function makeTable({ request }: Known, wanted: Wanted = {}): Promise<string> {
  const { bot: _bot, ...terms } = { game: 'fist', seats: 3, pace: { kind: 'untimed' }, ...wanted }
  const { id } = await call<{ id: string }>(request, '/api/tables', terms)
  return id
}

/** Starts a match of the visitor against bots. */
export async function startMatch(context: Known, wanted: Wanted = {}): Promise<GuestPlace> {
  const { request } = context
  const { seats = 3, bot } = wanted
  const table = await makeTable(context, wanted)
  const command = <T>(it: object): Promise<T> => call(request, `/api/tables/${table}/commands`, { command: it })
  for (let n = 1; n < seats; n++) await command({ do: 'addBot', ...(bot !== undefined && { bot }) })
  const { match } = await command<{ match: string }>({ do: 'start' })
  const { seat } = await call<{ seat: Seat }>(request, `/api/matches/${match}`)
  return { table, match, seat }
}
