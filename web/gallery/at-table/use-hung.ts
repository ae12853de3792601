import { useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import { type Guest, nameIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold } from '#protocol/gallery'
import { galleryHouse } from '../api.ts'

/** A guest as it hangs in the gallery; null until that is known, and for a version that is not the newest. */
export function useHung(game: string, guest: Guest): CardTold | null {
  const id = guestId(guest)
  const name = nameIn(guest, 'en')
  const [hung, setHung] = useState<CardTold | null>(null)
  useEffect(() => {
    let isHere = true
    void galleryHouse.cards({ game, search: name }, null).then(told => {
      if (!isHere || isRefused(told)) return
      setHung(told.cards.find(({ card }) => card !== null && guestId(guestTold(card)) === id) ?? null)
    })
    return () => {
      isHere = false
    }
  }, [game, id, name])
  return hung
}
