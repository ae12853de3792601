import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { CardTold, GalleryAnswer } from '#protocol/gallery'
import { galleryHouse, type Sought } from './api.ts'

export interface Gallery {
  /** Null until the first of them have loaded. */
  readonly cards: readonly CardTold[] | null
  readonly counts: GalleryAnswer['counts']
  readonly hasMore: boolean
  readonly refused: Refused | null
  readonly more: () => void
  /** Begins again. */
  readonly again: () => void
  /** Puts a card in the place of its older copy. */
  readonly changed: (card: CardTold) => void
}

interface Pages {
  readonly cards: readonly CardTold[]
  readonly after: string | null
  readonly counts: GalleryAnswer['counts']
}

/** The cards that somebody looks for, page after page. What was there before stays until the next is here. */
export function useGallery(sought: Sought): Gallery {
  const [pages, setPages] = useState<Pages | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [round, setRound] = useState(0)
  const key = JSON.stringify(sought)
  const take = useCallback(
    async (before: Pages | null, isWanted: () => boolean): Promise<void> => {
      const told = await galleryHouse.cards(JSON.parse(key) as Sought, before?.after ?? null)
      if (!isWanted()) return
      setRefused(isRefused(told) ? told : null)
      if (!isRefused(told)) setPages({ ...told, cards: [...(before?.cards ?? []), ...told.cards] })
    },
    [key],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same
  useEffect(() => {
    let isHere = true
    void take(null, () => isHere)
    return () => {
      isHere = false
    }
  }, [take, round])
  return {
    cards: pages?.cards ?? null,
    counts: pages?.counts ?? {},
    hasMore: (pages?.after ?? null) !== null,
    refused,
    more: () => void take(pages, () => true),
    again: () => setRound(n => n + 1),
    changed: card =>
      setPages(now => now && { ...now, cards: now.cards.map(other => (other.id === card.id ? card : other)) }),
  }
}
