import type { Counts } from '#kernel/question'
import { gems, type Hoard, hoardOf, type Token, tokens } from '../../cards/tokens.ts'

/** A number of each token, by its place in `tokens`: what a search can change quickly. */
export type Heap = Int8Array

export const KINDS = tokens.length
export const [SILVER, GOLD, RED, BLACK] = [0, 1, 2, KINDS - 1] as const
/** Where the first gem stands in `tokens`; the others follow it. */
export const GEM = 3
export const GEMS = gems.length

export const emptyHeap = (): Heap => new Int8Array(KINDS)
export const heapOf = (hoard: Hoard): Heap => Int8Array.from(tokens, token => hoard[token])
export const hoardFrom = (heap: Heap): Hoard =>
  hoardOf(Object.fromEntries(tokens.map((token, i) => [token, heap[i] ?? 0])))
export const indexOf = (token: Token): number => tokens.indexOf(token)
export const tokenAt = (kind: number): Token => tokens[kind] as Token
export const countIn = (heap: Heap, kind: number): number => heap[kind] as number
export const sizeOf = (heap: Heap): number => heap.reduce((sum, n) => sum + n, 0)
export const heapFrom = (counts: Counts<Token>): Heap => Int8Array.from(tokens, token => counts[token] ?? 0)
