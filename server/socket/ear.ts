import type { WebSocket } from 'ws'
import type { ClientMessage } from '#protocol/from-client'
import { Allowance } from '../allowance.ts'
import { MOST_MESSAGES, messagesIn } from './messages.ts'
import { DEEPEST, idsIn, MOST_VALUES, read } from './reading.ts'
import type { Unread } from './unread.ts'

/** So many messages at once, and so many more each second. */
export const BURST = 100
export const RATE = 40
/** So many bytes of a frame, and so many values in it, cost as much as a message. */
const BYTES = 1024
const VALUES = 50
/** Who has been too fast for so long, without a quiet moment, is shown out; in milliseconds. */
const HASTE = 10_000
const QUIET = 2000
/** And who is told so of more messages than this, at once and each second, is shown out without waiting for that. */
const REMINDERS = { most: 400, rate: 100 } as const
/** What cannot be read may happen so often at once, and again each second; then they are shown out. */
const SLIPS = { most: 4, rate: 0.1 } as const

const SHAPE = 'a message as PROTOCOL.md tells, of the right shape'
const READABLE = `JSON, no deeper than ${DEEPEST} and of no more than ${MOST_VALUES} values`
const OTHERS = 'fewer messages from all of your address together'

/** What holds for one connection, for all of one person, and for all of one address. */
export interface Manners {
  readonly now: () => number
  /** Messages a second. */
  readonly rate?: number | undefined
  /** Whether this person may do once more, by any of their sockets, what must be written down and is no answer. */
  readonly mayChange: (person: string) => boolean
  /** Whether so much is paid for by all their sockets together, counted in messages. */
  readonly pays: (cost: number) => boolean
  /** They are shown out: not to come back at once. */
  readonly shownOut: () => void
  readonly unread: Unread
}

/** Who hears what was understood, and says what was not. */
export interface Hearer {
  heard(messages: readonly ClientMessage[]): void
  refuse(code: string, expected: string, id?: string): void
  pong(data: Buffer): void
  /** Whether a pong is the receipt for something. */
  receives(pong: Buffer): boolean
}

/** Listens to one socket: what is too much is refused, and who does not stop is shown out. */
export class Ear {
  readonly #socket: WebSocket
  readonly #manners: Manners
  readonly #hearer: Hearer
  readonly #rate: number
  readonly #allowance: Allowance
  readonly #reminders: Allowance
  readonly #slips: Allowance
  /** From when to when it was too fast the last time. */
  #haste = { since: 0, last: Number.NEGATIVE_INFINITY }

  constructor(socket: WebSocket, manners: Manners, hearer: Hearer) {
    this.#socket = socket
    this.#manners = manners
    this.#hearer = hearer
    this.#rate = manners.rate ?? RATE
    this.#allowance = new Allowance(BURST, this.#rate, manners.now)
    this.#reminders = new Allowance(REMINDERS.most, REMINDERS.rate, manners.now)
    this.#slips = new Allowance(SLIPS.most, SLIPS.rate, manners.now)
    socket.on('message', data => this.#hear(data as Buffer))
    socket.on('ping', data => this.#isBorne() && hearer.pong(data))
    socket.on('pong', data => hearer.receives(data) || this.#isBorne())
  }

  #hear(bytes: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return // shown out, and talking on
    const frame = read(bytes)
    if (frame === null) return this.#slip()
    const { said, values } = frame
    const [ids, count] = [idsIn(said), Array.isArray(said) ? Math.min(said.length, MOST_MESSAGES) : 1]
    if (!this.affords(Math.max(count, bytes.length / BYTES, values / VALUES), ids)) return
    const messages = messagesIn(said)
    if (messages === null) this.#refuseAll(ids, 'not a message', SHAPE)
    else this.#hearer.heard(messages)
  }

  /** Whether so much may be asked for now, counted in messages; if not, who asks is told that they are too fast. */
  affords(cost: number, ids: readonly string[] = []): boolean {
    const isWithin = this.#allowance.may(cost)
    if (isWithin && this.#manners.pays(cost)) return true
    this.#refuseAll(
      ids,
      'too fast',
      isWithin ? OTHERS : `at most ${this.#rate} messages a second, of ${BYTES} bytes each`,
    )
    if (!isWithin) this.#tooFast(Math.max(cost, ids.length))
    return false
  }

  /** Whether so much is paid for; if not, who asks waits. */
  pays(cost: number): boolean {
    return this.#allowance.wait(cost) === 0 && this.#manners.pays(cost) && this.#allowance.may(cost)
  }

  /** Control frames count like messages, and are refused without a word. */
  #isBorne(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    const isBorne = this.#allowance.may()
    if (!isBorne) this.#tooFast()
    return isBorne
  }

  /** Every command in this frame is refused by its id, so that its sender can send it again. */
  #refuseAll(ids: readonly string[], code: string, expected: string): void {
    for (const id of ids) this.#hearer.refuse(code, expected, id)
    if (ids.length === 0) this.#hearer.refuse(code, expected)
  }

  #tooFast(cost = 1): void {
    const now = this.#manners.now()
    const { since, last } = this.#haste
    this.#haste = { since: now - last > QUIET ? now : since, last: now }
    if (now - this.#haste.since > HASTE || !this.#reminders.may(Math.max(1, cost)))
      this.#showOut(4008, 'too fast for too long')
  }

  #slip(): void {
    this.#hearer.refuse('not a message', READABLE)
    if (!this.#slips.may()) this.#showOut(4007, 'nothing that can be read')
  }

  /** From now on they are not listened to, and need not be waited for. */
  #showOut(code: number, why: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#manners.shownOut()
    this.#socket.close(code, why)
    this.#socket.pause()
  }
}
