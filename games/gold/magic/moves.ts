import { read, type TargetKind, type TargetOf } from '../rules/targets.ts'
import { hand, type ObjectId, objectIds, objects } from './cards.ts'

/** All that can be answered in an attack or a window, with what it is aimed at: objects by their names, and what is no object. */
const table = {
  ...objects,
  place: { on: 'sent' },
  slip: { on: 'token' },
  call: { on: 'spot' },
  pass: { on: 'nothing' },
} as const

export type Move = keyof typeof table
export type KindBy = { readonly [M in Move]: (typeof table)[M]['on'] }
export type TargetBy<M extends Move> = TargetOf<KindBy[M]>

const moves: { readonly [M in Move]: { readonly on: KindBy[M] } } = table

export const isMove = (name: string): name is Move => Object.hasOwn(moves, name)

export const kindBy = (move: Move): TargetKind => moves[move].on

/** What an answer to this move is aimed at. */
export const targetBy = <M extends Move>(move: M, answer: string): TargetBy<M> => read(moves[move].on, answer)

/** The object that a move plays or uses. */
export const objectIn = (move: string): ObjectId | null =>
  move === 'slip' ? hand : (objectIds.find(id => id === move) ?? null)
