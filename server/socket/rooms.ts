import type { Viewer } from '#kernel/seat'
import type { Doing } from '#protocol/friends'
import type { ClientMessage } from '#protocol/from-client'
import type { HouseMessage } from '#protocol/from-house'
import { isRefused, refused } from '#protocol/refused'
import type { ThreadReached } from '#protocol/thread-news'
import type { Said } from '#protocol/words'
import type { ThreadNews } from '../board/thread-news.ts'
import { type Blocks, noBlocks } from '../friends/blocks.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import type { Refused } from '../matches/replies.ts'
import { mayWatch, viewerOf } from '../matches/viewer.ts'
import type { MuteStore, Person } from '../storage/port.ts'
import type { Chat } from '../tables/chat.ts'
import type { LobbyChange } from '../tables/listeners.ts'
import { forAll, isClosedTo, isShutTo, seenBy } from '../tables/seen.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'
import type { Connection, Rooms } from './connection.ts'
import { Ears } from './ears.ts'
import { written } from './written.ts'

type Stop = () => void

const MOST_MUTED = 500
const tooManyMuted = refused('too many muted', `at most ${MOST_MUTED} people: hear somebody again first`)
const nobody = refused('nobody', 'somebody of this house')

/** What is the same for all recipients is serialized once. */
const texts = new WeakMap<object, string>()
function once(it: object, message: () => HouseMessage): string {
  const text = texts.get(it) ?? written(message())
  texts.set(it, text)
  return text
}

export interface RoomParams {
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  readonly chat: Chat
  readonly mutes: MuteStore
  readonly threads: ThreadNews
  /** Somebody has muted or unmuted people here. */
  readonly muted?: (person: string) => void
  /** Who is kept away from whom. Without it, nobody. */
  readonly blocks?: Blocks
  /** What somebody does at this socket: they are at a table, read the board, or do nothing in particular. */
  readonly does?: (person: string, socket: object, doing: Doing | null) => void
}

/** Tables, the lobby and talk, over sockets. */
export class TavernRooms implements Rooms {
  readonly liveMatches: LiveMatches
  readonly #terms: RoomParams
  /** What each connection listens to, and how to stop. */
  readonly #heard = new WeakMap<Connection, Map<string, Stop>>()
  readonly #ears: Ears

  constructor(terms: RoomParams) {
    this.liveMatches = terms.liveMatches
    this.#terms = terms
    this.#ears = new Ears(terms.mutes, terms.blocks ?? noBlocks)
  }

  async heard(connection: Connection, said: ClientMessage): Promise<boolean> {
    switch (said.t) {
      case 'lobby':
        await this.#lobby(connection, said.open)
        return true
      case 'table':
        return this.#table(connection, said.table)
      case 'leaveTable':
        this.#stop(connection, `table ${said.table}`)
        return true
      case 'say':
        return this.#say(connection, said)
      case 'mute':
        await this.#mute(connection, said)
        return true
      case 'threads':
        await this.#threads(connection, said.threads)
        return true
      default:
        return false
    }
  }

  /**
   * Players may leave the rest of the table to a screen. So it has to be theirs: a player's own, or one at a table that
   * strangers do not find, as a television seldom belongs to a player.
   */
  async shownBy(person: Person | null, live: LiveMatch): Promise<Viewer | null> {
    const viewer = viewerOf(live, person)
    if (viewer !== 'table') return viewer
    const table = await this.#terms.tavern.findFor(live.kept.table, person?.id ?? null)
    return table === null || table.listed || isClosedTo(table, person?.id ?? null) ? null : 'table'
  }

  left(connection: Connection): void {
    for (const stop of this.#heard.get(connection)?.values() ?? []) stop()
    this.#heard.delete(connection)
    this.#ears.left(connection)
    this.#does(connection)
  }

  /** Whoever plays, and whoever is not kept away from those who do. A match that is over is for everybody. */
  async mayWatch(person: Person | null, live: LiveMatch): Promise<boolean> {
    return mayWatch(live, person, this.#terms.blocks ?? noBlocks)
  }

  async #lobby(connection: Connection, open: boolean): Promise<void> {
    const { tavern } = this.#terms
    this.#stop(connection, 'lobby')
    if (!open) return
    const hearing = await this.#ears.of(connection)
    const own = connection.person?.id ?? null
    const isFor = ({ table }: LobbyChange): boolean => table === null || !isShutTo(table, own, hearing.blockers)
    /** The tables they know of; null if all are for them. Of others they do not even hear that they are gone. */
    let known: Set<string> | null = hearing.blockers.size === 0 ? null : new Set()
    const hear = (change: LobbyChange): void => {
      const { id, table } = change
      const isTold = known === null || (table === null || !isFor(change) ? known.delete(id) : known.add(id).has(id))
      const shown = isFor(change) ? change : { id, table: null }
      if (isTold) connection.send(once(shown, () => ({ t: 'lobbyTable', ...shown })))
    }
    this.#listen(connection, 'lobby', tavern.onLobby(hear))
    const all = await tavern.listing()
    const few = known === null ? null : (await tavern.listedFor(own)).map(forAll)
    if (few !== null) known = new Set(few.map(({ id }) => id))
    const tables = few === null ? all : JSON.stringify(few)
    if (connection.affords(tables.length)) connection.send(`{"t":"lobby","tables":${tables}}`)
    else this.#stop(connection, 'lobby')
  }

  async #table(connection: Connection, id: string): Promise<boolean> {
    const { tavern, chat } = this.#terms
    const { person } = connection
    const own = person?.id ?? null
    const table = await tavern.findFor(id, own)
    if (table === null || isClosedTo(table, own)) return false
    this.#stop(connection, `table ${id}`)
    const hearing = await this.#ears.of(connection)
    const text = (it: Table): string => {
      const seen = seenBy(it, own)
      return once(seen, () => ({ t: 'table', table: seen }))
    }
    // Who is shown out is told so, and from a table that strangers do not find nothing more.
    const hearTable = (it: Table): void => {
      if (isShutTo(it, own, hearing.blockers)) return this.#stop(connection, `table ${id}`) // without a word
      connection.send(text(it))
      if (isClosedTo(it, own)) this.#stop(connection, `table ${id}`)
    }
    const stops = [tavern.onTable(id, hearTable)]
    const stop = (): void => {
      for (const each of stops) each()
    }
    const all: string[] = []
    /** By number: what is said before they are sent what was said so far. It comes after that, once. */
    let meanwhile: Map<number, string> | null = new Map()
    for (const room of ['table', 'spectators'] as const) {
      const saying = (said: Said): string => once(said, () => ({ t: 'said', table: id, room, said }))
      let last = 0
      const hear = (said: Said): void => {
        if (hearing.isDeafTo(said.by) || said.number <= last) return
        if (meanwhile === null) connection.send(saying(said))
        else meanwhile.set(said.number, saying(said))
      }
      stops.push(chat.listen(id, room, person, hear))
      stops.push(chat.onUnsaid(id, room, number => connection.send(written({ t: 'unsaid', table: id, room, number }))))
      const said = await chat.since(table, room, person, 0)
      if (isRefused(said)) continue
      all.push(...said.filter(({ by }) => !hearing.isDeafTo(by)).map(saying))
      for (const { number } of said) meanwhile.delete(number)
      last = said.at(-1)?.number ?? 0
    }
    all.push(text(table))
    if (!connection.affords(all.reduce((sum, { length }) => sum + length, 0))) {
      stop()
      return true
    }
    this.#listen(connection, `table ${id}`, stop)
    for (const each of [...all, ...meanwhile.values()]) connection.send(each)
    meanwhile = null
    return true
  }

  async #say(
    connection: Connection,
    { id, table, room, words }: Extract<ClientMessage, { t: 'say' }>,
  ): Promise<boolean> {
    const { person } = connection
    const found = await this.#terms.tavern.findFor(table, person?.id ?? null)
    if (found === null || isClosedTo(found, person?.id ?? null)) return false
    const said = person === null ? nobody : await this.#terms.chat.say(found, room, person, words)
    connection.send(written(isRefused(said) ? { t: 'refused', id, ...said } : { t: 'done', id, seq: said.number }))
    return true
  }

  /** Says how far these threads of the board are, and again when they change. */
  async #threads(connection: Connection, ids: readonly string[]): Promise<void> {
    const { threads } = this.#terms
    this.#stop(connection, 'threads')
    const tell = (reached: ThreadReached): void => connection.send(once(reached, () => ({ t: 'thread', ...reached })))
    const all = new Set(ids)
    const stops = [...all].map(id => threads.listen(id, tell))
    this.#listen(connection, 'threads', () => {
      for (const stop of stops) stop()
    })
    for (const reached of await threads.reached([...all])) tell(reached)
  }

  /** Whom somebody hears has changed, perhaps at another node. From tables that are not for them any more they hear nothing. */
  async hearsAgain(person: string): Promise<void> {
    for (const connection of await this.#ears.again(person))
      for (const place of [...(this.#heard.get(connection)?.keys() ?? [])]) {
        if (place === 'lobby') await this.#lobby(connection, true)
        const table = place.startsWith('table ') ? place.slice('table '.length) : null
        if (table !== null && (await this.#terms.tavern.findFor(table, person)) === null) this.#stop(connection, place)
      }
  }

  async #mute(connection: Connection, said: Extract<ClientMessage, { t: 'mute' }>): Promise<void> {
    const problem = await this.#muted(connection, said)
    connection.send(
      written(problem === null ? { t: 'done', id: said.id, seq: 0 } : { t: 'refused', id: said.id, ...problem }),
    )
  }

  async #muted(
    connection: Connection,
    { person: whom, muted, name = '' }: Extract<ClientMessage, { t: 'mute' }>,
  ): Promise<Refused | null> {
    const { person } = connection
    if (person === null) return nobody
    const hearing = await this.#ears.of(connection)
    if (muted && hearing.muted.size >= MOST_MUTED) return tooManyMuted
    await (muted ? this.#terms.mutes.mute(person.id, whom, name) : this.#terms.mutes.unmute(person.id, whom))
    if (muted) hearing.muted.add(whom)
    else hearing.muted.delete(whom)
    this.#terms.muted?.(person.id)
    return null
  }

  #listen(connection: Connection, place: string, stop: Stop): void {
    const all = this.#heard.get(connection) ?? new Map<string, Stop>()
    this.#heard.set(connection, all.set(place, stop))
    this.#does(connection)
  }
  #stop(connection: Connection, place: string): void {
    const all = this.#heard.get(connection)
    all?.get(place)?.()
    if (all?.delete(place) === true) this.#does(connection)
  }
  #does(connection: Connection): void {
    const { person } = connection
    if (person === null) return
    const places = [...(this.#heard.get(connection)?.keys() ?? [])]
    const isReading = places.includes('threads')
    const doing = places.some(place => place.startsWith('table ')) ? 'table' : isReading ? 'reading' : null
    this.#terms.does?.(person.id, connection, doing)
  }
}
