import { randomBytes } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import type { Guest } from '#games/workshop/guest'
import { pictures } from '#games/workshop/pictures'
import { type GalleryAnswer, type GallerySearch, type Publication, UNTESTED } from '#protocol/gallery'
import { isRefused, refused } from '#protocol/refused'
import { Allowances } from '../allowance.ts'
import { type Blocks, noBlocks } from '../friends/blocks.ts'
import type { Refused } from '../matches/replies.ts'
import { siteOf } from '../network.ts'
import type { Share } from '../nodes/shared-limits.ts'
import { type Guard, listedWord } from '../order/guard.ts'
import type { CardWish, GalleryStore, NewVersion, NotHung, StoredCard } from '../storage/gallery-port.ts'
import type { Person } from '../storage/port.ts'
import { hashOf } from './content.ts'
import { type Crafts, craftable, looksOf } from './crafts.ts'
import { cursorOf, placeIn } from './cursor.ts'
import { storyIn } from './story.ts'
import { toldTo } from './telling.ts'

export interface GalleryParams {
  readonly store: GalleryStore
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly crafts: Crafts
  readonly now: () => number
  /** What comes from one network is counted on all nodes together, if there are several. */
  readonly share?: ((title: string) => Share) | undefined
  readonly guard: Guard
  /** Whose cards somebody does not want to see. Without it, everybody sees all. */
  readonly blocks?: Pick<Blocks, 'by'>
  /** A new content hangs there: somebody should judge it. */
  readonly hung?: (game: string) => Promise<void>
}

const DAY = 86_400_000
/** How many versions somebody may hang up in a day, and how many on their first day in the house. */
const [A_DAY, FIRST_DAY] = [10, 3]
/** How many versions are hung up from one network in a day: each of them takes minutes to judge. */
const A_DAY_THERE = 40
/** How many people of one network may give a card their heart in a day: new browsers cost nothing. */
const HEARTS_A_DAY = 5
const A_PAGE = 24
/** How many words of a search are looked for. */
const MOST_WORDS = 6

export const noCard = refused('no card', 'a card of this gallery')
export const notMaker = refused('not the maker', 'a card of yours')
export const isTakenDown = refused('taken down', 'a card that hangs in the gallery')
const invalid = (expected: string, rule: string | null = null): Refused => refused('invalid', expected, rule)

/** Why it does not hang. */
const reasons: { readonly [R in Exclude<NotHung, 'too many'>]: Refused } = {
  name: refused('taken', 'another name: a card by somebody else is called that, or looks like it'),
  content: refused('taken', 'another card: this one hangs there already'),
  'taken down': refused('taken down', 'another card: the house has taken this one down'),
  version: refused('busy', 'the same again: this card has changed meanwhile'),
}

/** Cards that people made, for everybody to see and to play with. */
export class Gallery {
  readonly #terms: GalleryParams
  /** By network. */
  readonly #hung: Allowances
  /** By network and card. */
  readonly #hearts: Allowances

  constructor(terms: GalleryParams) {
    this.#terms = terms
    const aDay = (most: number, title: string): Allowances =>
      new Allowances(most, (most * 1000) / DAY, terms.now, terms.share?.(title))
    this.#hung = aDay(A_DAY_THERE, 'cards')
    this.#hearts = aDay(HEARTS_A_DAY, 'hearts')
  }

  get #store(): GalleryStore {
    return this.#terms.store
  }

  /** From the network of this address. */
  async publish(who: Person, given: Publication, address: string): Promise<StoredCard | Refused> {
    const { now, hung, guard } = this.#terms
    const silenced = await guard.mayWrite(who.id)
    if (silenced !== null) return silenced
    const network = siteOf(address)
    const version = await this.#versionOf(who, given)
    if (isRefused(version)) return version
    if (await guard.isListed(`${namesIn(version.content)} ${version.story}`)) return listedWord
    const [most, when] = now() - who.since < DAY ? [FIRST_DAY, 'on your first day here'] : [A_DAY, 'a day']
    if (!this.#hung.may(network)) return refused('too many cards', `at most ${A_DAY_THERE} a day from one network`)
    const problem = await this.#store.cards.publish(version, { most, since: now() - DAY })
    if (problem !== null) this.#hung.may(network, -1) // counted before: others may hang up cards meanwhile
    if (problem === 'too many') return refused('too many cards', `at most ${most} ${when}`)
    if (problem !== null) return reasons[problem]
    await hung?.(version.game)
    return (await this.#store.cards.find(version.id)) ?? noCard
  }

  async list(search: GallerySearch, viewer: string | null): Promise<GalleryAnswer | Refused> {
    const { game, kind, verdict, order, by } = search
    const words = search.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
    const isOwn = by !== undefined && by === viewer // one sees what became of one's own
    const { blocks = noBlocks } = this.#terms
    const notBy = viewer === null || by !== undefined ? [] : [...(await blocks.by(viewer))]
    const judged = verdict === UNTESTED ? null : verdict
    const wish: CardWish = { game, kind, verdict: judged, order, words, maker: by, notBy, alsoTaken: isOwn }
    const after = search.after === undefined ? null : placeIn(search.after)
    if (after === undefined) return refused('not a request', 'after: what the page before told')
    const [found, counts] = await Promise.all([
      this.#store.cards.list(wish, after, A_PAGE + 1),
      this.#store.cards.counts(wish),
    ])
    const page = found.slice(0, A_PAGE)
    const last = found.length > A_PAGE ? page.at(-1) : undefined
    return {
      cards: await toldTo(this.#store, page, viewer),
      after: last === undefined ? null : cursorOf(order, last),
      counts: Object.fromEntries(counts),
    }
  }

  /** From the network of this address. */
  async heart(who: Person, id: string, on: boolean, address: string): Promise<StoredCard | Refused> {
    const card = await this.#store.cards.find(id)
    if (card === null) return noCard
    if (card.takenDown !== null && on) return isTakenDown
    const isNew = on && !(await this.#store.cards.hearts(who.id, [id])).has(id)
    if (isNew && !this.#hearts.may(`${siteOf(address)} ${id}`))
      return refused('too many hearts', `at most ${HEARTS_A_DAY} a day for one card from one network`)
    await this.#store.cards.heart(id, who.id, on)
    return (await this.#store.cards.find(id)) ?? noCard
  }

  /** By its maker. Taking it down twice is harmless. What the maker may not say now is left out. */
  async takeDown(who: Person, id: string, given: string): Promise<StoredCard | Refused> {
    const { guard } = this.#terms
    const story = storyIn(given) ?? ''
    const isSaid = (await guard.mayWrite(who.id)) === null && !(await guard.isListed(story))
    const reason = isSaid ? story : ''
    const card = await this.#store.cards.find(id)
    if (card === null) return noCard
    if (card.maker !== who.id) return notMaker
    if (card.takenDown === null) await this.#store.cards.takeDown(id, { at: this.#terms.now(), reason, by: who.id })
    return (await this.#store.cards.find(id)) ?? noCard
  }

  /** What somebody wants to hang up, read by the game. */
  async #versionOf(who: Person, given: Publication): Promise<NewVersion | Refused> {
    const { game, language, madeFrom = null } = given
    const craft = await this.#terms.crafts(game)
    if (craft === null) return refused('no game', `one of ${craftable(this.#terms.shelf).join(', ')}`)
    const read = craft.read(given.card)
    if ('expected' in read) return invalid(read.expected, ruleIn(read.expected))
    if (!isPicture(read.value.picture)) return invalid('card.picture: an icon that the workshop has, such as raven')
    const story = storyIn(given.story ?? '')
    if (story === null) return invalid('story: at most 600 characters in 20 lines')
    const looks = looksOf(read.value)
    if (looks.some(look => craft.boxed.has(look)))
      return refused('taken', 'another name: a card of the box is called that, or looks like it')
    if (madeFrom !== null && (await this.#store.cards.find(madeFrom)) === null) return noCard
    const before = given.versionOf === undefined ? null : await this.#before(who, given.versionOf, game)
    if (before !== null && isRefused(before)) return before
    return {
      id: before?.id ?? randomBytes(9).toString('base64url'),
      game,
      kind: read.value.kind,
      maker: who.id,
      makerName: who.name,
      version: (before?.version ?? 0) + 1,
      hash: hashOf(game, read.value),
      content: JSON.stringify(read.value),
      language,
      story,
      madeFrom,
      at: this.#terms.now(),
      looks,
      words: craft.words(read.value),
    }
  }

  /** The card of which something is a new version. */
  async #before(who: Person, id: string, game: string): Promise<StoredCard | Refused> {
    const card = await this.#store.cards.find(id)
    if (card === null || card.game !== game) return noCard
    if (card.maker !== who.id) return notMaker
    return card.takenDown === null ? card : isTakenDown
  }
}

/** Cards of other houses, and older ones, may have others: they can be played, but would hang here without a picture. */
const isPicture = (name: string): boolean => (pictures as readonly string[]).includes(name)

/** The rule that a game's reader cites at the end. */
const ruleIn = (expected: string): string | null => /\(([^()]+)\)$/.exec(expected)?.[1] ?? null

/** What a card is called, in all languages. */
const namesIn = (content: string): string => Object.values((JSON.parse(content) as Guest).names).join(' ')
