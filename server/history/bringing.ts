import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FiledEditions } from '#editions/editions'
import { FileProblem, lineOf } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import type { BroughtMatchTold } from '#protocol/history'
import { refused } from '#protocol/refused'
import { proofOf } from '../editions/proving.ts'
import type { Refused } from '../matches/replies.ts'
import type { HistoryStore } from '../storage/history-port.ts'

export interface BringingParams {
  readonly store: HistoryStore
  readonly editions: FiledEditions
  readonly now: () => number
}

/** How many matches one person may bring. */
const MOST = 200
/** How many may wait to be played again. They are, one after the other. */
const WAITING = 8

const tooBusy = refused('too busy', 'fewer matches at once: try again in a minute')
const full = refused('too many', `at most ${MOST} matches from devices`)
const notMine = refused('not a match file', 'the seat of a person, and for every other seat whether it was a bot')
const otherRules = refused('other rules', 'a match of an edition that this house knows')
const damaged = refused('damaged', 'a file as it was written')

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)]

/**
 * Matches that were played on a device become part of their player's history. Each is played again from its seed with its own
 * edition, in a thread of its own. That proves the moves and the dice, never who made them.
 */
export class Bringing {
  readonly #terms: BringingParams
  #waiting = 0
  #proving: Promise<unknown> = Promise.resolve()

  constructor(terms: BringingParams) {
    this.#terms = terms
  }

  async bring(person: string, told: BroughtMatchTold): Promise<{ match: string; isNew: boolean } | Refused> {
    const { store, editions, now } = this.#terms
    const match = createHash('sha256').update(told.file).digest('hex')
    if ((await store.brought(person, [match])).length > 0) return { match, isNew: false }
    const file = fileIn(told.file)
    if ('expected' in file) return file
    const { names, game } = file.header
    const { seat, bots } = told
    if (bots.length !== names.length || bots[seat] !== null) return notMine
    const edition = editions.begunBy(file.header)
    if (edition === null || (await editions.find(edition)) === null) return otherRules
    const ranking = await this.#proved(file, told.file)
    if ('expected' in ranking) return ranking
    const people = bots.filter(bot => bot === null).length
    const past = {
      ended: Math.min(told.ended, now()),
      game,
      seats: names.length,
      pace: 'untimed' as const,
      people,
      bots: bots.length - people,
      place: ranking[seat] ?? null,
      fault: null,
    }
    const text = (await packed(told.file)).toString('base64')
    const brought = { person, match, header: file.header, seat, bots, file: text, at: now() }
    const kept = await store.bring(brought, past, MOST)
    return kept === 'full' ? full : { match, isNew: kept === 'kept' }
  }

  /** The file of a match that this person brought; null if there is none. */
  async fileOf(person: string, match: string): Promise<Buffer | null> {
    const file = await this.#terms.store.fileOf(person, match)
    return file === null ? null : unpacked(Buffer.from(file, 'base64'))
  }

  async #proved(file: ReadFile, text: string): Promise<readonly number[] | Refused> {
    if (this.#waiting >= WAITING) return tooBusy
    this.#waiting++
    const proof = this.#proving.then(() => proofOf(this.#terms.editions, file.header, file.entries.map(lineOf), text))
    this.#proving = proof.catch(() => {})
    try {
      const { ranking, problem } = await proof
      return ranking ?? refused('not a match file', problem ?? 'a match that is over')
    } finally {
      this.#waiting--
    }
  }
}

function fileIn(text: string): ReadFile | Refused {
  try {
    const file = readFile(text)
    return file.intact ? file : damaged
  } catch (error) {
    if (error instanceof FileProblem || error instanceof RangeError) return refused('not a match file', error.message)
    throw error
  }
}
