import type { Counts, Shares } from '#kernel/question'
import { type Token, tokens } from '../../cards/tokens.ts'

/** The loot, token by token, grouped by kind. */
export const piecesOf = (loot: Counts<Token>): readonly Token[] =>
  tokens.flatMap(token => Array<Token>(loot[token] ?? 0).fill(token))

/** A draft: for each piece of loot its recipient (a seat, or a heap by number), or nobody yet. */
export type Owners = readonly (number | null)[]

export const nobodysOf = (pieces: readonly Token[]): Owners => pieces.map(() => null)

/** A draft equivalent to these shares. */
export function ownersOf(pieces: readonly Token[], shares: Shares<Token>): Owners {
  const left = Object.entries(shares).map(([to, share]) => ({ to: Number(to), share: { ...share } }))
  return pieces.map(token => {
    const next = left.find(({ share }) => (share[token] ?? 0) > 0)
    if (next === undefined) return null
    next.share[token] = (next.share[token] ?? 0) - 1
    return next.to
  })
}

/** Each recipient's share in a draft, in the form of an answer. */
export function sharesOf(pieces: readonly Token[], owners: Owners): Shares<Token> {
  const shares: Record<number, Partial<Record<Token, number>>> = {}
  for (const [i, token] of pieces.entries()) {
    const to = owners[i] ?? null
    if (to === null) continue
    const share = shares[to] ?? {}
    shares[to] = { ...share, [token]: (share[token] ?? 0) + 1 }
  }
  return shares
}

/** One recipient's share. */
export const shareOf = (pieces: readonly Token[], owners: Owners, to: number): Counts<Token> =>
  sharesOf(pieces, owners)[to] ?? {}

export const isWhole = (owners: Owners): boolean => !owners.includes(null)
export const isEmpty = (owners: Owners): boolean => owners.every(owner => owner === null)

/** A tap on a piece gives it to the current recipient, or takes it back. */
export const given = (owners: Owners, piece: number, to: number): Owners =>
  owners.map((owner, i) => (i === piece ? (owner === to ? null : to) : owner))

/** Swaps the shares of two recipients. */
export const swapped = (owners: Owners, one: number, other: number): Owners =>
  owners.map(owner => (owner === one ? other : owner === other ? one : owner))

/** Whether two divisions are equivalent. */
export const isSame = (some: Shares<Token>, others: Shares<Token>): boolean =>
  [...new Set([...Object.keys(some), ...Object.keys(others)])].every(to =>
    tokens.every(token => (some[Number(to)]?.[token] ?? 0) === (others[Number(to)]?.[token] ?? 0)),
  )
