import type { Counts } from '#kernel/question'
import type { Token } from '../../cards/tokens.ts'

/** R5.15: what a player shows the others about a piece: that they want it, or that they do not. */
export type Sign = 'want' | 'waive' | null

const countOf = (pieces: readonly Token[], signs: readonly Sign[], token: Token, sign: Sign): number =>
  pieces.filter((piece, i) => piece === token && signs[i] === sign).length

/** The pieces that signs refer to: wanted are the first of a kind, unwanted the last. */
function laidOut(pieces: readonly Token[], wants: Counts<Token>, waives: Counts<Token>): readonly Sign[] {
  return pieces.map((token, i) => {
    const [before, after] = [
      pieces.slice(0, i).filter(it => it === token).length,
      pieces.slice(i + 1).filter(it => it === token).length,
    ]
    if (before < (wants[token] ?? 0)) return 'want'
    return after < (waives[token] ?? 0) ? 'waive' : null
  })
}

/** The player's own signs, piece by piece: as tapped, as long as they match the table. */
export function signsOf(
  pieces: readonly Token[],
  wants: Counts<Token>,
  waives: Counts<Token>,
  tapped: readonly Sign[],
): readonly Sign[] {
  const isTold =
    tapped.length === pieces.length &&
    pieces.every(
      token =>
        countOf(pieces, tapped, token, 'want') === (wants[token] ?? 0) &&
        countOf(pieces, tapped, token, 'waive') === (waives[token] ?? 0),
    )
  return isTold ? tapped : laidOut(pieces, wants, waives)
}

const next: Readonly<Record<'want' | 'waive' | 'null', Sign>> = { null: 'want', want: 'waive', waive: null }

/** A tap cycles: wanted, unwanted, no sign. */
export const tapped = (signs: readonly Sign[], piece: number): readonly Sign[] =>
  signs.map((sign, i) => (i === piece ? next[`${sign}`] : sign))

/** How many of each kind have this sign, in the form of an answer. */
export function signed(pieces: readonly Token[], signs: readonly Sign[], sign: 'want' | 'waive'): Counts<Token> {
  const counts: Partial<Record<Token, number>> = {}
  for (const [i, token] of pieces.entries()) if (signs[i] === sign) counts[token] = (counts[token] ?? 0) + 1
  return counts
}

/** What to send when signs change: only the kind of sign that changed, with its complete new content. */
export const changedSigns = (pieces: readonly Token[], before: readonly Sign[], after: readonly Sign[]) =>
  (['want', 'waive'] as const)
    .filter(sign => pieces.some((_, i) => (before[i] === sign) !== (after[i] === sign)))
    .map(sign => {
      const counts = signed(pieces, after, sign)
      return sign === 'want' ? { claim: counts } : { waive: counts }
    })

/**
 * Who wants each piece. Claims are for a number of a kind; they are spread so that they do not collide as long as there
 * is enough for all.
 */
export function wantedBy(
  pieces: readonly Token[],
  wants: readonly { readonly seat: number; readonly tokens: Counts<Token> }[],
  own: { readonly seat: number; readonly signs: readonly Sign[] } | null,
): readonly (readonly number[])[] {
  const all: number[][] = pieces.map((_, i) => (own !== null && own.signs[i] === 'want' ? [own.seat] : []))
  for (const { seat, tokens } of wants) {
    if (seat === own?.seat) continue
    for (const token of new Set(pieces))
      for (let n = tokens[token] ?? 0; n > 0; n--) {
        const [least] = all
          .filter((seats, i) => pieces[i] === token && !seats.includes(seat))
          .sort((a, b) => a.length - b.length)
        least?.push(seat)
      }
  }
  return all
}
