import { Client } from '#client/connection'
import type { Room, Said, Table } from '#client/messages'
import type { ThreadReached } from '#protocol/thread-news'
import { PROTOCOL } from '#protocol/version'
import { oncePerFrame } from './frame.ts'
import { rulesOf } from './games.ts'
import { Observable } from './observable.ts'

/* This page's only connection to the house, and what arrives over it. */

export type Lost = 'connecting' | 'lost' | 'old page' | null
/** Why the house cannot be reached; null while it can. */
export const lost = new Observable<Lost>('connecting')
/** Part of the page could not be loaded: the house has been updated and now has different parts. */
let isTorn = false
addEventListener('vite:preloadError', () => {
  if (lost.value === 'lost' || !navigator.onLine) return // nothing can be loaded: that says nothing about its age
  isTorn = true
  if (lost.value === null) lost.set('old page')
})
/** The visitor has been told where the part is missing. */
export function toldTorn(): void {
  isTorn = false
  if (client.isConnected && lost.value === 'old page') lost.set(null)
}

export const lobby = new Observable<readonly Table[] | null>(null)
export const tables = new Observable<ReadonlyMap<string, Table>>(new Map())
export const talk = new Observable<ReadonlyMap<string, readonly Said[]>>(new Map())
/** How far threads of the board have come, as far as we asked to be told. */
export const threadNews = new Observable<ReadonlyMap<string, ThreadReached>>(new Map())
/** How often the house said that something was decided that concerns this person, or waits for them. */
export const orderNews = new Observable(0)
/** How often the house said that friends have come or gone, or that somebody asks or invites. */
export const friendNews = new Observable(0)
/** How many notices this person has not read. */
export const unreadNotices = new Observable(0)
/** At how many slow tables it is this person's turn. */
export const waitingTables = new Observable(0)
/** How far the house clock is ahead of ours, in milliseconds. */
let ahead = 0
export const houseNow = (): number => Date.now() + ahead

/** Per match, a number that grows with every change. */
const pages = new Map<string, Observable<number>>()
export function pageOf(match: string): Observable<number> {
  const page = pages.get(match) ?? new Observable(0)
  pages.set(match, page)
  return page
}

/** How often the house let us in again after it had said that we are somebody else by now, or nobody. */
export const disowned = new Observable(0)
let isDisowned = false

/** How often we check that the house is still there, in milliseconds. */
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
  disowned: () => {
    isDisowned = true
  },
  heard(heard) {
    switch (heard.t) {
      case 'welcome':
        ahead = heard.at - Date.now()
        if (isDisowned) disowned.set(disowned.value + 1)
        isDisowned = false
        return lost.set(heard.protocol === PROTOCOL && !isTorn ? null : 'old page')
      case 'lobby':
        return lobby.set(heard.tables)
      case 'lobbyTable': {
        const others = (lobby.value ?? []).filter(({ id }) => id !== heard.id)
        return lobby.set(heard.table === null ? others : [...others, heard.table])
      }
      case 'table':
        return heardOf(heard.table)
      case 'thread':
        return threadNews.set(new Map(threadNews.value).set(heard.thread, heard))
      case 'notices':
        waitingTables.set(heard.waiting)
        return unreadNotices.set(heard.unread)
      case 'order':
        return orderNews.set(orderNews.value + 1)
      case 'friends':
        return friendNews.set(friendNews.value + 1)
      case 'unsaid': {
        const place = roomOf(heard.table, heard.room)
        const left = (talk.value.get(place) ?? []).filter(({ number }) => number !== heard.number)
        return talk.set(new Map(talk.value).set(place, left))
      }
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

/** Records the current state of a table, however we learned it. Older states than the known one are ignored. */
export function heardOf(table: Table): void {
  const known = tables.value.get(table.id)
  if (known === undefined || known.version <= table.version) tables.set(new Map(tables.value).set(table.id, table))
}

export const roomOf = (table: string, room: Room): string => `${table} ${room}`

/** Watches the open tables until the returned function is called. */
export function watchLobby(): () => void {
  client.line.want('lobby', () => ({ t: 'lobby', open: true }))
  return () => client.line.unwant('lobby', { t: 'lobby', open: false })
}
/** How many parts of the page watch a table: a big screen and the match on it both do. */
const watching = new Map<string, number>()
/** Watches a table and its chat until the returned function is called. */
export function watchTable(table: string): () => void {
  const others = watching.get(table) ?? 0
  watching.set(table, others + 1)
  if (others === 0) client.line.want(`table ${table}`, () => ({ t: 'table', table }))
  return () => {
    const left = (watching.get(table) ?? 1) - 1
    watching.set(table, left)
    if (left === 0) client.line.unwant(`table ${table}`, { t: 'leaveTable', table })
  }
}
