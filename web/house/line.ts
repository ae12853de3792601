import { Client } from '#client/connection'
import type { Room, Said, Table } from '#client/messages'
import { PROTOCOL } from '#protocol/version'
import { oncePerFrame } from './frame.ts'
import { rulesOf } from './games.ts'
import { Store } from './store.ts'

/* The one line of this page to the house, and what comes over it. */

export type Lost = 'connecting' | 'lost' | 'old page' | null
/** Why the house is not heard; null while it is. */
export const lost = new Store<Lost>('connecting')
/** A part of the page could not be had: the house has been renewed since, and has other parts. */
let isTorn = false
addEventListener('vite:preloadError', () => {
  isTorn = true
  if (lost.value === null) lost.set('old page')
})
/** Somebody has been told so where the part is missing. */
export function toldTorn(): void {
  isTorn = false
  if (client.isConnected && lost.value === 'old page') lost.set(null)
}

export const lobby = new Store<readonly Table[] | null>(null)
export const tables = new Store<ReadonlyMap<string, Table>>(new Map())
export const talk = new Store<ReadonlyMap<string, readonly Said[]>>(new Map())
/** How far the clock of the house is ahead of ours, in milliseconds. */
let ahead = 0
export const houseNow = (): number => Date.now() + ahead

/** By match, a number that grows with every change. */
const pages = new Map<string, Store<number>>()
export function pageOf(match: string): Store<number> {
  const page = pages.get(match) ?? new Store(0)
  pages.set(match, page)
  return page
}

/** How often we make sure that the house is still there, in milliseconds. */
const PULSE = 10_000

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`

export const client = new Client({
  dial: () => new WebSocket(socketUrl()),
  pulse: PULSE,
  games: rulesOf,
  changed: oncePerFrame(match => pageOf(match).set(pageOf(match).value + 1)),
  turned: () => {
    if (!client.isConnected && lost.value === null) lost.set('lost')
  },
  heard(heard) {
    switch (heard.t) {
      case 'welcome':
        ahead = heard.at - Date.now()
        return lost.set(heard.protocol === PROTOCOL && !isTorn ? null : 'old page')
      case 'lobby':
        return lobby.set(heard.tables)
      case 'lobbyTable': {
        const others = (lobby.value ?? []).filter(({ id }) => id !== heard.id)
        return lobby.set(heard.table === null ? others : [...others, heard.table])
      }
      case 'table':
        return heardOf(heard.table)
      case 'said': {
        const place = roomOf(heard.table, heard.room)
        const known = talk.value.get(place) ?? []
        if (known.some(({ number }) => number === heard.said.number)) return
        return talk.set(
          new Map(talk.value).set(
            place,
            [...known, heard.said].sort((a, b) => a.number - b.number),
          ),
        )
      }
    }
  },
})

addEventListener('offline', () => client.drop())
addEventListener('online', () => client.line.redial())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) client.line.redial()
})

/** A table as it is now, however we came to know it; what is older than what we know is no news. */
export function heardOf(table: Table): void {
  const known = tables.value.get(table.id)
  if (known === undefined || known.version <= table.version) tables.set(new Map(tables.value).set(table.id, table))
}

export const roomOf = (table: string, room: Room): string => `${table} ${room}`

/** Hears of open tables until the returned is called. */
export function watchLobby(): () => void {
  client.line.want('lobby', () => ({ t: 'lobby', open: true }))
  return () => client.line.unwant('lobby', { t: 'lobby', open: false })
}
/** Hears of a table and its talk until the returned is called. */
export function watchTable(table: string): () => void {
  client.line.want(`table ${table}`, () => ({ t: 'table', table }))
  return () => client.line.unwant(`table ${table}`, { t: 'leaveTable', table })
}
