import { useEffect } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { CardTold, GalleryAnswer } from '#protocol/gallery'
import { type Paged, type PagesShown, usePages } from '../house/use-pages.ts'
import { galleryHouse, type Sought } from './api.ts'
import { keepSeen, seenCards } from './seen.ts'

interface Cards extends Paged<CardTold> {
  readonly counts: GalleryAnswer['counts']
}

export interface Gallery extends Omit<PagesShown<Cards>, 'told' | 'items' | 'change'> {
  /** Null until the first of them have loaded. If the house cannot be reached, those that were seen before. */
  readonly cards: readonly CardTold[] | null
  readonly counts: GalleryAnswer['counts']
  /** Puts a card in the place of its older copy. */
  readonly changed: (card: CardTold) => void
}

/** The cards that somebody looks for. Each that was shown is kept on the device. */
export function useGallery(sought: Sought): Gallery {
  const ask = async (after: string | null): Promise<Cards | Refused> => {
    const told = await galleryHouse.cards(sought, after)
    return isRefused(told) ? told : { items: told.cards, after: told.after, counts: told.counts }
  }
  const { told, items, change, ...pages } = usePages(JSON.stringify(sought), ask)
  useEffect(() => {
    if (items !== null) keepSeen(items)
  }, [items])
  const seen = items === null && pages.refused !== null ? seenCards(sought) : []
  return {
    ...pages,
    cards: items ?? (seen.length === 0 ? null : seen),
    counts: told?.counts ?? {},
    changed: card => change(now => ({ ...now, items: now.items.map(other => (other.id === card.id ? card : other)) })),
  }
}
