import { offeredOf } from '#bots/offered'
import { rosterOf } from '#bots/roster'
import { isRefused, type Refused } from '#client/messages'
import type { BotThought } from '#client/thoughts'
import { verifyFile } from '#editions/verify'
import type { Playable } from '#games/boxed'
import type { Lessons } from '#games/lesson'
import { commitmentTo, type Seed } from '#kernel/seed'
import { type NewMatch, newMatch } from './beginning.ts'
import { broughtFrom, otherRules } from './bringing.ts'
import { read, textOf } from './file.ts'
import { GamesHere, type GamesHereParams } from './games-here.ts'
import { School } from './lessons/school.ts'
import type { Hold } from './locking.ts'
import { type DeviceServices, LocalMatch } from './match.ts'
import { type LocalMatchRequest, type Opened, refused, type Taught, type WorkerRequest } from './messages.ts'
import { crestsIn, type SavedMatch } from './saved-match.ts'
import type { Saving } from './saving.ts'

export interface LocalHouseParams extends DeviceServices, GamesHereParams {
  readonly newSeed: () => Seed
  /** The lessons of a game; null if it has none. */
  readonly lessons: (game: string) => Promise<Lessons | null>
  readonly newId: () => string
  /** Locks a match for this tab; null if another tab has it. */
  readonly hold: (match: string, takeOver: boolean, lost: () => void) => Promise<Hold | null>
}

const unreadable = refused('unreadable', 'a browser that lets its storage be read')
const noMatch = refused('not here', 'a match that is kept on this device')

/** The small house on this device: begins matches, resumes them and exports them as files. */
export class LocalHouse {
  readonly #terms: LocalHouseParams
  readonly #games: GamesHere
  readonly #school: School
  readonly #open = new Map<string, { readonly match: LocalMatch; readonly hold: Hold }>()
  /** Pending work by match: opening, closing and removing run one after another. */
  readonly #busy = new Map<string, Promise<unknown>>()

  constructor(terms: LocalHouseParams) {
    this.#terms = terms
    this.#games = new GamesHere(terms)
    this.#school = new School(terms, terms.newId, terms.lessons)
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
      case 'thoughts':
        return this.#thoughts(wish.match)
      case 'bring':
        return this.#bring(wish.text)
      case 'remove':
        return this.#inTurn(wish.match, () => this.#remove(wish.match))
      case 'teach':
        return this.#teach(wish)
      case 'takeBack':
        return this.#inTurn(wish.match, () => this.#takeBack(wish.match, wish.next))
      case 'playOn':
        return this.#inTurn(wish.match, () => this.#playOn(wish.match))
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

  async #offered(game: string): Promise<object> {
    const played = await this.#games.played(game)
    return isRefused(played) ? played : offeredOf(game, played)
  }

  async #begin(terms: LocalMatchRequest): Promise<{ readonly match: string } | Refused> {
    const played = await this.#games.played(terms.game)
    if (isRefused(played)) return played
    const { newId, newSeed, wall } = this.#terms
    const edition = this.#games.ours(played.game.id) ?? ''
    const made = newMatch(played, terms, { id: newId(), seed: newSeed(), began: wall(), edition })
    return isRefused(made) ? made : this.#place(played, made)
  }

  /** Stores a new match and opens it. If it cannot be stored, it is played anyway. */
  async #place(played: Playable, { kept, lines }: NewMatch): Promise<{ readonly match: string }> {
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
    const played = await this.#games.played(kept.header.game)
    if (isRefused(played)) return played
    const edition = this.#games.editions.begunBy(kept.header)
    if (edition !== this.#games.ours(played.game.id)) return otherRules(edition)
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
      await verifyFile(this.#games.editions, file)
      return { verified: true, problem: null, seed: file.seed }
    } catch (error) {
      return { verified: false, problem: error instanceof Error ? error.message : String(error), seed: null }
    }
  }

  async #thoughts(id: string): Promise<{ readonly thoughts: readonly BotThought[] } | Refused> {
    const live = this.find(id)
    const found = live ?? (await this.#saving.find(id).catch(() => null))
    if (found === null) return noMatch
    if (!(live?.isOver ?? found.kept.over)) return refused('not over', 'a match that is over')
    const thoughts = found.lines.flatMap(({ thought }, seq) =>
      thought === undefined ? [] : [{ seq, ...JSON.parse(thought) } as BotThought],
    )
    return { thoughts }
  }

  /** Imports a file saved here or elsewhere as a new match. */
  async #bring(text: string): Promise<{ readonly match: string } | Refused> {
    const brought = await broughtFrom(text, this.#games, { id: this.#terms.newId(), now: this.#terms.wall() })
    if (isRefused(brought)) return brought
    const { played, kept, lines } = brought
    if (played !== null) return this.#place(played, brought)
    await this.#saving.write(kept, lines, 0) // the page built for it will open it
    return { match: kept.id }
  }

  async #remove(id: string): Promise<object> {
    await this.#shut(id)
    const held = await this.#terms.hold(id, false, () => undefined)
    if (held === null) return refused('elsewhere', 'a match that no other tab has open')
    await this.#saving.remove(id)
    await held.release()
    return {}
  }

  async #teach(wish: Extract<WorkerRequest, { t: 'teach' }>): Promise<Taught | Refused> {
    const played = await this.#games.played(wish.game)
    if (isRefused(played)) return played
    const taught = await this.#school.teach(played, wish, this.#games.ours(wish.game) ?? '')
    if (isRefused(taught)) return taught
    const { match, marks } = taught
    this.#open.set(match.kept.id, { match, hold: ours })
    return { match: match.kept.id, marks }
  }

  async #takeBack(id: string, next: number): Promise<{ readonly match: string } | Refused> {
    const match = this.#school.back(id, next)
    if (match === null) return noMatch
    await this.#shut(id)
    this.#open.set(match.kept.id, { match, hold: ours })
    return { match: match.kept.id }
  }

  async #playOn(id: string): Promise<{ readonly match: string } | Refused> {
    const played = this.find(id)?.played
    const made = this.#school.left(id)
    if (played === undefined || made === null) return noMatch
    await this.#shut(id)
    return this.#place(played, made)
  }
}

/** Nobody else has it open. */
const ours: Hold = { release: async () => undefined }

function openedOf(match: LocalMatch): Opened {
  const { header, sitters, pause } = match.kept
  const { asked, isSealed, isOver } = match.device
  const bots = sitters.map(({ bot }) => bot)
  return { game: header.game, names: header.names, crests: crestsIn(match.kept), bots, pause, asked, isSealed, isOver }
}

/** Whether every name has a sitter, and every bot is known. */
const areSeated = ({ header, sitters }: SavedMatch, roster: object): boolean =>
  sitters.length === header.names.length && sitters.every(({ bot }) => bot === null || Object.hasOwn(roster, bot))
