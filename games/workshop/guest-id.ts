import type { Guest } from './guest.ts'
import { lettersOf, textOf } from './letters.ts'

/**
 * A guest is named by its content: its id is the card itself, written in letters that fit into any place where ids go.
 * So whoever meets the id of a card they have never seen knows the card, and nobody has to look it up anywhere.
 */
export type GuestId = `guest-${string}`
const PREFIX = 'guest-'
/** How many are remembered. Reading one again gives the same. */
const REMEMBERED = 500
const known = new Map<string, Guest>()

export const isGuest = (id: string): id is GuestId => id.startsWith(PREFIX) && /^[\w-]+$/.test(id)

/** The id of a card as `guestIn` returned it. */
export const guestId = (card: Guest): GuestId => `guest-${lettersOf(JSON.stringify(card))}`

/** The card that an id is. Only for ids that were made of a card that was read. */
export function guestOf(id: GuestId): Guest {
  let card = known.get(id)
  if (card === undefined) {
    card = JSON.parse(textOf(id.slice(PREFIX.length))) as Guest
    if (known.size >= REMEMBERED) known.clear()
    known.set(id, card)
  }
  return card
}
