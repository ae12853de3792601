import type { Guest } from '#games/workshop/guest'
import { type GuestId, guestOf } from '#games/workshop/guest-id'
import type { BoxedKind, Power } from './creatures.ts'

/** Chapter 14: a creature that somebody made. */
export interface GuestCreature extends Guest {
  readonly kind: 'creature'
  readonly dice: number
  readonly finds: number
  readonly drivesOff: readonly BoxedKind[]
  readonly drivenOffBy: readonly BoxedKind[]
  /** Which of its kind on the table drives off everybody's. */
  readonly strikesAt: number
  readonly power: Power | 'none'
  /** Abilities fit it as they fit this kind. */
  readonly countsAs: BoxedKind | 'none'
}

/** A battle that somebody made. */
export interface GuestBattle extends Guest {
  readonly kind: 'battle'
  readonly limit: number
  readonly award: number
}

export type DwarvesGuest = GuestCreature | GuestBattle

export const guestCard = (id: GuestId): DwarvesGuest => guestOf(id) as DwarvesGuest
