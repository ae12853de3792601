import type { Guest } from '#games/workshop/guest'
import type { GalleryStore } from '../storage/gallery-port.ts'
import { hashOf } from './content.ts'

/** What the tavern asks the gallery about the guests of its tables. */
export interface GuestList {
  /** Those of these cards that cannot be invited: they never hung here, or were taken down for this reason. */
  missing(game: string, guests: readonly Guest[]): Promise<readonly MissingGuest[]>
  /** They are guests of a match that is about to begin. */
  invite(match: string, game: string, guests: readonly Guest[]): Promise<void>
}
export interface MissingGuest {
  readonly guest: Guest
  /** Null if it never hung here. */
  readonly reason: string | null
}

/** Where there is no gallery, nobody has guests. */
export const noGuests: GuestList = {
  missing: async (_game, guests) => guests.map(guest => ({ guest, reason: null })),
  invite: async () => {},
}

export const guestListOf = ({ cards, plays }: Pick<GalleryStore, 'cards' | 'plays'>): GuestList => ({
  async missing(game, guests) {
    const found = await cards.byContent(guests.map(guest => hashOf(game, guest)))
    return guests.flatMap((guest): readonly MissingGuest[] => {
      const card = found.get(hashOf(game, guest))
      if (card === undefined) return [{ guest, reason: null }]
      return card.takenDown === null ? [] : [{ guest, reason: card.takenDown.reason }]
    })
  },
  async invite(match, game, guests) {
    const found = await cards.byContent(guests.map(guest => hashOf(game, guest)))
    await plays.invite(
      match,
      [...found].map(([hash, { id: card }]) => ({ hash, card })),
    )
  },
})
