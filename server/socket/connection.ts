import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Viewer } from '#kernel/seat'
import type { ClientMessage } from '#protocol/from-client'
import { PROTOCOL } from '#protocol/version'
import type { LiveMatch } from '../matches/live-match.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import { portions } from '../matches/portions.ts'
import { astray } from '../matches/replies.ts'
import { answererOf, noSeat, viewerOf } from '../matches/viewer.ts'
import type { Person } from '../storage/port.ts'
import { Follow } from './follow.ts'
import { BURST, type ConnectionLimits, FrameMeter } from './frame-meter.ts'
import { Outbox } from './outbox.ts'
import { written } from './written.ts'

/** What connections use. Table talk is handled elsewhere; null if there are no tables. */
export interface Rooms {
  readonly liveMatches: LiveMatches
  heard(connection: Connection, said: ClientMessage): Promise<boolean>
  /** Who opens a screen for the match's players: the seat of one of them, or somebody with their link; null if neither. */
  shownBy(person: Person | null, live: LiveMatch): Promise<Viewer | null>
  /** Whether this match is for them at all. */
  mayWatch(person: Person | null, live: LiveMatch): Promise<boolean>
  left(connection: Connection): void
}

/**
 * Catching up on this many entries costs as much as one message, and so does sending this many characters of anything
 * else.
 */
const ENTRIES = 20
const CHARACTERS = 4096

const CALMER = 'somebody who changes their mind less often'

/** The close code that means: connect again, here or at another node. */
export const MOVED = 1012

/** How long to wait before trying again when the budget is exhausted, in milliseconds. */
const BREATH = 100

/** One socket: what it follows, which messages are pending, and what is sent to it. */
export class Connection {
  readonly person: Person | null
  readonly #socket: WebSocket
  readonly #rooms: Rooms
  readonly #manners: ConnectionLimits
  readonly #ear: FrameMeter
  readonly #outbox: Outbox
  readonly #follows = new Map<string, Follow>()
  #queue: Promise<unknown> = Promise.resolve()
  #isClosed = false
  /** Messages received but not yet handled. */
  #waiting = 0

  constructor(socket: WebSocket, person: Person | null, rooms: Rooms, manners: ConnectionLimits) {
    this.#socket = socket
    this.person = person
    this.#rooms = rooms
    this.#manners = manners
    this.#outbox = new Outbox(socket, manners.unread)
    this.#ear = new FrameMeter(socket, manners, {
      heard: all => this.#hear(all),
      refuse: (code, expected, id) => this.#refuse(code, expected, id),
      pong: data => this.#outbox.pong(data),
      receives: pong => this.#outbox.receives(pong),
    })
    this.send(
      written({
        t: 'welcome',
        protocol: PROTOCOL,
        at: manners.now(),
        person: person === null ? null : { id: person.id, name: person.name },
      }),
    )
    socket.on('close', () => this.#close())
    socket.on('error', () => this.#close())
  }

  /** Batched: everything from one turn of the event loop is sent together. */
  send(text: string): void {
    this.#outbox.send(text)
  }

  #refuse(code: string, expected: string, id?: string): void {
    this.send(written({ t: 'refused', ...(id === undefined ? {} : { id }), code, rule: null, expected }))
  }

  /** Handles messages in order, and only while the client reads what it was sent before. */
  #hear(all: readonly ClientMessage[]): void {
    this.#waiting += all.length
    if (this.#waiting > BURST) return this.#socket.terminate()
    for (const each of all)
      this.#queue = this.#queue
        .then(() => this.#outbox.room())
        .then(() => this.#do(each))
        .catch(() => this.#refuse('broken', 'nothing: the house failed', idOf(each)))
        .then(() => {
          this.#waiting--
          if (this.#isClosed) this.#close() // stop what was started after the socket closed
        })
  }

  /** Whether this much may be sent at once. If not, the client is told that it is too fast. */
  affords(characters: number): boolean {
    return this.#ear.affords(Math.min(characters / CHARACTERS, BURST / 2))
  }

  async #do(said: ClientMessage): Promise<void> {
    if (this.#isClosed && said.t !== 'answer') return
    switch (said.t) {
      case 'ping':
        return this.send(written({ t: 'pong', id: said.id }))
      case 'follow':
        return this.#follow(said)
      case 'unfollow':
        return this.#unfollow(said.match)
      case 'answer':
        return this.#answer(said)
      case 'advise':
        return this.#advise(said)
      case 'mind':
        return this.#mind(said.match, said.minded)
      default:
        if (said.t === 'mute' && !this.#mayChange()) return this.#refuse('too fast', CALMER, said.id)
        if (!(await this.#rooms.heard(this, said))) this.#refuse('no such place', 'a table of this house', idOf(said))
    }
  }

  async #follow({ match: id, have, epoch, screen = false }: Extract<ClientMessage, { t: 'follow' }>): Promise<void> {
    const live = await this.#rooms.liveMatches.find(id)
    if (live === null || !(await this.#rooms.mayWatch(this.person, live)))
      return this.#refuse('no match', 'the id of a match of this house')
    await live.reach(have)
    const stray = astray(live, have, epoch)
    if (stray !== null) return this.send(written({ t: 'refused', match: id, ...stray }))
    this.#unfollow(id)
    const viewer = viewerOf(live, this.person, screen ? 'screen' : 'own')
    const shownBy = screen ? await this.#rooms.shownBy(this.person, live) : null
    const follow = new Follow(live, viewer, text => this.send(text), shownBy)
    this.#follows.set(id, follow)
    follow.introduce()
    const last = await this.#catchUp(follow, have)
    if (this.#isClosed) return
    await live.follow(follow, last)
    if (viewer !== 'table') await live.back(viewer)
  }

  /** Sends a little at a time, as the client reads it and its budget allows. Returns the last entry sent. */
  async #catchUp(follow: Follow, have: number): Promise<number> {
    const turn = async (): Promise<void> => {
      await this.#outbox.room()
      await this.#manners.unread.turn()
    }
    let last = have
    const { kernel } = follow.live.edition
    for await (const lines of portions(follow.live, have, turn)) {
      while (!this.#isClosed && !this.#ear.pays(lines.length / ENTRIES)) await pause(BREATH)
      if (this.#isClosed) return last
      for (const line of lines) follow.tell(new kernel.Telling(kernel.entryIn(line)))
      last += lines.length
      await this.#rooms.liveMatches.find(follow.live.id) // keeps the match in memory until everything is sent
    }
    return last
  }

  #unfollow(id: string): void {
    const follow = this.#follows.get(id)
    follow?.live.unfollow(follow)
    this.#follows.delete(id)
  }

  async #answer(said: Extract<ClientMessage, { t: 'answer' }>): Promise<void> {
    const { match, id, asked, name, answer } = said
    const live = this.#follows.get(match)?.live ?? (await this.#rooms.liveMatches.find(match))
    if (live === null) return this.#refuse(noSeat.code, noSeat.expected, id)
    const seat = await answererOf(live, this.person, said)
    if (typeof seat === 'object') return this.send(written({ t: 'refused', id, ...seat }))
    live.answer(seat, { id, asked, name, answer }).then(
      reply => this.send(written('seq' in reply ? { t: 'done', id, seq: reply.seq } : { t: 'refused', id, ...reply })),
      () => this.#socket.close(MOVED, 'send it again'), // nobody knows whether it was written: the id makes that harmless
    ) // the next message need not wait until this is on disk
  }

  async #advise(said: Extract<ClientMessage, { t: 'advise' }>): Promise<void> {
    const { match, id, asked } = said
    const live = await this.#rooms.liveMatches.find(match)
    if (live === null) return this.#refuse(noSeat.code, noSeat.expected, id)
    const seat = await answererOf(live, this.person, said)
    if (typeof seat === 'object') return this.send(written({ t: 'refused', id, ...seat }))
    const reply = await live.advise(seat, asked)
    this.send(written('seq' in reply ? { t: 'done', id, seq: reply.seq } : { t: 'refused', id, ...reply }))
  }

  async #mind(id: string, minded: boolean): Promise<void> {
    const live = await this.#rooms.liveMatches.find(id)
    const seat = live === null ? 'table' : viewerOf(live, this.person)
    if (live === null || seat === 'table') return this.#refuse('no seat', 'somebody who sits at this match')
    if (!this.#mayChange()) return this.#refuse('too fast', CALMER)
    if (minded && !live.hasStandIns) return this.#refuse('not now', 'a match in which bots stand in')
    await (minded ? live.away(seat) : live.back(seat))
  }

  #mayChange(): boolean {
    return this.person === null || this.#manners.mayChange(this.person.id)
  }

  #close(): void {
    this.#isClosed = true
    this.#outbox.close()
    for (const id of this.#follows.keys()) this.#unfollow(id)
    this.#rooms.left(this)
  }
}

const idOf = (said: ClientMessage): string | undefined => ('id' in said ? said.id : undefined)
