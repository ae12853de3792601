import { ChaChaDice } from './chacha.ts'
import type { Dice } from './chance.ts'
import { bytesOf, hexOf, sha256, sha256Hex } from './sha256.ts'

declare const seed: unique symbol
/** 256 bits in hex. Kept by the house until the match is over. Never part of the state. */
export type Seed = string & { readonly [seed]: true }

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text)

/** A seed made from a phrase, for tests, simulations and repeatable tables. A house draws its seeds at random. */
export const seedFrom = (phrase: string): Seed => sha256Hex(phrase) as Seed
export const seedOf = (bytes: Uint8Array): Seed => {
  if (bytes.length !== 32) throw new RangeError(`a seed has 32 bytes, not ${bytes.length}`)
  return hexOf(bytes) as Seed
}

/** Published before the first event: commits the house to its seed without revealing it. */
export const commitmentTo = (seed: Seed): string => sha256Hex(bytesOf(seed))

/** The dice of a match. Every player's own word is mixed in, so the house alone cannot choose them. */
export function diceOf(seed: Seed, words: readonly string[] = []): Dice {
  const text = new TextEncoder().encode(JSON.stringify([seed, ...words]))
  const bytes = new DataView(sha256(text).buffer)
  const key = Uint32Array.from({ length: 8 }, (_, i) => bytes.getUint32(i * 4, true))
  return seq => new ChaChaDice(key, seq)
}
