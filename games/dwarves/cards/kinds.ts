import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { type BoxedKind, boxedKinds, type Creature, creatures } from './creatures.ts'
import { type GuestCreature, guestCard } from './guests.ts'

/** What a creature is: a kind of the box, or a guest (chapter 14). */
export type Kind = BoxedKind | GuestId

export const isKind = (text: string): text is Kind =>
  isGuest(text) ? guestCard(text).kind === 'creature' : (boxedKinds as readonly string[]).includes(text)

const guestCreature = (id: GuestId): GuestCreature => guestCard(id) as GuestCreature

const read = new WeakMap<GuestCreature, Creature>()

/** What is printed on a creature. */
export function creatureOf(kind: Kind): Creature {
  if (!isGuest(kind)) return creatures[kind]
  const card = guestCreature(kind)
  let creature = read.get(card)
  if (creature === undefined) {
    const { copies, dice, finds, drivesOff, power } = card
    creature = { copies, dice, finds, drivesOff, power: power === 'none' ? null : power }
    read.set(card, creature)
  }
  return creature
}

/** R14.3: what it says itself, or what a guest says about it. */
export const cannotStand = (kind: Kind, other: Kind): boolean =>
  creatureOf(kind).drivesOff.includes(other) ||
  (isGuest(other) && !isGuest(kind) && guestCreature(other).drivenOffBy.includes(kind))

const THIRD = 3

/** R4.3, R14.4: which of its kind on the table drives off everybody's. */
export const strikesAt = (kind: Kind): number => (isGuest(kind) ? guestCreature(kind).strikesAt : THIRD)

/** R14.5: the kind of the box as which abilities take it; null if none fits. */
export function countsAs(kind: Kind): BoxedKind | null {
  if (!isGuest(kind)) return kind
  const { countsAs } = guestCreature(kind)
  return countsAs === 'none' ? null : countsAs
}
