import { nameAmong } from '#bots/names'
import { refused } from '#protocol/refused'
import type { Room, Said, TalkText } from '#protocol/words'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { ChatStore, KeptSaid } from '../storage/port.ts'
import { Listeners } from './listeners.ts'
import { barred, isClosedTo } from './seen.ts'
import { namesAt, seatOf, type Table, type Who } from './table.ts'

/** How much one person may say: at once, and per second. */
const TALK = { most: 20, rate: 1 } as const
const tooFast = refused('too fast', `at most ${TALK.rate} saying a second`)
const read = ({ text, ...said }: KeptSaid): Said => ({ ...said, ...(JSON.parse(text) as Pick<Said, 'name' | 'words'>) })
const placeOf = (table: string, room: Room): string => `${table} ${room}`

/** The talk at the tables. Muted people are filtered out when it is sent (`Store.mutes`). */
export class Chat {
  readonly #store: ChatStore
  readonly #now: () => number
  readonly #talk: Allowances
  readonly #listeners = new Listeners<{ readonly table: Table; readonly said: Said }>()

  constructor(store: ChatStore, now: () => number) {
    this.#store = store
    this.#now = now
    this.#talk = new Allowances(TALK.most, TALK.rate, now)
  }

  async say(table: Table, room: Room, who: Who, words: TalkText): Promise<Said | Refused> {
    const name = speaks(table, room, who)
    if (typeof name === 'object') return name
    if (!this.#talk.may(who.id)) return tooFast
    const said = { at: this.#now(), by: who.id }
    const number = await this.#store.say(placeOf(table.id, room), { ...said, text: JSON.stringify({ name, words }) })
    const all = { number, ...said, name, words }
    this.#listeners.tell(placeOf(table.id, room), { table, said: all })
    return all
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
    return (await this.#store.since(placeOf(table.id, room), number, most)).map(read)
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
function problemHearing(table: Table, room: Room, who: Who | null): Refused | null {
  if (who !== null && isClosedTo(table, who.id)) return barred
  if (room === 'table' || table.state !== 'playing' || who === null || !playsOrMay(table, who.id)) return null
  return refused('not your room', 'the room of the table, while you play')
}
