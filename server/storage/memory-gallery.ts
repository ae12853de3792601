import type {
  CardStore,
  CardWish,
  GalleryStore,
  Invited,
  NewVersion,
  NotHung,
  PlayStore,
  Sales,
  StoredCard,
} from './gallery-port.ts'
import { memoryVerdicts } from './memory-verdicts.ts'

/** A card with all that is known of it. */
export interface HungCard {
  card: StoredCard
  /** What it is found by. */
  words: string
  looks: readonly string[]
  /** The word of its verdict. */
  verdict: string | null
  readonly versions: NewVersion[]
  readonly hearts: Set<string>
}

export function memoryGallery(isOver: (match: string) => Promise<boolean>): GalleryStore {
  const cards = new Map<string, HungCard>()
  return {
    cards: memoryCards(cards),
    plays: memoryPlays(cards, isOver),
    verdicts: memoryVerdicts(cards),
  }
}

const none = { hearts: 0, played: 0, takenDown: null }
const numbers = { loved: 'hearts', played: 'played', new: 'since' } as const

function memoryCards(cards: Map<string, HungCard>): CardStore {
  const all = (): readonly HungCard[] => [...cards.values()]
  const told = ({ card, hearts }: HungCard): StoredCard => ({ ...card, hearts: hearts.size })
  const found = (ids: readonly string[]): readonly StoredCard[] =>
    ids.flatMap(id => {
      const hung = cards.get(id)
      return hung === undefined ? [] : [told(hung)]
    })
  const wished = (wish: CardWish): readonly StoredCard[] =>
    all()
      .filter(({ card, words, verdict }) => {
        if (wish.kind !== undefined && card.kind !== wish.kind) return false
        if (wish.verdict !== undefined && verdict !== wish.verdict) return false
        if (wish.maker !== undefined && card.maker !== wish.maker) return false
        if (wish.notBy?.includes(card.maker)) return false
        if (!wish.alsoTaken && card.takenDown !== null) return false
        return wish.words.every(word => words.includes(word) || card.makerName.toLowerCase().includes(word))
      })
      .map(told)
  return {
    async publish(version, enough) {
      const problem = problemWith(all(), version)
      if (problem !== null) return problem
      const own = all().flatMap(({ versions }) => versions.filter(({ maker }) => maker === version.maker))
      if (enough !== undefined && own.filter(({ at }) => at > enough.since).length >= enough.most) return 'too many'
      const { at, looks, words, ...newest } = version
      const hung = cards.get(version.id)
      if (hung === undefined) {
        const card = { ...newest, since: at, ...none }
        cards.set(version.id, { card, words, looks, verdict: null, versions: [version], hearts: new Set() })
        return null
      }
      hung.card = { ...hung.card, ...newest, madeFrom: hung.card.madeFrom }
      hung.verdict = null
      Object.assign(hung, { words, looks })
      hung.versions.push(version)
      return null
    },
    find: async id => found([id])[0] ?? null,
    findAll: async ids => found(ids),
    async list(wish, after, most) {
      const number = numbers[wish.order]
      const isAfter = (card: StoredCard): boolean =>
        after === null || card[number] < after.number || (card[number] === after.number && card.id < after.id)
      return wished(wish)
        .filter(card => (wish.game === undefined || card.game === wish.game) && isAfter(card))
        .sort((a, b) => b[number] - a[number] || (a.id < b.id ? 1 : -1))
        .slice(0, most)
    },
    async counts(wish) {
      const counts = new Map<string, number>()
      for (const { game } of wished(wish)) counts.set(game, (counts.get(game) ?? 0) + 1)
      return counts
    },
    versions: async id =>
      (cards.get(id)?.versions ?? [])
        .map(({ version, hash, content, at }) => ({ version, hash, content, at }))
        .toReversed(),
    async byContent(hashes) {
      const byHash = new Map<string, StoredCard>()
      for (const hung of all())
        for (const { hash } of hung.versions)
          if (hashes.includes(hash) && (hung.card.takenDown === null || !byHash.has(hash))) byHash.set(hash, told(hung))
      return byHash
    },
    async heart(id, person, on) {
      const hung = cards.get(id)
      if (on) hung?.hearts.add(person)
      else hung?.hearts.delete(person)
      return hung !== undefined
    },
    hearts: async (person, ids) => new Set(ids.filter(id => cards.get(id)?.hearts.has(person))),
    heartsOf: async person =>
      all()
        .filter(({ hearts }) => hearts.has(person))
        .map(({ card }) => card.id),
    async renamed(maker, makerName) {
      for (const hung of all()) if (hung.card.maker === maker) hung.card = { ...hung.card, makerName }
    },
    async takeDown(id, takenDown) {
      const hung = cards.get(id)
      if (hung === undefined) return false
      const { takenDown: was, maker } = hung.card
      if (was === null || was.by === maker || takenDown.by !== maker) hung.card = { ...hung.card, takenDown }
      return true
    },
    async putBack(id) {
      const hung = cards.get(id)
      if (hung === undefined) return null
      if (isNamed(all(), hung.card, hung.looks)) return 'name'
      hung.card = { ...hung.card, takenDown: null }
      return null
    },
  }
}

function problemWith(all: readonly HungCard[], version: NewVersion): NotHung | null {
  const same = all.filter(({ versions }) => versions.some(({ hash }) => hash === version.hash)).map(({ card }) => card)
  if (same.some(({ takenDown, maker }) => takenDown !== null && takenDown.by !== maker)) return 'taken down'
  if (same.some(({ takenDown, id, hash }) => takenDown === null && (id !== version.id || hash === version.hash)))
    return 'content'
  if (isNamed(all, version, version.looks)) return 'name'
  if (version.version === 1) return null
  const hanging = all.filter(({ card }) => card.takenDown === null)
  return hanging.some(({ card }) => card.id === version.id && card.version === version.version - 1) ? null : 'version'
}

const isNamed = (
  all: readonly HungCard[],
  { game, maker }: Pick<NewVersion, 'game' | 'maker'>,
  looks: readonly string[],
): boolean =>
  all.some(
    ({ card, looks: its }) =>
      card.takenDown === null && card.game === game && card.maker !== maker && its.some(it => looks.includes(it)),
  )

function memoryPlays(cards: Map<string, HungCard>, isOver: (match: string) => Promise<boolean>): PlayStore {
  const plays = new Map<string, { readonly guests: readonly Invited[]; sales: ReadonlyMap<string, Sales> | null }>()
  return {
    async invite(match, guests) {
      if (guests.length > 0 && !plays.has(match)) plays.set(match, { guests, sales: null })
    },
    async finished(most) {
      const over: string[] = []
      for (const [match, { sales }] of plays) if (sales === null && (await isOver(match))) over.push(match)
      return over.slice(0, most)
    },
    async count(match, sales) {
      const play = plays.get(match)
      if (play === undefined || play.sales !== null) return
      if (sales === null) return void plays.delete(match)
      play.sales = sales
      for (const { card } of play.guests) {
        const hung = cards.get(card)
        if (hung !== undefined) hung.card = { ...hung.card, played: hung.card.played + 1 }
      }
    },
    async figures(hashes) {
      const figures = new Map<string, Sales & { readonly played: number }>()
      for (const { guests, sales } of plays.values())
        for (const { hash } of sales === null ? [] : guests) {
          if (!hashes.includes(hash)) continue
          const more = sales?.get(hash) ?? { sales: 0, price: 0, wins: 0 }
          const was = figures.get(hash) ?? { played: 0, sales: 0, price: 0, wins: 0 }
          figures.set(hash, {
            played: was.played + 1,
            sales: was.sales + more.sales,
            price: was.price + more.price,
            wins: was.wins + more.wins,
          })
        }
      return figures
    },
  }
}
