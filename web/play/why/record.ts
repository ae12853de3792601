import { Replica } from '#client/replica'
import type { BotThought } from '#client/thoughts'
import { entryIn, lineOf } from '#kernel/file'
import type { Game } from '#kernel/game'
import { type ReadFile, readFile } from '#kernel/reading'
import type { Seat } from '#kernel/seat'
import { Telling } from '#kernel/telling'
import type { Venue } from '../venue.ts'
import { type AskedThen, askedBefore } from './asked-then.ts'

/** A finished match with everything that was hidden, as its file tells it. */
export class MatchRecord {
  readonly thoughts: readonly BotThought[]
  readonly #game: Game
  readonly #file: ReadFile
  readonly #copies = new Map<Seat, Replica>()
  readonly #asked = new Map<string, AskedThen | null>()

  constructor(game: Game, text: string, thoughts: readonly BotThought[]) {
    this.thoughts = thoughts
    this.#game = game
    this.#file = readFile(text)
  }

  /** What this seat was asked before this entry; null if nothing. */
  askedBefore(seq: number, seat: Seat): AskedThen | null {
    const key = `${seq} ${seat}`
    const known = this.#asked.get(key)
    if (known !== undefined) return known
    const asked = askedBefore(this.#game, this.#copyOf(seat), seq, seat)
    this.#asked.set(key, asked)
    return asked
  }

  /** The match as this seat was told it. */
  #copyOf(seat: Seat): Replica {
    const known = this.#copies.get(seat)
    if (known !== undefined) return known
    const { header, entries } = this.#file
    const copy = new Replica(this.#game, header.names.length, header.options, seat)
    for (const entry of entries) copy.take(JSON.parse(new Telling(entryIn(lineOf(entry))).to(seat)))
    this.#copies.set(seat, copy)
    return copy
  }
}

/** By match. Each is fetched once a visit; if that fails, it is tried again the next time. */
const records = new Map<string, Promise<MatchRecord | null>>()

/** Only for a match that is over. */
export function recordOf(match: string, game: Game, { text, thoughts }: Venue): Promise<MatchRecord | null> {
  const known = records.get(match)
  if (known !== undefined) return known
  const fetched = Promise.all([text(match), thoughts(match)])
    .then(([file, weighed]) => (file === null ? null : new MatchRecord(game, file, weighed ?? [])))
    .catch(() => null)
    .then(record => {
      if (record === null) records.delete(match)
      return record
    })
  records.set(match, fetched)
  return fetched
}
