import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { type GuestBattle, guestCard } from './guests.ts'

export interface Battle {
  /** The maximum number of fighters per seat. */
  readonly limit: number
  readonly award: number
}
const battle = (limit: number, award: number): Battle => ({ limit, award })

const table = {
  sandwich: battle(1, 3),
  duel: battle(1, 3),
  ford: battle(2, 3),
  tollBridge: battle(2, 3),
  broomMine: battle(3, 2),
  grannysCellar: battle(3, 3),
  smelter: battle(4, 2),
  redValley: battle(4, 3),
  misunderstanding: battle(5, 2),
  reallyBigOne: battle(5, 3),
}

export type BoxedBattle = keyof typeof table
/** Reconstructed. */
export const battles: Readonly<Record<BoxedBattle, Battle>> = table
export const boxedBattles = Object.keys(table) as readonly BoxedBattle[]

/** A battle of the box, or a guest (chapter 14). */
export type BattleId = BoxedBattle | GuestId
export const battleOf = (id: BattleId): Battle => (isGuest(id) ? (guestCard(id) as GuestBattle) : battles[id])
