import { setTimeout as pause } from 'node:timers/promises'
import { shelf } from '#games/shelf'
import type { Dice, Rng } from '#kernel/chance'
import type { ListChoice } from '#kernel/options'
import type { CardTold, GalleryAnswer } from '#protocol/gallery'
import { isRefused, type Refused } from '#protocol/refused'
import { Guest, type Surroundings } from './guest.ts'
import type { Hung, Wall } from './wall.ts'

/** How many cards of every game hang before the first table is made. */
const FIRST = 3
/** How many do something at a time, and how long they rest, in milliseconds, at most. */
const HANDS = 3
const REST = 400
/** Newcomers may hang up three versions a day. One whose answer was lost may be asked for again, so they make two. */
const VERSIONS = 2
/** How often somebody changes their mind about a card. */
const FICKLE = 3
/** Nobody else has these numbers. */
const NUMBERS = 20_000

const guestsOf = (game: string): ListChoice | undefined =>
  (shelf[game]?.game.options as Readonly<Record<string, ListChoice>> | undefined)?.guests
/** The games that people can make cards for. */
const games = Object.keys(shelf).filter(game => guestsOf(game) !== undefined)

interface Made {
  readonly maker: Guest
  readonly id: string
  readonly game: string
  versions: number
}

/** People who hang up cards, make new versions of them, love them and take them down, whatever happens to the house. */
export class Makers {
  readonly #around: Surroundings
  readonly #dice: Dice
  readonly #made: Made[] = []
  /** By card and person: how often they changed their mind; no more, once an answer was lost that may still be carried out. */
  readonly #changes = new Map<string, number>()
  #people = 0
  #cards = 0
  #rolls = 0
  readonly failures: string[] = []

  constructor(around: Surroundings, dice: Dice) {
    this.#around = around
    this.#dice = dice
  }

  get #wall(): Wall {
    return this.#around.hearsay.wall
  }

  /** Some cards of every such game hang. */
  async begin(): Promise<void> {
    for (const game of games) for (let n = 0; n < FIRST; n++) await this.#hangUp(game)
  }

  /** They go on until time is up; these people love cards. */
  async goOn(people: readonly Guest[], isTimeUp: () => boolean): Promise<void> {
    const hand = async (own: readonly Guest[], first: number): Promise<void> => {
      for (let n = first; !isTimeUp(); n += HANDS) {
        const rng = this.#dice(this.#rolls++)
        await this.#doSomething(own, n, rng)
        await pause(rng.below(REST))
      }
    }
    const hands = Array.from({ length: HANDS }, (_, n) =>
      hand(
        people.filter((_, i) => i % HANDS === n),
        n,
      ),
    )
    await Promise.all(hands).catch(error => this.failures.push(`the gallery: ${String(error)}`))
  }

  async #doSomething(people: readonly Guest[], n: number, rng: Rng): Promise<void> {
    const what = rng.below(12)
    if (what < 2) return this.#hangUp(games[n % games.length] ?? '')
    if (what < 4) return this.#improve(rng)
    if (what === 4) return this.#takeDown(rng)
    return this.#love(people, rng)
  }

  async #hangUp(game: string): Promise<void> {
    const maker = await Guest.enter(NUMBERS + this.#people++, this.#around)
    const hung = await this.#publish(maker, game)
    if (hung !== null) this.#made.push({ maker, id: hung.id, game, versions: 1 })
  }

  async #improve(rng: Rng): Promise<void> {
    const made = this.#made.find(
      ({ id, versions }) => versions < VERSIONS && !this.#wall.unwanted.has(id) && rng.below(3) > 0,
    )
    if (made === undefined) return
    made.versions++
    await this.#publish(made.maker, made.game, made.id)
  }

  /** Null if there is no such card, because somebody has taken it down meanwhile. */
  async #publish(maker: Guest, game: string, versionOf?: string): Promise<Hung | null> {
    const names = { en: `Card ${this.#cards++} of ${process.pid}` }
    const card = { ...(guestsOf(game)?.sample(this.#dice(this.#rolls++)) as object), names }
    const content = JSON.stringify(card)
    this.#wall.asked.add(content)
    const asked = { game, card, story: `The story of ${names.en}`, language: 'en', ...(versionOf && { versionOf }) }
    const answer = (await maker.ask('/api/gallery', asked)) as CardTold | Refused
    const told = isRefused(answer) && answer.code === 'taken' ? await foundBy(maker, content) : answer
    if (isRefused(told)) {
      if (told.code !== 'taken down') this.failures.push(`${names.en} does not hang: ${told.code}, ${told.expected}`)
      return null
    }
    const hung = { id: told.id, game, version: told.version, content: JSON.stringify(told.card) }
    this.#wall.hung.push(hung)
    return hung
  }

  async #takeDown(rng: Rng): Promise<void> {
    const made = this.#made[rng.below(this.#made.length)]
    const isLast = made !== undefined && this.#wall.hanging(made.game).length <= FIRST
    if (made === undefined || isLast || this.#wall.unwanted.has(made.id)) return
    this.#wall.unwanted.add(made.id)
    const told = (await made.maker.ask(`/api/gallery/${made.id}`, { reason: 'a slip' }, 'DELETE')) as CardTold | Refused
    if (!isRefused(told) && told.takenDown !== null) this.#wall.taken.add(made.id)
    else this.failures.push(`${made.id} is not taken down: ${JSON.stringify(told)}`)
  }

  async #love(people: readonly Guest[], rng: Rng): Promise<void> {
    const all = this.#wall.hanging()
    const [who, card] = [people[rng.below(people.length)], all[rng.below(all.length)]]
    if (who === undefined || card === undefined) return
    const key = `${card.id} ${who.id}`
    const changes = this.#changes.get(key) ?? 0
    if (changes >= FICKLE) return
    const on = !(this.#wall.hearts.get(key) ?? false)
    this.#wall.hearts.delete(key)
    const lost = who.lost
    const told = (await who.ask(`/api/gallery/${card.id}/heart`, { on }, 'PUT')) as CardTold | Refused
    this.#changes.set(key, who.lost === lost ? changes + 1 : FICKLE)
    if (!isRefused(told)) this.#wall.hearts.set(key, told.mine)
    else if (told.code !== 'taken down') this.failures.push(`no heart: ${told.code}, ${told.expected}`)
    else this.#changes.set(key, FICKLE)
  }
}

/** What was hung up although the answer was lost. */
async function foundBy(maker: Guest, content: string): Promise<CardTold | Refused> {
  const { cards } = (await maker.ask(`/api/gallery?by=${maker.id}`)) as GalleryAnswer
  const found = cards.find(({ card }) => JSON.stringify(card) === content)
  return found ?? { code: 'taken', rule: null, expected: 'to find what hangs there already' }
}
