import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardTold } from '#protocol/gallery'
import { keepSeen, seenCard, seenCards } from './seen.ts'

const browser = { stored: null as string | null }
beforeEach(() => {
  browser.stored = null
  vi.stubGlobal('localStorage', {
    getItem: () => browser.stored,
    setItem: (_: string, text: string) => {
      browser.stored = text
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const card = (id: string, part: Partial<CardTold> = {}): CardTold => ({
  id,
  game: 'fist',
  kind: 'character',
  version: 1,
  card: { kind: 'character', names: { en: id } },
  people: null,
  verdict: null,
  maker: { person: 'ana', name: 'Ana' },
  since: 1,
  language: 'en',
  story: '',
  madeFrom: null,
  hearts: 0,
  mine: false,
  played: 0,
  takenDown: null,
  ...part,
})
const ids = (cards: readonly CardTold[]): readonly string[] => cards.map(({ id }) => id)

test('cards that were seen are found again by game, verdict, maker and words, in the order that is wanted', () => {
  const fair = { verdict: 'fair', winnerWins: null, price: null, uses: { coins: 1 } } as const
  keepSeen([card('owl', { hearts: 1 }), card('raven', { verdict: fair, hearts: 5, since: 0 })])
  keepSeen([card('bog', { game: 'gold', maker: { person: 'ben', name: 'Ben' } })])
  expect(ids(seenCards({}))).toEqual(['raven', 'owl', 'bog'])
  expect(ids(seenCards({ order: 'new', game: 'fist' }))).toEqual(['owl', 'raven'])
  expect(ids(seenCards({ verdict: 'fair' }))).toEqual(['raven'])
  expect(ids(seenCards({ verdict: 'untested', by: 'ben' }))).toEqual(['bog'])
  expect(ids(seenCards({ search: 'OWL ana' }))).toEqual(['owl'])
  expect(seenCard('raven')?.verdict).toEqual({ verdict: 'fair', winnerWins: null, price: null })
})

test('a card that was taken down is not shown again, and the last ones are kept', () => {
  keepSeen([card('owl')])
  keepSeen([card('owl', { card: null, takenDown: { at: 1, reason: '' } })])
  expect(seenCard('owl')).toBeNull()
  keepSeen(Array.from({ length: 100 }, (_, n) => card(`${n}`)))
  expect(seenCards({})).toHaveLength(60)
})

test('a browser that keeps something else there shows nothing', () => {
  browser.stored = '{"an": "object"}'
  expect(seenCards({})).toEqual([])
})
