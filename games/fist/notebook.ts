import { memoryOf } from '#kernel/memory'
import { type BySeat, of, put, type Seat } from '#kernel/seat'
import { openToAll } from '#kernel/secret'
import type { Coin } from './cards/steps.ts'
import type { FistEvent } from './events.ts'
import { minus, noCoins, plus } from './rules/counting.ts'
import type { Purse, State } from './types.ts'

/**
 * R4.12: what anybody who heard everything can deduce about the purses. Every coin that goes in or out is seen. A
 * Brigand's haul is not told, but it is everything his victim had. None of this is in the state: it is for bots and for
 * tables that track coins.
 */
export type Notebook = BySeat<Purse>

/** The notebook of somebody who was told exactly this. */
export const notebookOf: (told: readonly FistEvent[]) => Notebook = memoryOf((): Purse[] => [], note)

/** A view with the purses that its viewer has worked out: the rules can be tried on it. */
export const withPurses = (view: State, book: Notebook): State => ({
  ...view,
  sides: view.sides.map((side, i) => ({ ...side, purse: openToAll(of(book, i as Seat)) })),
})

function note(book: Purse[], event: FistEvent): void {
  const add = (seat: Seat | 'bank', coins: Purse): void => {
    if (seat !== 'bank') put(book, seat, plus(of(book, seat), coins))
  }
  const take = (seat: Seat | 'bank', coins: Purse): void => {
    if (seat !== 'bank') put(book, seat, minus(of(book, seat), coins))
  }
  switch (event.type) {
    case 'seated':
      book.push(...event.dealt)
      return
    case 'bidPaid':
      return take(event.seat, event.bid)
    case 'coinsMoved':
      take(event.from, event.coins)
      return add(event.to, event.coins)
    case 'coinsPlundered': {
      const haul = only(of(book, event.from), event.kinds)
      take(event.from, haul)
      return add(event.to, haul)
    }
    case 'fairyReturned':
      return add(event.seat, { ...noCoins, fairy: event.amount })
  }
}

const only = (purse: Purse, kinds: readonly Coin[]): Purse => ({
  fairy: kinds.includes('fairy') ? purse.fairy : 0,
  common: kinds.includes('common') ? purse.common : 0,
  silver: kinds.includes('silver') ? purse.silver : 0,
})
