import type { Hall } from '../matches/hall.ts'
import type { MuteStore } from '../storage/port.ts'
import type { Chat, Heard } from '../tables/chat.ts'
import { isRefused } from '../tables/refusing.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'
import type { Connection, Rooms } from './connection.ts'
import type { Spoken } from './messages.ts'

type Stop = () => void

const MOST_MUTED = 500

export interface RoomTerms {
  readonly hall: Hall
  readonly tavern: Tavern
  readonly chat: Chat
  readonly mutes: MuteStore
}

/** Tables, the lobby and talk, over sockets. */
export class TavernRooms implements Rooms {
  readonly hall: Hall
  readonly #terms: RoomTerms
  /** What each connection listens to, and how to stop. */
  readonly #heard = new WeakMap<Connection, Map<string, Stop>>()

  /** By person, as long as they have a socket open. */
  readonly #ears = new Map<string, { readonly deaf: Set<string>; readonly sockets: Set<Connection> }>()

  constructor(terms: RoomTerms) {
    this.hall = terms.hall
    this.#terms = terms
  }

  async heard(connection: Connection, said: Spoken): Promise<boolean> {
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
        return this.#mute(connection, said)
      default:
        return false
    }
  }

  left(connection: Connection): void {
    for (const stop of this.#heard.get(connection)?.values() ?? []) stop()
    this.#heard.delete(connection)
    const { person } = connection
    const ears = person === null ? undefined : this.#ears.get(person.id)
    ears?.sockets.delete(connection)
    if (person !== null && ears?.sockets.size === 0) this.#ears.delete(person.id)
  }

  async #lobby(connection: Connection, open: boolean): Promise<void> {
    this.#stop(connection, 'lobby')
    if (!open) return
    const tell = (t: object): void => connection.send(JSON.stringify(t))
    this.#listen(
      connection,
      'lobby',
      this.#terms.tavern.onLobby(({ id, table }) => tell({ t: 'lobbyTable', id, table })),
    )
    tell({ t: 'lobby', tables: await this.#terms.tavern.listed() })
  }

  async #table(connection: Connection, id: string): Promise<boolean> {
    const { tavern, chat } = this.#terms
    const table = await tavern.find(id)
    if (table === null) return false
    this.#stop(connection, `table ${id}`)
    const { person } = connection
    const deaf = await this.#deafTo(connection)
    const tell = (it: Table): void => connection.send(JSON.stringify({ t: 'table', table: it }))
    const hear = (room: 'table' | 'spectators') => (said: Heard) => {
      if (!deaf.has(said.by)) connection.send(JSON.stringify({ t: 'said', table: id, room, said }))
    }
    const stops = [tavern.onTable(id, tell)]
    for (const room of ['table', 'spectators'] as const) {
      stops.push(chat.listen(id, room, person, hear(room)))
      const said = await chat.since(table, room, person, 0)
      if (!isRefused(said)) for (const each of said) hear(room)(each)
    }
    this.#listen(connection, `table ${id}`, () => {
      for (const stop of stops) stop()
    })
    tell(table)
    return true
  }

  async #say(connection: Connection, { id, table, room, words }: Extract<Spoken, { t: 'say' }>): Promise<boolean> {
    const { person } = connection
    const found = await this.#terms.tavern.find(table)
    if (found === null) return false
    const said =
      person === null
        ? { code: 'nobody', rule: null, expected: 'somebody of this house' }
        : await this.#terms.chat.say(found, room, person, words)
    connection.send(
      JSON.stringify(isRefused(said) ? { t: 'refused', id, ...said } : { t: 'done', id, seq: said.number }),
    )
    return true
  }

  /** Whom somebody does not hear, the same set for all their sockets: a word about it works everywhere at once. */
  async #deafTo(connection: Connection): Promise<Set<string>> {
    const { person } = connection
    if (person === null) return new Set()
    const muted = this.#ears.has(person.id) ? [] : await this.#terms.mutes.of(person.id)
    const ears = this.#ears.get(person.id) ?? { deaf: new Set(muted), sockets: new Set() }
    this.#ears.set(person.id, ears)
    ears.sockets.add(connection)
    return ears.deaf
  }

  async #mute(connection: Connection, { id, person: whom, muted }: Extract<Spoken, { t: 'mute' }>): Promise<boolean> {
    const { person } = connection
    if (person === null) return false
    const deaf = await this.#deafTo(connection)
    if (muted && deaf.size >= MOST_MUTED) return false
    await (muted ? this.#terms.mutes.mute(person.id, whom) : this.#terms.mutes.unmute(person.id, whom))
    if (muted) deaf.add(whom)
    else deaf.delete(whom)
    connection.send(JSON.stringify({ t: 'done', id, seq: 0 }))
    return true
  }

  #listen(connection: Connection, place: string, stop: Stop): void {
    const all = this.#heard.get(connection) ?? new Map<string, Stop>()
    this.#heard.set(connection, all.set(place, stop))
  }
  #stop(connection: Connection, place: string): void {
    const all = this.#heard.get(connection)
    all?.get(place)?.()
    all?.delete(place)
  }
}
