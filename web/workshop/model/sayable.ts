import type { Kind } from '#games/workshop/guest'
import type { Piece } from '#games/workshop/workshop'
import { type Draft, writtenOf } from './draft.ts'

/** The card without pieces that are still empty inside, so that it can be put into words; null if nothing is left. */
export function sayable(draft: Draft, { facts: forms, vocabulary }: Kind): object | null {
  const lists = Object.entries(forms).filter(([, form]) => form.is === 'pieces')
  const isWhole = (piece: Piece): boolean =>
    Object.entries(vocabulary[piece.do] ?? {}).every(
      ([part, form]) => form.is !== 'pieces' || (piece[part] as readonly Piece[]).length >= form.least,
    )
  const cleaned = (pieces: readonly Piece[]): readonly Piece[] =>
    pieces
      .map((piece): Piece => {
        const lists = Object.entries(vocabulary[piece.do] ?? {}).filter(([, form]) => form.is === 'pieces')
        const inside = lists.map(([part]) => [part, cleaned(piece[part] as readonly Piece[])] as const)
        return { ...piece, ...Object.fromEntries(inside) }
      })
      .filter(isWhole)
  const said = lists.map(([name]) => [name, cleaned(draft.facts[name] as readonly Piece[])] as const)
  if (said.some(([, pieces]) => pieces.length === 0)) return null
  return { ...writtenOf(draft), ...Object.fromEntries(said) }
}
