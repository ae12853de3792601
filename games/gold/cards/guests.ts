import type { Guest } from '#games/workshop/guest'
import { type GuestId, guestOf } from '#games/workshop/guest-id'
import type { Dragon } from './dragons.ts'

/** A dragon that somebody made. */
export interface GuestDragon extends Guest, Dragon {
  readonly kind: 'dragon'
}

export const guestDragon = (id: GuestId): GuestDragon => guestOf(id) as GuestDragon
