import { nameAmong } from '#bots/names'
import { refused } from '#protocol/refused'
import type { Room, Said, TalkText } from '#protocol/words'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { News } from '../news/news.ts'
import type { Share } from '../nodes/shared-limits.ts'
import { type Guard, listedWord } from '../order/guard.ts'
import type { ChatStore, KeptSaid } from '../storage/port.ts'
import { Listeners } from './listeners.ts'
import { barred, isClosedTo } from './seen.ts'
import { namesAt, seatOf, type Table, type Who } from './table.ts'

/** How much one person may say: at once, and per second. */
const TALK = { most: 20, rate: 1 } as const
const tooFast = refused('too fast', `at most ${TALK.rate} saying a second`)
/** What was said, as it is told. */
export const read = ({ text, ...said }: KeptSaid): Said => ({
  ...said,
  ...(JSON.parse(text) as Pick<Said, 'name' | 'words'>),
})
/** Where a room is kept. */
export const placeOf = (table: string, room: Room): string => `${table} ${room}`

/** The talk at other nodes. */
export interface TalkElsewhere {
  readonly news: News
  /** How much people say is counted on all nodes together. */
  readonly limits?: Share | undefined
  readonly tableOf: (id: string) => Promise<Table | null>
  readonly failed: (what: string, error: unknown) => void
}

/** What nodes call a room when they tell each other of it. */
export const topicOf = (place: string): string => `talk ${place}`

const unsaidAt = (place: string): string => `unsaid ${place}`

/** The talk at the tables. Muted people are filtered out when it is sent (`Store.mutes`). */
export class Chat {
  readonly #store: ChatStore
  readonly #guard: Guard
  readonly #now: () => number
  readonly #talk: Allowances
  readonly #others: TalkElsewhere | undefined
  readonly #listeners = new Listeners<{ readonly table: Table; readonly said: Said }>(place => this.#opened(place))
  readonly #unsaid: Listeners<number> = new Listeners(place =>
    this.#others?.news.follow(unsaidAt(place), null, number => number > 0 && this.#unsaid.tell(place, number)),
  )
  /** By place with listeners: the last saying they were told. */
  readonly #told = new Map<string, number>()
  readonly #opening = new Map<string, Promise<void>>()

  constructor(store: ChatStore, guard: Guard, now: () => number, others?: TalkElsewhere) {
    this.#store = store
    this.#guard = guard
    this.#now = now
    this.#others = others
    this.#talk = new Allowances(TALK.most, TALK.rate, now, others?.limits)
  }

  async say(table: Table, room: Room, who: Who, words: TalkText): Promise<Said | Refused> {
    const name = speaks(table, room, who)
    if (typeof name === 'object') return name
    if (!this.#talk.may(who.id)) return tooFast
    const silenced = await this.#guard.mayWrite(who.id)
    if (silenced !== null) return silenced
    if ('text' in words && (await this.#guard.isListed(words.text))) return listedWord
    const said = { at: this.#now(), by: who.id }
    const number = await this.#store.say(placeOf(table.id, room), { ...said, text: JSON.stringify({ name, words }) })
    const all = { number, ...said, name, words }
    await this.#tell(placeOf(table.id, room), table, all)
    return all
  }

  /** A saying was hidden: whoever heard it is told to forget it. */
  unsay(table: string, room: Room, number: number): void {
    const place = placeOf(table, room)
    this.#unsaid.tell(place, number)
    this.#others?.news.tell(unsaidAt(place), number)
  }

  /** Calls `forget` with the numbers of sayings that are hidden from now on. Returns a function that stops it. */
  onUnsaid(table: string, room: Room, forget: (number: number) => void): () => void {
    return this.#unsaid.add(placeOf(table, room), forget)
  }

  /** What others have said elsewhere meanwhile comes first. */
  async #tell(place: string, table: Table, said: Said): Promise<void> {
    if (this.#others === undefined) return this.#listeners.tell(place, { table, said })
    this.#others.news.tell(topicOf(place), said.number)
    await this.#catchUp(place, table)
  }

  /** Tells the listeners of a place what they have not been told yet. */
  async #catchUp(place: string, table: Table): Promise<void> {
    const told = this.#told.get(place)
    if (told === undefined) return
    for (const said of (await this.#store.since(place, told, 100)).map(read)) {
      if (said.number <= (this.#told.get(place) ?? said.number)) continue
      this.#told.set(place, said.number)
      this.#listeners.tell(place, { table, said })
    }
  }

  /** Somebody says something at another node. */
  #opened(place: string): (() => void) | undefined {
    if (this.#others === undefined) return undefined
    const { news, tableOf, failed } = this.#others
    const again = async (): Promise<void> => {
      await this.#opening.get(place)
      const table = await tableOf(place.slice(0, place.indexOf(' ')))
      if (table !== null) await this.#catchUp(place, table)
    }
    const stop = news.follow(topicOf(place), 0, () =>
      again().catch(error => {
        failed(`talk at ${place}`, error)
        throw error
      }),
    )
    const opening = this.#store.since(place, 0, 1).then(([last]) => void this.#told.set(place, last?.number ?? 0))
    this.#opening.set(
      place,
      opening.catch(error => failed(`talk at ${place}`, error)),
    )
    return () => {
      stop()
      this.#opening.delete(place)
      this.#told.delete(place)
    }
  }

  /** The last `most` of what was said after this number. */
  async since(
    table: Table,
    room: Room,
    who: Who | null,
    number: number,
    most = 100,
  ): Promise<readonly Said[] | Refused> {
    const problem = problemHearing(table, room, who)
    if (problem !== null) return problem
    const place = placeOf(table.id, room)
    await this.#opening.get(place) // what is said after that, listeners are told
    return (await this.#store.since(place, number, most)).map(read)
  }

  /** Calls `hear` for everything said from now on that this listener may hear. Returns a function that stops it. */
  listen(table: string, room: Room, who: Who | null, hear: (said: Said) => void): () => void {
    return this.#listeners.add(placeOf(table, room), ({ table: now, said }) => {
      if (problemHearing(now, room, who) === null) hear(said)
    })
  }
}

/** The name somebody speaks under in this room, distinct from all names at the table; or why they may not speak. */
function speaks(table: Table, room: Room, { id, name }: Who): string | Refused {
  if (table.state === 'closed') return refused('closed', 'a table that is not closed')
  if (table.barred.includes(id)) return barred
  const sitter = table.seats[seatOf(table, id) ?? -1]?.sitter ?? null
  const isAtTable = sitter !== null || table.host === id
  if (isAtTable !== (room === 'table'))
    return refused('not your room', isAtTable ? 'the room of the table' : 'the room of the spectators')
  return sitter?.name ?? nameAmong(namesAt(table), name)
}

/** Somebody who left during the match may come back to it. */
const playsOrMay = (table: Table, id: string): boolean =>
  seatOf(table, id) !== null ||
  table.seats.some(({ sitter }) => sitter !== null && 'bot' in sitter && sitter.insteadOf === id)

/** Spectators hear the table. Players hear the spectators only when no match is being played. */
export function problemHearing(table: Table, room: Room, who: Who | null): Refused | null {
  if (who !== null && isClosedTo(table, who.id)) return barred
  if (room === 'table' || table.state !== 'playing' || who === null || !playsOrMay(table, who.id)) return null
  return refused('not your room', 'the room of the table, while you play')
}
