import { z } from 'zod'
import { nameAmong } from '#bots/names'
import { LONGEST, phrases } from '#client/talk'
import { seenOf } from '#kernel/looks'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { ChatStore, Said } from '../storage/port.ts'
import { Listeners } from './listeners.ts'
import { refused } from './refusing.ts'
import { namesAt, seatOf, type Table, type Who } from './table.ts'

/** Players talk at the table, spectators among themselves. */
export const rooms = ['table', 'spectators'] as const
export type Room = (typeof rooms)[number]

/** How much one person may say: so much at once, and so much each second. */
const TALK = { most: 20, rate: 1 } as const
const tooFast = refused('too fast', `at most ${TALK.rate} saying a second`)
/** Nothing that breaks a line or turns its direction, and something that is seen. */
const isPlain = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text) && /[^\p{C}\p{Z}]/u.test(seenOf(text))

/** What somebody says: words of their own, or a phrase. */
export const wordsSchema = z.union([
  z.strictObject({
    text: z
      .string()
      .max(LONGEST)
      .refine(isPlain, 'one line of visible characters')
      .transform(text => seenOf(text).trim()),
  }),
  z.strictObject({ phrase: z.enum(phrases) }),
])
export type Words = z.infer<typeof wordsSchema>

/** What was said, by whom, and what they were called then. */
export type Heard = Omit<Said, 'text'> & { readonly name: string; readonly words: Words }

const heard = ({ text, ...said }: Said): Heard => ({ ...said, ...(JSON.parse(text) as Pick<Heard, 'name' | 'words'>) })
const placeOf = (table: string, room: Room): string => `${table} ${room}`

/** The talk at the tables. Whom somebody does not want to hear is left out by who tells them (`Store.mutes`). */
export class Chat {
  readonly #store: ChatStore
  readonly #now: () => number
  readonly #talk: Allowances
  readonly #listeners = new Listeners<{ readonly table: Table; readonly said: Heard }>()

  constructor(store: ChatStore, now: () => number) {
    this.#store = store
    this.#now = now
    this.#talk = new Allowances(TALK.most, TALK.rate, now)
  }

  async say(table: Table, room: Room, who: Who, words: Words): Promise<Heard | Refused> {
    const name = speaks(table, room, who)
    if (typeof name === 'object') return name
    if (!this.#talk.may(who.id)) return tooFast
    const said = { at: this.#now(), by: who.id }
    const number = await this.#store.say(placeOf(table.id, room), { ...said, text: JSON.stringify({ name, words }) })
    const all = { number, ...said, name, words }
    this.#listeners.tell(placeOf(table.id, room), { table, said: all })
    return all
  }

  /** What was said after this number, the last so many. */
  async since(
    table: Table,
    room: Room,
    who: Who | null,
    number: number,
    most = 100,
  ): Promise<readonly Heard[] | Refused> {
    const problem = problemHearing(table, room, who)
    if (problem !== null) return problem
    return (await this.#store.since(placeOf(table.id, room), number, most)).map(heard)
  }

  /** Hears what is said from now on, as far as it is for these ears. Returns how to stop. */
  listen(table: string, room: Room, who: Who | null, hear: (said: Heard) => void): () => void {
    return this.#listeners.add(placeOf(table, room), ({ table: now, said }) => {
      if (problemHearing(now, room, who) === null) hear(said)
    })
  }
}

/** The name somebody speaks by in this room, which is nobody's who sits there; or why they do not. */
function speaks(table: Table, room: Room, { id, name }: Who): string | Refused {
  if (table.state === 'closed') return refused('closed', 'a table that is not closed')
  const sitter = table.seats[seatOf(table, id) ?? -1]?.sitter ?? null
  const isAtTable = sitter !== null || table.host === id
  if (isAtTable !== (room === 'table'))
    return refused('not your room', isAtTable ? 'the room of the table' : 'the room of the spectators')
  return sitter?.name ?? nameAmong(namesAt(table), name)
}

/** Who left during the match may come back to it. */
const playsOrMay = (table: Table, id: string): boolean =>
  seatOf(table, id) !== null ||
  table.seats.some(({ sitter }) => sitter !== null && 'bot' in sitter && sitter.insteadOf === id)

/** Spectators hear the table; players hear the spectators only when nothing is played. */
function problemHearing(table: Table, room: Room, who: Who | null): Refused | null {
  if (room === 'table' || table.state !== 'playing' || who === null || !playsOrMay(table, who.id)) return null
  return refused('not your room', 'the room of the table, while you play')
}
