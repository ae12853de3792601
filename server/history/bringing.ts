import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FiledEditions } from '#editions/editions'
import { FileProblem, lineOf } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import type { BroughtMatchTold } from '#protocol/history'
import { refused } from '#protocol/refused'
import { type Costs, proofOf, TooCostly } from '../editions/proving.ts'
import type { Refused } from '../matches/replies.ts'
import type { HistoryStore } from '../storage/history-port.ts'
import type { MatchStore } from '../storage/port.ts'

export interface BringingParams {
  readonly store: HistoryStore
  readonly matches: Pick<MatchStore, 'hasSeed'>
  readonly editions: FiledEditions
  readonly now: () => number
  /** How much it may cost to play one again. */
  readonly costs?: Costs
}

/** How many matches one person may bring. */
const MOST = 200
/** How many may wait to be played again. They are, one after the other. */
const WAITING = 8
/** Of them, how many of one person: who brings many holds up only themselves. */
const OWN_WAITING = 2
/** What playing one again may cost: many times what the longest match needs. */
const COSTS: Costs = { seconds: 60, megabytes: 512 }

const tooBusy = refused('too busy', 'fewer matches at once: try again in a minute')
const full = refused('too many', `at most ${MOST} matches from devices`)
const notMine = refused('not a match file', 'the seat of a person, and for every other seat whether it was a bot')
const otherRules = refused('other rules', 'a match of an edition that this house knows')
const playedHere = refused('played here', 'a match from a device: one of this house is in the history of its players')
const tooLong = refused('too long', 'a match that can be played again within a minute')
const damaged = refused('damaged', 'a file as it was written')

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)]

/**
 * Matches that were played on a device become part of their player's history. Each is played again from its seed with its own
 * edition, in a thread of its own. That proves the moves and the dice, never who made them.
 */
export class Bringing {
  readonly #terms: BringingParams
  /** By person, how many of theirs wait. */
  readonly #waiting = new Map<string, number>()
  #proving: Promise<unknown> = Promise.resolve()

  constructor(terms: BringingParams) {
    this.#terms = terms
  }

  async bring(person: string, told: BroughtMatchTold): Promise<{ match: string; isNew: boolean } | Refused> {
    const { store, matches, editions, now } = this.#terms
    const match = createHash('sha256').update(told.file).digest('hex')
    if ((await store.brought(person, [match])).length > 0) return { match, isNew: false }
    const file = fileIn(told.file)
    if ('expected' in file) return file
    const { names, game } = file.header
    const { seat, bots } = told
    if (bots.length !== names.length || bots[seat] !== null) return notMine
    if (await matches.hasSeed(file.seed)) return playedHere
    const edition = editions.begunBy(file.header)
    if (edition === null || (await editions.find(edition)) === null) return otherRules
    const ranking = await this.#proved(person, file, told.file)
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

  async #proved(person: string, file: ReadFile, text: string): Promise<readonly number[] | Refused> {
    const all = [...this.#waiting.values()].reduce((sum, n) => sum + n, 0)
    if (all >= WAITING || (this.#waiting.get(person) ?? 0) >= OWN_WAITING) return tooBusy
    this.#waits(person, 1)
    const { editions, costs = COSTS } = this.#terms
    const lines = file.entries.map(lineOf)
    const proof = this.#proving.then(() => proofOf(editions, file.header, lines, text, costs))
    this.#proving = proof.catch(() => {})
    try {
      const { ranking, problem } = await proof
      return ranking ?? refused('not a match file', problem ?? 'a match that is over')
    } catch (error) {
      if (error instanceof TooCostly) return tooLong
      throw error
    } finally {
      this.#waits(person, -1)
    }
  }

  #waits(person: string, more: number): void {
    const own = (this.#waiting.get(person) ?? 0) + more
    if (own === 0) this.#waiting.delete(person)
    else this.#waiting.set(person, own)
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
