import { type Piece, type Saying, sayer } from '#games/saying'
import { creatures, type Kind, kinds } from '../cards/creatures.ts'
import type { Gone } from '../events.ts'
import type { DwarvesWords } from './en.ts'

/** Creates the sayings of this game. */
export const saying = sayer<DwarvesWords>()

export const seatsIn = (seats: readonly number[]): Piece => ({ all: seats.map(seat => ({ seat })), joined: 'and' })

export const gold = (n: number): Piece => ({ thing: 'gold', n })
export const treasure = (n: number): Piece => ({ thing: 'treasure', n })

/** `2 dwarves and an orc`, each kind once. */
export const crowdIn = (crowd: readonly Kind[]): Piece => ({
  all: [...new Set(crowd)].map(thing => ({ thing, n: crowd.filter(other => other === thing).length })),
  joined: 'and',
})

/** Whom a kind drives off. */
export const hatedBy = (kind: Kind, joined: 'and' | 'or' = 'and'): Piece => ({
  all: kinds
    .filter(other => creatures[kind].drivesOff.includes(other))
    .map(other => saying(`creatures.${other}.several`)),
  joined,
})

type Some = Pick<Gone, 'seat' | 'kind' | 'count'>

/** `Ben’s 2 orcs`; for the reader's own, `your orc`. */
export const whoseSaying = ({ seat, kind, count }: Some): Saying =>
  saying(`creatures.${kind}.whose`, { who: { seat }, n: count })

/** The same as an object. */
export const whoseObject = ({ seat, kind, count }: Some): Saying =>
  saying(`creatures.${kind}.whoseObject`, { who: { seat }, n: count })

/** An uncounted group as the object of this seat's action. */
export const groupObject = ({ seat, kind, count }: Some, by: number): Saying =>
  saying(`creatures.${kind}.group`, { whose: seat === by ? 'own' : 'other', who: { seat }, n: count })

/** `6 + 1 + 2 = 9`, or the number on a single die. */
export const diceText = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((sum, pips) => sum + pips, 0)}`
