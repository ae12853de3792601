import { setTimeout as pause } from 'node:timers/promises'
import { character } from '#server/gallery/testing'
import type { House } from '#server/house'
import { line } from '#server/http/testing'

/** Somebody who uses the house over HTTP, from an address of their own each time. */
export class Writer {
  readonly id: string
  readonly cookie: string
  readonly #house: House

  constructor(house: House, id: string, cookie: string) {
    this.#house = house
    this.id = id
    this.cookie = cookie
  }

  async asks(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const headers = {
      ...somewhere(),
      ...(this.cookie !== '' && { cookie: this.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const how = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const reply = await fetch(`${this.#house.address}${path}`, how)
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}

let addresses = 0
export const somewhere = () => {
  addresses++
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

export async function writerAt(house: House, name: string): Promise<Writer> {
  const reply = await fetch(`${house.address}/api/people/guest`, {
    method: 'POST',
    headers: { ...somewhere(), 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const { id } = (await reply.json()) as { readonly id: string }
  return new Writer(house, id, reply.headers.getSetCookie()[0]?.split(';')[0] ?? '')
}

/** What embeds can be aimed at: a match that three people play, and one that two of them and a bot have played. */
export async function targetsAt(house: House, [ana, ben, cleo]: readonly [Writer, Writer, Writer]) {
  const table = async (options: object, others: readonly Writer[], hasBot: boolean) => {
    const made = await ana.asks('POST', '/api/tables', { game: 'fist', seats: 3, options, pace: { kind: 'untimed' } })
    const { id } = made.body as { readonly id: string }
    const does = (who: Writer, command: object) => who.asks('POST', `/api/tables/${id}/commands`, { command })
    for (const who of others) await does(who, { do: 'sit' })
    if (hasBot) await does(ana, { do: 'addBot', bot: 'random@1' })
    for (const who of others) await does(who, { do: 'ready' })
    const started = await does(ana, { do: 'start' })
    return { id, match: (started.body as { readonly match: string }).match }
  }
  const playing = await table({}, [ben, cleo], false)
  const over = await table({ pointsToWin: 2, roundLimit: 2 }, [ben], true)
  const lines = await Promise.all([ana, ben].map(({ cookie }) => line(house, { cookie })))
  for (const it of lines) {
    it.says({ t: 'follow', match: over.match, have: -1 })
    it.says({ t: 'mind', match: over.match, minded: true })
  }
  const isOver = async (): Promise<boolean> =>
    ((await ana.asks('GET', `/api/matches/${over.match}`)).body as { readonly end: object | null }).end !== null
  while (!(await isOver())) await pause(50)
  for (const it of lines) it.close()
  const card = await ana.asks('POST', '/api/gallery', { game: 'fist', card: character('Target'), language: 'en' })
  const gathering = await ana.asks('POST', '/api/tables', { game: 'fist', seats: 3, pace: { kind: 'untimed' } })
  return {
    playing: playing.match,
    over: over.match,
    table: (gathering.body as { readonly id: string }).id,
    card: (card.body as { readonly id: string }).id,
  }
}
