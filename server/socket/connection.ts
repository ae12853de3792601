import type { WebSocket } from 'ws'
import { PROTOCOL } from '#client/connection'
import { Allowance } from '../allowance.ts'
import type { Hall } from '../matches/hall.ts'
import { viewerOf } from '../matches/viewer.ts'
import type { Person } from '../storage/port.ts'
import { Follow } from './follow.ts'
import { frame, type Spoken } from './messages.ts'

/** What connections are in touch with. Table talk comes from elsewhere; null where there are no tables. */
export interface Rooms {
  readonly hall: Hall
  heard(connection: Connection, said: Spoken): Promise<boolean>
  left(connection: Connection): void
}

/** More than this waiting for a slow socket, in bytes: it is dropped, and its client comes back and catches up. */
const SLOW = 1 << 20
/** So many messages at once, and so many more each second. */
const BURST = 100
const RATE = 40
/** Who has been too fast for so long, without a quiet moment, is shown out; in milliseconds. */
const HASTE = 10_000
const QUIET = 2000
/** Catching up on so many entries costs as much as a message; and so does being told so many characters of anything else. */
const ENTRIES = 50
const CHARACTERS = 4096

const CALMER = 'somebody who changes their mind less often'

/** What holds for one connection, and for all of one person. */
export interface Manners {
  readonly now: () => number
  /** Messages a second. */
  readonly rate?: number | undefined
  /** Whether this person may do once more, by any of their sockets, what must be written down and is no answer. */
  readonly mayChange: (person: string) => boolean
}

/** One socket of somebody: what it follows, and what is sent in one turn of the event loop as one frame. */
export class Connection {
  readonly person: Person | null
  readonly #socket: WebSocket
  readonly #rooms: Rooms
  readonly #manners: Manners
  readonly #rate: number
  readonly #allowance: Allowance
  readonly #follows = new Map<string, Follow>()
  #out: string[] = []
  /** From when to when it was too fast the last time. */
  #haste = { since: 0, last: Number.NEGATIVE_INFINITY }
  #queue: Promise<unknown> = Promise.resolve()
  #isClosed = false
  /** Messages that have come and are not done. */
  #waiting = 0

  constructor(socket: WebSocket, person: Person | null, rooms: Rooms, manners: Manners) {
    this.#socket = socket
    this.person = person
    this.#rooms = rooms
    this.#manners = manners
    this.#rate = manners.rate ?? RATE
    this.#allowance = new Allowance(BURST, this.#rate, manners.now)
    this.send(
      JSON.stringify({
        t: 'welcome',
        protocol: PROTOCOL,
        at: manners.now(),
        person: person === null ? null : { id: person.id, name: person.name },
      }),
    )
    socket.on('message', data => this.#hear(String(data)))
    socket.on('close', () => this.#close())
    socket.on('error', () => this.#close())
  }

  /** Batched: all of one turn of the event loop goes out as one frame, a list of messages. */
  send(text: string): void {
    if (this.#out.length === 0) setImmediate(() => this.#flush())
    this.#out.push(text)
  }

  #flush(): void {
    const text = `[${this.#out.join(',')}]`
    this.#out = []
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > SLOW) return this.#socket.terminate()
    this.#socket.send(text)
  }

  #refuse(code: string, expected: string, id?: string): void {
    this.send(JSON.stringify({ t: 'refused', ...(id === undefined ? {} : { id }), code, rule: null, expected }))
  }

  /** One message after another, in the order they came. */
  #hear(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return // shown out, and talking on
    if (!this.#allowance.may()) return this.#tooFast(text)
    const said = frame.safeParse(parsed(text))
    if (!said.success)
      return this.#refuseAll(text, 'not a message', 'a message as PROTOCOL.md tells, of the right shape')
    const all = Array.isArray(said.data) ? said.data : [said.data]
    if (!this.#allowance.may(all.length - 1)) return this.#tooFast(text)
    this.#waiting += all.length
    if (this.#waiting > BURST) return this.#socket.terminate()
    for (const each of all)
      this.#queue = this.#queue
        .then(() => this.#do(each))
        .catch(() => this.#refuse('broken', 'nothing: the house failed', idOf(each)))
        .then(() => {
          this.#waiting--
          if (this.#isClosed) this.#close() // whatever it began to hear of after the socket was gone
        })
  }

  /** Whether so much may be told at once; if not, who asked is told that they are too fast. */
  affords(characters: number): boolean {
    const isAllowed = this.#allowance.may(Math.min(characters / CHARACTERS, BURST / 2))
    if (!isAllowed) this.#tooFast('')
    return isAllowed
  }

  /** Every command in this frame is refused by its id, so that its sender can send it again. */
  #refuseAll(text: string, code: string, expected: string): void {
    const ids = new Set(idsIn(parsed(text)))
    for (const id of ids) this.#refuse(code, expected, id)
    if (ids.size === 0) this.#refuse(code, expected)
  }

  #tooFast(text: string): void {
    this.#refuseAll(text, 'too fast', `at most ${this.#rate} messages a second`)
    const now = this.#manners.now()
    const { since, last } = this.#haste
    this.#haste = { since: now - last > QUIET ? now : since, last: now }
    if (now - this.#haste.since > HASTE) this.#socket.close(4008, 'too fast for too long')
  }

  async #do(said: Spoken): Promise<void> {
    if (this.#isClosed && said.t !== 'answer') return
    switch (said.t) {
      case 'ping':
        return this.send(JSON.stringify({ t: 'pong', id: said.id }))
      case 'follow':
        return this.#follow(said.match, said.have)
      case 'unfollow':
        return this.#unfollow(said.match)
      case 'answer':
        return this.#answer(said)
      case 'mind':
        return this.#mind(said.match, said.minded)
      default:
        if (said.t === 'mute' && !this.#mayChange()) return this.#refuse('too fast', CALMER, said.id)
        if (!(await this.#rooms.heard(this, said))) this.#refuse('no such place', 'a table of this house', idOf(said))
    }
  }

  async #follow(id: string, have: number): Promise<void> {
    const live = await this.#rooms.hall.find(id)
    if (live === null) return this.#refuse('no match', 'the id of a match of this house')
    if (!this.#allowance.may(Math.max(0, live.next - have) / ENTRIES)) return this.#tooFast('')
    this.#unfollow(id)
    const viewer = viewerOf(live, this.person)
    const follow = new Follow(live, viewer, text => this.send(text))
    this.#follows.set(id, follow)
    follow.introduce()
    await live.follow(follow, have)
    if (viewer !== 'table') await live.back(viewer)
  }

  #unfollow(id: string): void {
    const follow = this.#follows.get(id)
    follow?.live.unfollow(follow)
    this.#follows.delete(id)
  }

  async #answer({ match, id, asked, name, answer }: Extract<Spoken, { t: 'answer' }>): Promise<void> {
    const live = this.#follows.get(match)?.live ?? (await this.#rooms.hall.find(match))
    const seat = live === null ? 'table' : viewerOf(live, this.person)
    if (live === null || seat === 'table') return this.#refuse('no seat', 'somebody who sits at this match', id)
    live.answer(seat, { id, asked, name, answer }).then(
      reply =>
        this.send(JSON.stringify('seq' in reply ? { t: 'done', id, seq: reply.seq } : { t: 'refused', id, ...reply })),
      () => this.#refuse('broken', 'nothing: the house failed', id),
    ) // what is said next need not wait until this is on disk
  }

  async #mind(id: string, minded: boolean): Promise<void> {
    const live = await this.#rooms.hall.find(id)
    const seat = live === null ? 'table' : viewerOf(live, this.person)
    if (live === null || seat === 'table') return this.#refuse('no seat', 'somebody who sits at this match')
    if (!this.#mayChange()) return this.#refuse('too fast', CALMER)
    await (minded ? live.away(seat) : live.back(seat))
  }

  #mayChange(): boolean {
    return this.person === null || this.#manners.mayChange(this.person.id)
  }

  #close(): void {
    this.#isClosed = true
    for (const id of this.#follows.keys()) this.#unfollow(id)
    this.#rooms.left(this)
  }
}

const idOf = (said: Spoken): string | undefined => ('id' in said ? said.id : undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Of one message or several, whatever they are. */
function idsIn(said: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(said) ? said.slice(0, 50) : [said]
  return all.flatMap(it => {
    const id = typeof it === 'object' && it !== null && 'id' in it ? it.id : null
    return typeof id === 'string' ? [id.slice(0, 64)] : []
  })
}
