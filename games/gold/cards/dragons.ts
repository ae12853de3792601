import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { guestDragon } from './guests.ts'

/** The data on a dragon's card. Only Cinderling's numbers are documented; the others are a reconstruction. */
export interface Dragon {
  readonly strength: number
  readonly visible: number
  readonly hidden: number
}
const dragon = (strength: number, visible: number, hidden: number): Dragon => ({ strength, visible, hidden })

export const dragons = {
  cinderling: dragon(5, 4, 1),
  mossback: dragon(5, 3, 2),
  caveLurker: dragon(5, 2, 4),
  copperwing: dragon(6, 5, 1),
  marshDrake: dragon(6, 3, 3),
  greySleeper: dragon(6, 1, 6),
  oldBoaster: dragon(7, 6, 0),
  thornmaw: dragon(7, 4, 3),
  mistscale: dragon(7, 2, 6),
  sunbasker: dragon(8, 7, 0),
  ironjaw: dragon(8, 5, 3),
  theUnseen: dragon(8, 0, 9),
  frostmantle: dragon(9, 6, 2),
  stormcrest: dragon(9, 4, 5),
  deepcoil: dragon(9, 3, 7),
  theHoarder: dragon(10, 11, 0),
  emberking: dragon(10, 7, 3),
  nightmother: dragon(10, 4, 7),
} as const satisfies Readonly<Record<string, Dragon>>

/** The dragons in the box. */
export type BoxedId = keyof typeof dragons
export const boxedIds = Object.keys(dragons) as readonly BoxedId[]
/** Any dragon of a match: one of the box, or a guest that somebody made. */
export type DragonId = BoxedId | GuestId

export const dragonOf = (id: DragonId): Dragon => (isGuest(id) ? guestDragon(id) : dragons[id])
