import type { Guest } from '#games/workshop/guest'
import { type GuestId, guestOf } from '#games/workshop/guest-id'
import type { Step } from './steps.ts'

/** A character that somebody made. It is a special. */
export interface GuestCharacter extends Guest {
  readonly kind: 'character'
  readonly steps: readonly Step[]
}

export const guestCharacter = (id: GuestId): GuestCharacter => guestOf(id) as GuestCharacter
