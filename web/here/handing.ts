import type { Seat } from '#kernel/seat'

/* Who has the device in hand, where several people share one. */

/**
 * It lies covered until this person says that it is they; somebody has it (and may linger, though it is others' turn); or all look
 * at what lies open on the table, together.
 */
export type Hand =
  | { readonly at: 'cover'; readonly to: Seat }
  | { readonly at: 'held'; readonly seat: Seat; readonly lingers: boolean }
  | { readonly at: 'table' }

/** The people around the device, and which of them are to act. */
export interface Around {
  readonly people: readonly Seat[]
  readonly asked: readonly Seat[]
  /** Whether they may all step in, with sealed answers, and most have nothing to do but pass. */
  readonly isSealed: boolean
  /** Whether each of them is nevertheless to be handed the device, one after another. */
  readonly inTurn: boolean
  readonly isOver: boolean
}

const held = (seat: Seat, lingers = false): Hand => ({ at: 'held', seat, lingers })

/** One alone holds it always. When it is over everybody looks. */
function always({ people, isOver }: Around): Hand | null {
  const [one, ...others] = people
  if (one === undefined) return { at: 'table' }
  if (others.length === 0) return held(one)
  return isOver ? { at: 'table' } : null
}

/** When the match is taken up: nobody has it yet. */
export function firstHand(around: Around): Hand {
  const to = around.asked[0] ?? around.people[0]
  return always(around) ?? (to === undefined ? { at: 'table' } : passedTo(to, around))
}

/** After something has happened: who has nothing more to do hands it to the next clockwise who has. */
export function handAfter(hand: Hand, around: Around): Hand {
  const fixed = always(around)
  if (fixed !== null) return fixed.at === hand.at ? hand : fixed
  if (hand.at === 'cover') return hand
  if (hand.at === 'held' && around.asked.includes(hand.seat)) return hand.lingers ? held(hand.seat) : hand
  if (hand.at === 'held' && hand.lingers) return hand
  const to = hand.at === 'held' ? nextAfter(hand.seat, around.asked) : (around.asked[0] ?? null)
  const next = to === null ? hand : passedTo(to, around)
  return next.at === hand.at ? hand : next
}

/** Where all may step in the table lies open to all, and who wants to asks for the device. */
const passedTo = (to: Seat, { isSealed, inTurn }: Around): Hand =>
  isSealed && !inTurn ? { at: 'table' } : { at: 'cover', to }

/** Somebody says that they have it now. Who is not asked while others are only looks. */
export const taken = (seat: Seat, { asked }: Around): Hand => held(seat, asked.length > 0 && !asked.includes(seat))

/** The first of these clockwise after this seat. */
export const nextAfter = (seat: Seat, among: readonly Seat[]): Seat | null =>
  among.find(other => other > seat) ?? among.find(other => other !== seat) ?? null
