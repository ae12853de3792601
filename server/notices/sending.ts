import type { Seat } from '#kernel/seat'
import type { Channel, Message, MessageEnd } from '../storage/notices-port.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Notices } from './notices.ts'
import { Rounds } from './rounds.ts'
import { stillSo } from './still-so.ts'
import { type Known, knownOf, noticesTold } from './telling.ts'
import { CLAIMED, UnderWay } from './under-way.ts'
import { waitingFor } from './waiting.ts'
import { inTime, type Outcome, type Way } from './ways.ts'
import { sendingTime, wishesIn } from './wishes.ts'

export interface SendingParams {
  readonly store: Pick<Store<Table>, 'matches' | 'people' | 'board' | 'tables' | 'friends' | 'notices'>
  readonly notices: Notices
  /** How somebody can be told. Without letters there is no way for them. */
  readonly ways: Readonly<Partial<Record<Exclude<Channel, 'later'>, Way>>>
  readonly now: () => number
  /** Whether this seat’s person has the match open somewhere. */
  readonly isLooking: (match: string, seat: Seat) => Promise<boolean>
  readonly ended?: ((channel: Channel, end: MessageEnd) => void) | undefined
  readonly failed: (what: string, error: unknown) => void
}

/** How often to look for what is due, in milliseconds. */
const OFTEN = 1000
/**
 * To how many addresses of one person messages are under way at once, and after how many milliseconds the others are looked at
 * again: whoever has many that never answer holds up only themselves.
 */
const [EACH, SOON] = [3, 2000]
/** A webhook at which this many messages in a row have failed over this time, in milliseconds, is switched off. */
const PATIENCE = { most: 10, least: 3 * 86_400_000 } as const
/**
 * For how long one try is waited for, in milliseconds. Each way gives up sooner: this is for one that would never end. A
 * letter that is still being taken then would be sent twice, so the mail server may be slow in every step.
 */
const LONGEST = { letter: 600_000, other: 20_000 } as const
/** After how many seconds it is tried again, each time. Then it has failed. */
const AGAIN = [10, 60, 300, 1800, 7200] as const
/** How often to look whether somebody is still looking at the table, and for how long after it was their turn, in milliseconds. */
const LOOKING = { again: 60_000, longest: 600_000 } as const

/** How often to complain, in milliseconds. */
const SELDOM = 60_000

/** Sends what is due, in this process. However many do so, each message is claimed by one of them. */
export class Sending {
  readonly #terms: SendingParams
  readonly #rounds: Rounds
  readonly #under: UnderWay
  readonly #underOf = new Map<string, number>()
  #complained = Number.NEGATIVE_INFINITY

  constructor(terms: SendingParams) {
    this.#terms = terms
    this.#under = new UnderWay(terms)
    this.#rounds = new Rounds(
      () => this.send(),
      OFTEN,
      error => terms.failed('sending notices', error),
    )
  }

  open(): void {
    this.#under.open()
    this.#rounds.open()
  }
  soon(): void {
    this.#rounds.soon()
  }
  async close(): Promise<void> {
    await this.#rounds.close()
    await this.#under.close()
  }

  /** Whether there may be more. */
  async send(): Promise<boolean> {
    const { store, now } = this.#terms
    const [rooms, known] = [this.#under.rooms(), this.#under.ids()]
    if (rooms.length === 0) return false
    const time = now()
    const messages = await store.notices.outbox.claim(time, rooms, time + CLAIMED)
    for (const message of messages) if (!known.has(message.id)) this.#begin(message)
    return messages.length > 0
  }

  #begin(message: Message): void {
    const sent = this.#one(message).catch(error => this.#terms.failed(`message ${message.id}`, error))
    this.#under.add(message, sent, () => this.soon())
  }

  async #one(message: Message): Promise<void> {
    const { store, now } = this.#terms
    if (message.tries > AGAIN.length + 1) return this.#fail(message) // whoever tried it was killed each time
    const worth = await this.#worthTelling(message)
    const person = worth.length === 0 ? null : await store.people.find(message.person)
    if (person === null) return this.#end(message, 'dropped')
    if (message.channel === 'later') return this.#remind(message, worth)
    const wishes = wishesIn((await store.notices.wishes.of([message.person])).get(message.person))
    const isTest = worth.every(({ occasion }) => occasion.kind === 'test')
    const time = isTest ? now() : Math.max(sendingTime(wishes, now()), await this.#unseenAt(message, worth))
    if (time > now()) return this.#postpone(message, time)
    const told = await noticesTold(
      store,
      message.person,
      worth.map(({ notice }) => notice),
    )
    const way = this.#terms.ways[message.channel]
    if (told.length === 0 || way === undefined) return this.#end(message, 'dropped')
    if (message.channel !== 'mail' && (this.#underOf.get(message.person) ?? 0) >= EACH)
      return this.#postpone(message, now() + SOON)
    this.#underWay(message, 1)
    const outcome = await waitingFor(store, message.person)
      .then(waiting => this.#tried(() => way({ message, person, told, wishes, waiting }), message))
      .finally(() => this.#underWay(message, -1))
    await this.#settle(message, outcome)
  }

  /** This was no try. What was never tried may be gathered with what comes later. */
  #postpone({ id, tries }: Message, due: number): Promise<void> {
    const { outbox } = this.#terms.store.notices
    return tries === 1 ? outbox.loosen(id, due) : outbox.again(id, due, tries - 1)
  }

  #underWay({ channel, person }: Message, more: number): void {
    if (channel === 'mail') return
    const under = (this.#underOf.get(person) ?? 0) + more
    if (under === 0) this.#underOf.delete(person)
    else this.#underOf.set(person, under)
  }

  async #tried(tries: () => Promise<Outcome>, { channel, target }: Message): Promise<Outcome> {
    try {
      return await inTime(tries(), channel === 'mail' ? LONGEST.letter : LONGEST.other)
    } catch (error) {
      this.#complain(target, error)
      return { later: null }
    }
  }

  /** Where people want to be told is their business; whoever runs the house hears now and then that its letters cannot be sent. */
  #complain(target: string, error: unknown): void {
    const { now, failed } = this.#terms
    if (target !== '' || now() - this.#complained < SELDOM) return
    this.#complained = now()
    failed('sending letters', error)
  }

  async #settle(message: Message, outcome: Outcome): Promise<void> {
    const { store, now } = this.#terms
    if (outcome === 'done') {
      if (message.channel === 'hook') await store.notices.hooks.arrived(message.target)
      return this.#end(message, 'done')
    }
    if (outcome === 'gone') {
      if (message.channel === 'push') await store.notices.devices.drop(message.person, message.target)
      return this.#end(message, 'dropped')
    }
    const wait = AGAIN[message.tries - 1]
    if ('later' in outcome && wait !== undefined)
      return store.notices.outbox.again(
        message.id,
        now() + 1000 * Math.max(wait, Math.min(7200, outcome.later ?? 0)),
        message.tries,
      )
    return this.#fail(message)
  }

  async #fail(message: Message): Promise<void> {
    const { store, now } = this.#terms
    if (message.channel === 'hook') await store.notices.hooks.failed(message.target, now(), PATIENCE)
    await this.#end(message, 'failed')
  }

  async #end(message: Message, end: MessageEnd): Promise<void> {
    await this.#terms.store.notices.outbox.settle(message.id, end)
    this.#terms.ended?.(message.channel, end)
  }

  /** Time is running out for turns that are still to be taken. */
  async #remind(message: Message, turns: readonly Known[]): Promise<void> {
    const reminders = turns.flatMap(({ occasion }) =>
      occasion.kind === 'turn' ? [{ ...occasion, kind: 'reminder' } as const] : [],
    )
    await this.#terms.notices.put(reminders)
    await this.#end(message, 'done')
  }

  /** What its reader has not found out meanwhile, and what is still so. What is not any more counts as read. */
  async #worthTelling({ person, channel, notices }: Message): Promise<readonly Known[]> {
    const { store, now } = this.#terms
    const unread = knownOf(notices.filter(({ read }) => read === null || channel === 'later'))
    const isSo = await stillSo(
      store,
      unread.map(({ occasion }) => occasion),
    )
    const passed = unread.filter((_, i) => isSo[i] === false)
    await store.notices.read(
      person,
      passed.map(({ notice }) => notice.id),
      now(),
    )
    return unread.filter((_, i) => isSo[i] === true)
  }

  /** Whoever looks at the table needs no message, as long as they can be thought to look. */
  async #unseenAt({ channel }: Message, all: readonly Known[]): Promise<number> {
    const { now, isLooking } = this.#terms
    const time = now()
    if (channel === 'mail') return time
    const looks = async ({ notice, occasion }: Known): Promise<boolean> =>
      occasion.kind === 'turn' && time - notice.at < LOOKING.longest && isLooking(occasion.match, occasion.seat)
    return (await Promise.all(all.map(looks))).every(Boolean) ? time + LOOKING.again : time
  }
}
