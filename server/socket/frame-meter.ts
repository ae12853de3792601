import type { WebSocket } from 'ws'
import type { ClientMessage } from '#protocol/from-client'
import { Allowance } from '../allowance.ts'
import { MOST_MESSAGES, messagesIn } from './messages.ts'
import { DEEPEST, idsIn, MOST_VALUES, read } from './reading.ts'
import type { Unread } from './unread.ts'

/** Messages allowed: at once, and per second. */
export const BURST = 100
export const RATE = 40
/** This many bytes of a frame, or values in it, cost as much as one message. */
const BYTES = 1024
const VALUES = 50
/** A client that stays too fast for this long, without a break, is shown out. In milliseconds. */
const HASTE = 10_000
const QUIET = 2000
/** A client with more refused messages than this, at once and per second, is shown out immediately. */
const REMINDERS = { most: 400, rate: 100 } as const
/** How many unreadable frames are allowed, at once and per second, before the client is shown out. */
const SLIPS = { most: 4, rate: 0.1 } as const

const SHAPE = 'a message as PROTOCOL.md tells, of the right shape'
const READABLE = `JSON, no deeper than ${DEEPEST} and of no more than ${MOST_VALUES} values`
const OTHERS = 'fewer messages from all of your address together'

/** Limits for one connection, for all of a person, and for all of an address. */
export interface ConnectionLimits {
  readonly now: () => number
  /** Messages per second. */
  readonly rate?: number | undefined
  /**
   * Whether this person, with all sockets together, may make one more change that must be stored and is not an answer.
   */
  readonly mayChange: (person: string) => boolean
  /** Whether the shared budget of their sockets allows this, counted in messages. */
  readonly pays: (cost: number) => boolean
  /** They are shown out and may not come back at once. */
  readonly shownOut: () => void
  readonly unread: Unread
}

/** Handles valid messages, and sends refusals for the others. */
export interface MessageSink {
  heard(messages: readonly ClientMessage[]): void
  refuse(code: string, expected: string, id?: string): void
  pong(data: Buffer): void
  /** Whether this pong acknowledges something. */
  receives(pong: Buffer): boolean
}

/** Reads one socket. Refuses what is too much, and shows out a client that does not stop. */
export class FrameMeter {
  readonly #socket: WebSocket
  readonly #manners: ConnectionLimits
  readonly #hearer: MessageSink
  readonly #rate: number
  readonly #allowance: Allowance
  readonly #reminders: Allowance
  readonly #slips: Allowance
  /** The last period in which it was too fast. */
  #haste = { since: 0, last: Number.NEGATIVE_INFINITY }

  constructor(socket: WebSocket, manners: ConnectionLimits, hearer: MessageSink) {
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
    if (this.#socket.readyState !== this.#socket.OPEN) return // shown out, but still sending
    const frame = read(bytes)
    if (frame === null) return this.#slip()
    const { said, values } = frame
    const [ids, count] = [idsIn(said), Array.isArray(said) ? Math.min(said.length, MOST_MESSAGES) : 1]
    if (!this.affords(Math.max(count, bytes.length / BYTES, values / VALUES), ids)) return
    const messages = messagesIn(said)
    if (messages === null) this.#refuseAll(ids, 'not a message', SHAPE)
    else this.#hearer.heard(messages)
  }

  /** Whether this may be requested now, counted in messages. If not, the client is told that it is too fast. */
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

  /** Whether the budget allows this. If not, the caller waits. */
  pays(cost: number): boolean {
    return this.#allowance.wait(cost) === 0 && this.#manners.pays(cost) && this.#allowance.may(cost)
  }

  /** Control frames count as messages. Excess ones are ignored. */
  #isBorne(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    const isBorne = this.#allowance.may()
    if (!isBorne) this.#tooFast()
    return isBorne
  }

  /** Refuses every command in this frame by its id, so that the client can send it again. */
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

  /** Stops reading the socket and closes it without waiting. */
  #showOut(code: number, why: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#manners.shownOut()
    this.#socket.close(code, why)
    this.#socket.pause()
  }
}
