import type { Seat } from '#kernel/seat'

/* Who holds the device when several people share one. */

/**
 * It is covered until this person confirms that they have it; somebody holds it (possibly while it is others' turn); or
 * everyone looks at the open table together.
 */
export type Hand =
  | { readonly at: 'cover'; readonly to: Seat }
  | { readonly at: 'held'; readonly seat: Seat; readonly lingers: boolean }
  | { readonly at: 'table' }

/** The people around the device, and which of them must act. */
export interface PeopleAtDevice {
  readonly people: readonly Seat[]
  readonly asked: readonly Seat[]
  /** Whether all of them may step in with sealed answers, although most can only pass. */
  readonly isSealed: boolean
  /** Whether each of them is handed the device in turn nevertheless. */
  readonly inTurn: boolean
  readonly isOver: boolean
}

const held = (seat: Seat, lingers = false): Hand => ({ at: 'held', seat, lingers })

/** A single person always holds it. When the match is over, everyone looks. */
function always({ people, isOver }: PeopleAtDevice): Hand | null {
  const [one, ...others] = people
  if (one === undefined) return { at: 'table' }
  if (others.length === 0) return held(one)
  return isOver ? { at: 'table' } : null
}

/** When the match is opened, nobody holds the device yet. */
export function firstHand(around: PeopleAtDevice): Hand {
  const to = around.asked[0] ?? around.people[0]
  return always(around) ?? (to === undefined ? { at: 'table' } : passedTo(to, around))
}

/** After each event, a player with nothing left to do passes the device clockwise to the next one who must act. */
export function handAfter(hand: Hand, around: PeopleAtDevice): Hand {
  const fixed = always(around)
  if (fixed !== null) return fixed.at === hand.at ? hand : fixed
  if (hand.at === 'cover') return hand
  if (hand.at === 'held' && around.asked.includes(hand.seat)) return hand.lingers ? held(hand.seat) : hand
  if (hand.at === 'held' && hand.lingers) return hand
  const to = hand.at === 'held' ? nextAfter(hand.seat, around.asked) : (around.asked[0] ?? null)
  const next = to === null ? hand : passedTo(to, around)
  return next.at === hand.at ? hand : next
}

/** If everyone may step in, the table is open to all, and those who want to act ask for the device. */
const passedTo = (to: Seat, { isSealed, inTurn }: PeopleAtDevice): Hand =>
  isSealed && !inTurn ? { at: 'table' } : { at: 'cover', to }

/** Somebody confirms that they hold the device. If others are asked and they are not, they only look. */
export const taken = (seat: Seat, { asked }: PeopleAtDevice): Hand =>
  held(seat, asked.length > 0 && !asked.includes(seat))

/** The first of these seats clockwise after this one. */
export const nextAfter = (seat: Seat, among: readonly Seat[]): Seat | null =>
  among.find(other => other > seat) ?? among.find(other => other !== seat) ?? null
