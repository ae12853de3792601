import { botNameAmong } from '#bots/names'
import { offeredOf } from '#bots/offered'
import { rosterOf } from '#bots/roster'
import { isRefused, type Refused } from '#client/messages'
import { type Edition, kernel } from '#editions/edition'
import type { Editions } from '#editions/editions'
import { type AllNamed, isAlike, namedOf } from '#editions/named'
import { NotHere } from '#editions/parts'
import { playedAgain, verifyFile } from '#editions/verify'
import type { Playable } from '#games/boxed'
import { FileProblem, headerOf, lineOf } from '#kernel/file'
import { type Entry, open } from '#kernel/match'
import { areNames } from '#kernel/names'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { commitmentTo, diceOf, type Seed } from '#kernel/seed'
import { type Crest, withCrests } from '#protocol/crest'
import { read, textOf } from './file.ts'
import type { Hold } from './locking.ts'
import { type DeviceServices, LocalMatch } from './match.ts'
import { type LocalMatchRequest, type Opened, type OtherRules, refused, type WorkerRequest } from './messages.ts'
import { crestsIn, type SavedLine, type SavedMatch } from './saved-match.ts'
import type { Saving } from './saving.ts'

export interface LocalHouseParams extends DeviceServices {
  readonly shelf: Readonly<Record<string, () => Promise<Playable>>>
  /** The editions of the games on the shelf. */
  readonly ours: AllNamed
  /** Any other edition, from the house this page came from; null if it is not available. */
  readonly elsewhere: (edition: string) => Promise<PlayedBy | null>
  readonly newSeed: () => Seed
  readonly newId: () => string
  /** Locks a match for this tab; null if another tab has it. */
  readonly hold: (match: string, takeOver: boolean, lost: () => void) => Promise<Hold | null>
}

/** What a match needs to be played or checked. */
export type PlayedBy = Pick<Edition, 'game' | 'bots' | 'kernel'>

/** Longer than any match file, in characters. */
const LARGEST = 20_000_000

const unreadable = refused('unreadable', 'a browser that lets its storage be read')
/** The refusal for a match that needs the page built for its edition. */
const otherRules = (edition: string | null): OtherRules => ({
  ...refused('other rules', 'a page that was made for the edition of this match'),
  edition,
})
const noMatch = refused('not here', 'a match that is kept on this device')

/** The small house on this device: begins matches, resumes them and exports them as files. */
export class LocalHouse {
  readonly #terms: LocalHouseParams
  readonly #open = new Map<string, { readonly match: LocalMatch; readonly hold: Hold }>()
  /** Pending work by match: opening, closing and removing run one after another. */
  readonly #busy = new Map<string, Promise<unknown>>()

  constructor(terms: LocalHouseParams) {
    this.#terms = terms
  }

  get #saving(): Saving {
    return this.#terms.saving
  }
  /** A match that is open here. */
  find(id: string): LocalMatch | null {
    const match = this.#open.get(id)?.match ?? null
    return match === null || match.isClosed ? null : match
  }

  async grant(wish: WorkerRequest): Promise<object> {
    switch (wish.t) {
      case 'offered':
        return this.#offered(wish.game)
      case 'begin':
        return this.#begin(wish.terms)
      case 'open':
        return this.#inTurn(wish.match, () => this.#take(wish.match, wish.takeOver))
      case 'shut':
        return this.#inTurn(wish.match, () => this.#shut(wish.match))
      case 'pass':
        await this.find(wish.match)?.passAll(wish.have)
        return {}
      case 'file':
        return this.#file(wish.match)
      case 'verify':
        return this.#verify(wish.match)
      case 'bring':
        return this.#bring(wish.text)
      case 'remove':
        return this.#inTurn(wish.match, () => this.#remove(wish.match))
    }
  }

  #inTurn<T>(id: string, job: () => Promise<T>): Promise<T> {
    const done = (this.#busy.get(id) ?? Promise.resolve()).then(job)
    const quiet = done
      .catch(() => undefined)
      .then(() => {
        if (this.#busy.get(id) === quiet) this.#busy.delete(id)
      })
    this.#busy.set(id, quiet)
    return done
  }

  async #played(game: string): Promise<Playable | Refused> {
    const { shelf } = this.#terms
    const load = Object.hasOwn(shelf, game) ? shelf[game] : undefined
    return load === undefined ? refused('no game', `one of ${Object.keys(shelf).join(', ')}`) : load()
  }

  #ours(game: string): string | null {
    return namedOf(this.#terms.ours, game)?.edition ?? null
  }
  /** A match older than editions uses ours, if rules and cards are the same. */
  get #editions(): Editions<PlayedBy> {
    const { ours, elsewhere } = this.#terms
    return {
      newest: async game => this.#ours(game),
      begunBy: header => {
        const named = namedOf(ours, header.game)
        return header.edition ?? (isAlike(named, header) ? (named?.edition ?? null) : null)
      },
      find: async name => {
        const game = Object.keys(ours).find(it => this.#ours(it) === name)
        const played = game === undefined ? null : await this.#played(game)
        return played === null || isRefused(played) ? elsewhere(name) : { ...played, kernel }
      },
    }
  }

  async #offered(game: string): Promise<object> {
    const played = await this.#played(game)
    return isRefused(played) ? played : offeredOf(game, played)
  }

  async #begin(terms: LocalMatchRequest): Promise<{ readonly match: string } | Refused> {
    const played = await this.#played(terms.game)
    if (isRefused(played)) return played
    const { game } = played
    const options = optionsFrom(game.options, terms.options)
    if (isOptionProblem(options)) return refused('not an option', `${options.option}: ${options.expected}`)
    const { min, max } = game.seats
    if (terms.seats.length < min || terms.seats.length > max) return refused('seats', `${min} to ${max} seats`)
    const roster = rosterOf(played)
    const stranger = terms.seats.find(it => 'bot' in it && !Object.hasOwn(roster, it.bot))
    if (stranger !== undefined) return refused('no bot', Object.keys(roster).join(', '))
    const id = this.#terms.newId()
    const names = namesFor(terms.seats, id)
    if (!areNames(names)) return refused('invalid', 'names of 1 to 40 visible characters, no two alike')

    const [seed, began] = [this.#terms.newSeed(), this.#terms.wall()]
    const { entry } = open(game, { seats: names.length, options, dice: diceOf(seed) }, began)
    const bots = terms.seats.map(it => ({ bot: 'bot' in it ? it.bot : null }))
    const sitters = withCrests(bots, ({ bot }, seat) => ({
      crest: wishOf(terms.seats[seat]),
      isBot: bot !== null,
      id: names[seat] ?? '',
    }))
    const header = headerOf(game, { edition: this.#ours(game.id) ?? '', names, options, seed })
    const [pause, next] = [terms.pause, 1]
    const kept = { id, header, seed, sitters, pause, began, changed: began, at: began, next, over: false }
    return this.#place(played, kept, [{ line: lineOf(entry), command: null }])
  }

  /** Stores a new match and opens it. If it cannot be stored, it is played anyway. */
  async #place(played: Playable, kept: SavedMatch, lines: readonly SavedLine[]): Promise<{ readonly match: string }> {
    const isKept = await this.#saving.write(kept, lines, 0).then(
      () => true,
      () => false,
    )
    const match = new LocalMatch(played, kept, lines, isKept ? lines.length : 0, this.#terms)
    const held = await this.#terms.hold(kept.id, false, () => match.lose())
    if (held !== null) this.#open.set(kept.id, { match, hold: held })
    return { match: kept.id }
  }

  async #take(id: string, takeOver: boolean): Promise<Opened | Refused> {
    const known = this.find(id)
    if (known !== null) return openedOf(known)
    let match: LocalMatch | null = null
    const held = await this.#terms.hold(id, takeOver, () => match?.lose())
    if (held === null) return refused('elsewhere', 'a match that no other tab has open')
    const loaded = await this.#load(id).catch(() => unreadable)
    if (isRefused(loaded)) {
      await held.release()
      return loaded
    }
    match = loaded
    this.#open.set(id, { match, hold: held })
    return openedOf(match)
  }

  async #load(id: string): Promise<LocalMatch | Refused> {
    const found = await this.#saving.find(id)
    if (found === null) return noMatch
    const { kept, lines } = found
    const played = await this.#played(kept.header.game)
    if (isRefused(played)) return played
    const edition = this.#editions.begunBy(kept.header)
    if (edition !== this.#ours(played.game.id)) return otherRules(edition)
    try {
      read(textOf({ ...kept, over: true }, lines)) // check that every line can be read as we wrote it
      if (!areSeated(kept, rosterOf(played))) throw new RangeError()
      if (lines.length !== kept.next || commitmentTo(kept.seed) !== kept.header.commitment) throw new RangeError()
      return new LocalMatch(played, kept, lines, lines.length, this.#terms)
    } catch {
      return refused('damaged', 'a match whose every line is as it was written')
    }
  }

  async #shut(id: string): Promise<object> {
    const open = this.#open.get(id)
    this.#open.delete(id)
    await open?.match.close()
    await open?.hold.release()
    return {}
  }

  async #file(
    id: string,
  ): Promise<{ readonly text: string; readonly isOver: boolean; readonly game: string } | Refused> {
    const live = this.find(id)
    const found = live ?? (await this.#saving.find(id).catch(() => null))
    if (found === null) return noMatch
    const { kept, lines } = found
    return {
      text: textOf({ ...kept, over: live?.isOver ?? kept.over }, lines),
      isOver: kept.over,
      game: kept.header.game,
    }
  }

  async #verify(id: string): Promise<object> {
    const told = await this.#file(id)
    if (isRefused(told)) return told
    try {
      const { file } = read(told.text)
      await verifyFile(this.#editions, file)
      return { verified: true, problem: null, seed: file.seed }
    } catch (error) {
      return { verified: false, problem: error instanceof Error ? error.message : String(error), seed: null }
    }
  }

  /** Imports a file saved here or elsewhere as a new match, if it follows the rules from its first line on. */
  async #bring(text: string): Promise<{ readonly match: string } | Refused> {
    if (text.length > LARGEST) return refused('not a match file', `at most ${LARGEST / 1e6} MB`)
    try {
      const { file, saved } = read(text)
      const { header, seed } = file
      const played = await this.#played(header.game)
      if (isRefused(played)) return played
      if (!file.intact) return refused('damaged', 'a file as it was written')
      if (file.entries.some(isMove)) return otherRules(null) // no single page can show all of it
      const isOver = (await playedAgain(this.#editions, file)) !== null
      const edition = this.#editions.begunBy(header)
      const by = edition === null ? null : await this.#editions.find(edition)
      if (by === null) return otherRules(edition)
      const lines = file.entries.map(entry => ({ line: lineOf(entry), command: null }))
      const [id, now, last] = [this.#terms.newId(), this.#terms.wall(), file.entries.at(-1)?.at ?? 0]
      const sitters = saved?.sitters ?? header.names.map(() => ({ bot: null }))
      const [pause, at, next, over] = [saved?.pause ?? 0, Math.max(last, saved?.at ?? 0), lines.length, saved === null]
      if (sitters.length !== header.names.length) return refused('not a match file', 'a sitter for every name')
      const roster = rosterOf(by)
      if (sitters.some(({ bot }) => bot !== null && !Object.hasOwn(roster, bot)))
        return refused('no bot', Object.keys(roster).join(', '))
      const kept = { id, header, seed, sitters, pause, began: now, changed: now, at, next, over }
      if (isOver !== over) return refused('not a match file', 'a match that is over, or a saved one')
      if (edition === this.#ours(header.game)) return await this.#place(played, kept, lines)
      await this.#saving.write(kept, lines, 0) // the page built for it will open it
      return { match: id }
    } catch (error) {
      if (error instanceof NotHere) return otherRules(null)
      if (error instanceof FileProblem || error instanceof RangeError) return refused('not a match file', error.message)
      throw error
    }
  }

  async #remove(id: string): Promise<object> {
    await this.#shut(id)
    const held = await this.#terms.hold(id, false, () => undefined)
    if (held === null) return refused('elsewhere', 'a match that no other tab has open')
    await this.#saving.remove(id)
    await held.release()
    return {}
  }
}

function openedOf(match: LocalMatch): Opened {
  const { header, sitters, pause } = match.kept
  const { asked, isSealed, isOver } = match.device
  const bots = sitters.map(({ bot }) => bot)
  return { game: header.game, names: header.names, crests: crestsIn(match.kept), bots, pause, asked, isSealed, isOver }
}

const wishOf = (seat: LocalMatchRequest['seats'][number] | undefined): Crest | undefined =>
  seat !== undefined && 'name' in seat ? seat.crest : undefined

/** People under their own names, bots under the names of bots here. */
function namesFor(seats: LocalMatchRequest['seats'], id: string): readonly string[] {
  const taken = seats.flatMap(it => ('name' in it ? [it.name] : []))
  return seats.map(it => {
    if ('name' in it) return it.name
    const name = botNameAmong(taken, id)
    taken.push(name)
    return name
  })
}

const isMove = ({ by }: Entry): boolean => typeof by === 'object' && 'edition' in by

/** Whether every name has a sitter, and every bot is known. */
const areSeated = ({ header, sitters }: SavedMatch, roster: object): boolean =>
  sitters.length === header.names.length && sitters.every(({ bot }) => bot === null || Object.hasOwn(roster, bot))
