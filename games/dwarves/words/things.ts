import { type Piece, type Saying, sayer } from '#games/saying'
import { isGuest } from '#games/workshop/guest-id'
import { boxedKinds } from '../cards/creatures.ts'
import { cannotStand, type Kind } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'
import type { DwarvesWords } from './en.ts'

/** Creates the sayings of this game. */
export const saying = sayer<DwarvesWords>()

export const seatsIn = (seats: readonly number[]): Piece => ({ all: seats.map(seat => ({ seat })), joined: 'and' })

export const gold = (n: number): Piece => ({ thing: 'gold', n })
export const treasure = (n: number): Piece => ({ thing: 'treasure', n })

/** So many creatures of a kind: `2 dwarves`. */
export const someOf = (kind: Kind, n: number): Piece =>
  isGuest(kind) ? saying('creatures.guest.some', { name: { card: kind }, n }) : { thing: kind, n }

/** `2 dwarves and an orc`, each kind once. */
export const crowdIn = (crowd: readonly Kind[]): Piece => ({
  all: [...new Set(crowd)].map(kind => someOf(kind, crowd.filter(other => other === kind).length)),
  joined: 'and',
})

/** A kind without a number: `drives off orcs`. */
export const several = (kind: Kind): Saying =>
  isGuest(kind) ? saying('creatures.guest.several', { name: { card: kind } }) : saying(`creatures.${kind}.several`)

export const severalIn = (kinds: readonly Kind[], joined: 'and' | 'or' = 'and'): Piece => ({
  all: kinds.map(several),
  joined,
})

/** Whom a kind drives off among those of the box and these guests. */
export const hatedBy = (kind: Kind, guests: readonly Kind[], joined: 'and' | 'or' = 'and'): Piece =>
  severalIn(
    [...boxedKinds, ...guests].filter(other => cannotStand(kind, other)),
    joined,
  )

type Some = Pick<Gone, 'seat' | 'kind' | 'count'>

/** `Ben’s 2 orcs`; for the reader's own, `your orc`. */
export const whoseSaying = ({ seat, kind, count }: Some): Saying =>
  isGuest(kind)
    ? saying('creatures.guest.whose', { name: { card: kind }, who: { seat }, n: count })
    : saying(`creatures.${kind}.whose`, { who: { seat }, n: count })

/** The same as an object. */
export const whoseObject = ({ seat, kind, count }: Some): Saying =>
  isGuest(kind)
    ? saying('creatures.guest.whoseObject', { name: { card: kind }, who: { seat }, n: count })
    : saying(`creatures.${kind}.whoseObject`, { who: { seat }, n: count })

/** An uncounted group as the object of this seat's action. */
export function groupObject({ seat, kind, count }: Some, by: number): Saying {
  const pieces = { whose: seat === by ? 'own' : 'other', who: { seat }, n: count }
  return isGuest(kind)
    ? saying('creatures.guest.group', { name: { card: kind }, ...pieces })
    : saying(`creatures.${kind}.group`, pieces)
}

/** `6 + 1 + 2 = 9`, or the number on a single die. */
export const diceText = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((sum, pips) => sum + pips, 0)}`
