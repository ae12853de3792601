import { randomBytes } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import type { Seat } from '#kernel/seat'
import { isRefused, refused } from '#protocol/refused'
import { type Blocks, noBlocks } from '../friends/blocks.ts'
import { guestsIn } from '../gallery/content.ts'
import { type GuestList, type MissingGuest, noGuests } from '../gallery/guest-list.ts'
import type { NewMatch } from '../matches/live-matches.ts'
import type { Refused } from '../matches/replies.ts'
import type { News } from '../news/news.ts'
import { type Guard, nobodyOnGuard } from '../order/guard.ts'
import type { Store, StoredMatch } from '../storage/port.ts'
import { NOBODY, unnamed } from '../storage/unnamed.ts'
import { asItIs, awayFrom, disagreeing } from './as-it-is.ts'
import { isPublic, mayNeedLeave } from './banned.ts'
import { beginningOf, matchOf } from './beginning.ts'
import { codeIn, newCode } from './codes.ts'
import { commanded, type TableCommand } from './commands.ts'
import { guestsGone, notHanging, withoutMissing } from './guests.ts'
import { KeptTables, STALE } from './kept-tables.ts'
import { over } from './leaving.ts'
import { Listeners, type LobbyChange } from './listeners.ts'
import { Lobby } from './lobby.ts'
import { problemNaming } from './naming-rules.ts'
import { noTable } from './no-table.ts'
import { renamed } from './seating.ts'
import { forAll, isShutTo } from './seen.ts'
import { newTable } from './settings.ts'
import {
  hasCode,
  hasLeft,
  isBeginning,
  isGoing,
  isInLobby,
  peopleAt,
  type Table,
  type TableRequest,
  tableRequestSchema,
  type Who,
} from './table.ts'

/** What the tavern needs from the house. */
export interface TavernParams {
  readonly store: Pick<Store<Table>, 'tables' | 'matches'>
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly now: () => number
  readonly begin: (how: NewMatch) => Promise<{ readonly id: string }>
  /** A code to join a table by, drawn at random. */
  readonly newCode?: () => string
  /** Somebody left this seat, or took it back. */
  readonly mind: (match: string, seat: Seat, hasLeft: boolean) => unknown
  /** Somebody sat down at a table. */
  readonly sat?: (person: string, table: string) => Promise<void>
  /** Which cards may be guests. Without it, none. */
  readonly guests?: GuestList
  /** Who may sit down at public tables, and what house rules may be called. Without it, everybody and anything. */
  readonly guard?: Guard
  /** Whose tables are not for whom. Without it, all are for everybody. */
  readonly blocks?: Pick<Blocks, 'against'>
  /** What other nodes change, if there are any. */
  readonly news?: News | undefined
  readonly failed?: (what: string, error: unknown) => void
}

/** How often to tell a match who has left, if that changes meanwhile. */
const TRIES = 8
/** After how long the listing is rebuilt even if nothing has changed here, in milliseconds. */
const FRESH = 5000
const MOST_GATHERING = 10
/** How many tables one person may be at, gathering or playing; and how many of theirs are examined to find out. */
const MOST_GOING = 50
const LOOKED_THROUGH = 300
/** More tables than anybody has. */
const ALL = 1_000_000
const tooManyGathering = refused('too many tables', `at most ${MOST_GATHERING} that gather: start one, or leave it`)
/** Commands that may bring guests to a table that gathers: what does not hang any more stays away. */
const looksAtGuests: ReadonlySet<TableCommand['do']> = new Set(['settings', 'rematch'])
const tooManyGoing = refused('too many tables', `at most ${MOST_GOING} at once: leave one, or play it to its end`)

/** The tables of the house. It only keeps what the lobby was told, so any number of taverns may share a store. */
export class Tavern {
  readonly #terms: Required<Omit<TavernParams, 'news'>> & Pick<TavernParams, 'news'>
  readonly #kept: KeptTables
  readonly #lobby: Lobby
  readonly #tables = new Listeners<Table>(id => this.#hear(id))
  #listing: { readonly at: number; readonly text: Promise<string> } | null = null

  constructor(terms: TavernParams) {
    this.#terms = {
      newCode,
      failed: () => {},
      sat: async () => {},
      guests: noGuests,
      guard: nobodyOnGuard,
      blocks: noBlocks,
      ...terms,
    }
    const { store, news, now, failed } = this.#terms
    this.#kept = new KeptTables({
      store: store.tables,
      now,
      newCode: this.#terms.newCode,
      stored: (before, after) => this.#tell(before, after),
    })
    this.#lobby = new Lobby({ news, now, failed, listed: () => this.#listedAnew() })
  }

  async make(who: Who, terms: TableRequest): Promise<Table | Refused> {
    const box = this.#boxOf(terms.game)
    if (box === null) return this.#noGame()
    const kept = terms.listed === true ? await this.#terms.guard.maySit(who.id) : null
    if (kept !== null) return kept
    const mine = (await this.of(who.id)).filter(({ host, state }) => host === who.id && state === 'gathering')
    if (mine.length >= MOST_GATHERING) return tooManyGathering
    if (await this.#isBusy(who.id, null)) return tooManyGoing
    const id = randomBytes(9).toString('base64url')
    const table = newTable(id, who, tableRequestSchema.parse(terms), box, this.#terms.now())
    if (isRefused(table)) return table
    const problem = await problemNaming(this.#terms.guard, table, who, undefined)
    if (problem !== null) return problem
    const missing = await this.#missingAt(table)
    if (missing.length > 0) return notHanging(missing)
    return this.#kept.make(table)
  }

  async find(id: string): Promise<Table | null> {
    const kept = await this.#kept.find(id)
    if (kept === null) return null
    const [table] = await this.#withHanging([await this.#asAgreed(kept, await this.#matchOf(kept))])
    return table ?? null
  }

  /** The same for somebody in particular: a table of who has blocked them is none. */
  async findFor(id: string, person: string | null): Promise<Table | null> {
    const [table, blockers] = await Promise.all([this.find(id), this.#blockersOf(person)])
    return table === null || isShutTo(table, person, blockers) ? null : table
  }

  /** The table that this person can join by this code, however it is written. */
  async byCode(text: string, person: string | null = null): Promise<Table | null> {
    const code = codeIn(text)
    const kept = code === null ? null : await this.#terms.store.tables.byCode(code)
    const table = kept === null ? null : await this.findFor(kept.id, person)
    return table !== null && hasCode(table) ? table : null
  }

  /** Tables that strangers may see, the most recently changed first. */
  async listed(most = 100): Promise<readonly Table[]> {
    const since = this.#terms.now() - STALE
    const fresh = (await this.#terms.store.tables.listed(most)).filter(({ changed }) => changed > since)
    return (await this.#asTheyAre(fresh)).filter(isInLobby)
  }
  /** The same for somebody in particular. */
  async listedFor(person: string | null): Promise<readonly Table[]> {
    const [tables, blockers] = await Promise.all([this.listed(), this.#blockersOf(person)])
    return tables.filter(table => !isShutTo(table, person, blockers))
  }
  /** The same as JSON for everybody, serialized once until it changes. */
  listing(): Promise<string> {
    const now = this.#terms.now()
    if (this.#listing === null || now - this.#listing.at > FRESH) {
      const text = this.listed().then(tables => {
        this.#lobby.shows(tables)
        return JSON.stringify(tables.map(forAll))
      })
      text.catch(() => {
        this.#listing = null
      })
      this.#listing = { at: now, text }
    }
    return this.#listing.text
  }

  /** Tables where this person sits, is the host or may come back to, the most recently changed first. */
  async of(person: string, most = 100): Promise<readonly Table[]> {
    return this.#asTheyAre(await this.#terms.store.tables.of(person, most))
  }

  async command(id: string, who: Who, command: TableCommand): Promise<Table | Refused> {
    if ((command.do === 'sit' || command.do === 'rematch') && (await this.#isBusy(who.id, id))) return tooManyGoing
    const barred = mayNeedLeave.has(command.do) ? await this.#terms.guard.maySit(who.id) : null
    const blockers = await this.#blockersOf(who.id)
    const table = await this.#change(id, async (kept, match) => {
      if (isShutTo(kept, who.id, blockers)) return noTable
      if (barred !== null && isPublic(kept, who.id, command)) return barred
      const box = this.#boxOf(kept.game)
      const [before = kept] = await this.#withHanging([kept])
      const isStart = command.do === 'start'
      const done =
        box === null ? this.#noGame() : commanded(isStart ? kept : before, who, command, box, awayFrom(match))
      if (isRefused(done)) return done
      if (isStart && before !== kept) return before
      const problem = await problemNaming(this.#terms.guard, done, who, kept.variant)
      if (problem !== null) return problem
      const missing = looksAtGuests.has(command.do) ? await this.#missingAt(done) : []
      if (missing.length === 0) return done
      return command.do === 'settings' ? notHanging(missing) : withoutMissing(done, missing)
    })
    if (isRefused(table)) return table
    if (command.do === 'sit') await this.#terms.sat(who.id, id)
    if (command.do !== 'start') return table
    return table.state === 'playing' ? this.#begin(table) : guestsGone(table)
  }

  /** Marks the table as over, if this is its current match. */
  async matchOver(id: string, match: string): Promise<void> {
    await this.#change(id, table => (table.state === 'playing' && table.match === match ? over(table) : table))
  }

  /** Somebody leaves for good: a bot takes their seats, and no table has their name any more. Harmless if it was done before. */
  async forget(person: string): Promise<void> {
    const who = { id: person, name: NOBODY }
    for (const { id } of (await this.of(person, ALL)).filter(isGoing)) await this.command(id, who, { do: 'leave' })
    for (const { id } of await this.#terms.store.tables.of(person, ALL))
      await this.#kept.rewrite(id, table => unnamed(table, person))
  }
  /** Somebody's name was taken from them: they have this one at every table. */
  async rename(person: string, name: string): Promise<void> {
    for (const { id } of await this.#terms.store.tables.of(person, ALL))
      await this.#kept.rewrite(id, table => renamed(table, person, name))
  }

  /** Calls `hear` whenever a table in the lobby changes or leaves it. Returns a function that stops it. */
  onLobby(hear: (change: LobbyChange) => void): () => void {
    return this.#lobby.onChange(hear)
  }
  /** Calls `hear` whenever this table changes. */
  onTable(id: string, hear: (table: Table) => void): () => void {
    return this.#tables.add(id, hear)
  }

  /** Guests of a table that do not hang in the gallery. */
  async #missingAt({ game, options }: Table): Promise<readonly MissingGuest[]> {
    const guests = guestsIn(options)
    return guests.length === 0 ? [] : this.#terms.guests.missing(game, guests)
  }

  /** Tables as they may be seen: those that gather without guests that were taken down meanwhile. */
  async #withHanging(tables: readonly Table[]): Promise<readonly Table[]> {
    const gathering = tables.filter(({ state, options }) => state === 'gathering' && guestsIn(options).length > 0)
    const byGame = [...Map.groupBy(gathering, ({ game }) => game)].map(async ([game, all]) => {
      const guests = all.flatMap(({ options }) => guestsIn(options))
      return [game, await this.#terms.guests.missing(game, guests)] as const
    })
    const missing = new Map(await Promise.all(byGame))
    return tables.map(table =>
      gathering.includes(table) ? withoutMissing(table, missing.get(table.game) ?? []) : table,
    )
  }

  async #blockersOf(person: string | null): Promise<ReadonlySet<string>> {
    return person === null ? new Set() : this.#terms.blocks.against(person)
  }

  /** Whether this person is at the maximum number of tables, not counting `but`. */
  async #isBusy(person: string, but: string | null): Promise<boolean> {
    const going = (await this.of(person, LOOKED_THROUGH)).filter(
      table => isGoing(table) && table.id !== but && (table.host === person || peopleAt(table).includes(person)),
    )
    return going.length >= MOST_GOING
  }

  /** Seats and settings are already locked. They are unlocked again if the match cannot begin. */
  async #begin(table: Table): Promise<Table | Refused> {
    const held = (now: Table): boolean => now.state === 'playing' && now.match === null
    try {
      const how = beginningOf(table)
      await this.#terms.guests.invite(how.id, table.game, guestsIn(table.options))
      const { id } = await this.#terms.begin(how)
      return await this.#change(table.id, now => (held(now) ? { ...now, match: id } : now))
    } catch (error) {
      await this.#change(table.id, now => (held(now) ? { ...now, state: 'gathering' } : now))
      throw error
    }
  }

  /** Changes a table, with its match if it is playing. */
  async #change(
    id: string,
    change: (table: Table, match: StoredMatch | null) => Table | Refused | Promise<Table | Refused>,
  ): Promise<Table | Refused> {
    let isChanged = false
    const table = await this.#kept.change(id, async kept => {
      const match = await this.#matchOf(kept)
      const changed = await change(await this.#asAgreed(kept, match), match)
      isChanged = changed !== kept
      return changed
    })
    if (isChanged && !isRefused(table) && table.state === 'playing') await this.#agree(id)
    return table
  }

  /** A table as it is. If its match does not know who has left, because the house failed in between, it is told. */
  async #asAgreed(table: Table, match: StoredMatch | null): Promise<Table> {
    if (match !== null && disagreeing(table, match).length > 0) await this.#agree(table.id)
    return asItIs(table, match, this.#terms.now())
  }

  async #asTheyAre(tables: readonly Table[]): Promise<readonly Table[]> {
    const playing = tables.filter(({ state }) => state === 'playing')
    const found = await this.#terms.store.matches.findAll(playing.map(matchOf))
    const matches = new Map(found.map(match => [match.id, match]))
    return this.#withHanging(tables.map(table => asItIs(table, matches.get(matchOf(table)) ?? null, this.#terms.now())))
  }

  async #matchOf(table: Table): Promise<StoredMatch | null> {
    return table.state === 'playing' ? this.#terms.store.matches.find(matchOf(table)) : null
  }

  /** The match knows who has left, and nobody else has. The table tells it; it may change meanwhile, so it is looked at again. */
  async #agree(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.#kept.find(id)
      const match = table === null ? null : await this.#matchOf(table)
      if (table === null || match === null) return
      const seats = disagreeing(table, match)
      if (seats.length === 0) return
      for (const seat of seats) await this.#terms.mind(match.id, seat, hasLeft(table.seats[seat]))
    }
  }

  #tell(before: Table | null, after: Table): void {
    const { id } = after
    if (isInLobby(after) || (before !== null && isInLobby(before))) this.#listing = null
    if (isBeginning(after)) return
    this.#tables.tell(id, after)
    this.#terms.news?.tell(topicOf(id), after.version)
    if (isInLobby(after)) this.#lobby.tell(id, after)
    else if (before !== null && isInLobby(before)) this.#lobby.tell(id, null)
  }

  /** Another node changes this table. */
  #hear(id: string): (() => void) | undefined {
    const { news, failed } = this.#terms
    const again = async (): Promise<void> => {
      const table = await this.find(id).catch(error => {
        failed(`table ${id}`, error)
        throw error
      })
      if (table === null) return
      news?.knows(topicOf(id), table.version)
      if (!isBeginning(table)) this.#tables.tell(id, table)
    }
    return news?.follow(topicOf(id), 0, again)
  }

  /** Another node has changed the lobby. */
  #listedAnew(): Promise<readonly Table[]> {
    this.#listing = null
    return this.listed()
  }

  #boxOf(game: string): Boxed | null {
    return (Object.hasOwn(this.#terms.shelf, game) ? this.#terms.shelf[game] : null) ?? null
  }
  #noGame(): Refused {
    return refused('no game', `one of ${Object.keys(this.#terms.shelf).join(', ')}`)
  }
}

/** What nodes call a table when they tell each other of it. */
export const topicOf = (table: string): string => `table ${table}`
