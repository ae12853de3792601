import type { Guest } from './guest.ts'

/** A card as it is told or stored. The house has read it as a guest before. */
export function guestTold(card: object): Guest
export function guestTold(card: object | null): Guest | null
export function guestTold(card: object | null): Guest | null {
  return card as Guest | null
}
