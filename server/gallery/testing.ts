import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { entryIn } from '#kernel/file'
import type { GameEvent } from '#kernel/game'
import type { Table } from '#protocol/table'
import type { House } from '../house.ts'
import { guest } from '../http/testing.ts'

/** A character of Fist that somebody might make. */
export const character = (name: string, more: object = {}): Guest & Record<string, never> =>
  ({
    kind: 'character',
    names: { en: name },
    picture: 'cowled',
    light: 'candle',
    copies: 3,
    steps: [{ do: 'gain', gain: { silver: 3 } }],
    ...more,
  }) as unknown as Guest & Record<string, never>

/** Somebody who visits the gallery of a house. */
export async function visitor(house: House, name: string, address: Readonly<Record<string, string>> = {}) {
  const { id, cookie, ...rest } = await guest(house, name, address)
  const send = async <T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> => {
    const how = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const reply = await fetch(`${house.address}${path}`, {
      method,
      headers: { ...address, cookie: cookie(), ...type },
      ...how,
    })
    return { status: reply.status, body: (await reply.json()) as T }
  }
  const hang = <T>(card: object, more: object = {}) =>
    send<T>('POST', '/api/gallery', { game: 'fist', card, language: 'en', ...more })
  const command = (table: string, command: object) => send<Table>('POST', `/api/tables/${table}/commands`, { command })
  return { ...rest, id, cookie, send, hang, command }
}

/** What these seats of a match of Fist paid for a guest and how often they won, read from the log and nothing else. */
export function salesOf(lines: readonly string[], guest: Guest, people: readonly number[]) {
  type Told = GameEvent & Readonly<Record<'stage' | 'bids' | 'result' | 'character' | 'seat', never>>
  const sales: { readonly seat: number; readonly price: number }[] = []
  let bids: readonly Record<string, number>[] = []
  let ranking: readonly number[] = []
  for (const event of lines.flatMap(line => entryIn(line).events as readonly Told[])) {
    if (event.type === 'bidsOpened' && event.stage === 'gold') bids = event.bids
    if (event.type === 'characterTurnedUp') bids = []
    if (event.type === 'gameEnded') ranking = (event.result as { ranking: readonly number[] }).ranking
    if (event.type !== 'characterWon' || event.character !== guestId(guest) || bids.length === 0) continue
    const { fairy = 0, common = 0 } = bids[event.seat] ?? {}
    if (people.includes(event.seat)) sales.push({ seat: event.seat, price: fairy + common })
  }
  const winners = ranking.filter(rank => rank === 1).length
  return {
    sales: sales.length,
    price: sales.reduce((sum, { price }) => sum + price, 0),
    wins: sales.reduce((sum, { seat }) => sum + (ranking[seat] === 1 ? 1 / winners : 0), 0),
  }
}
