import type { Rng } from './chance.ts'

/* ChaCha20 (RFC 8439) as a stream of dice: key = the match, nonce = the entry, counter = the block. */

const at = (words: Uint32Array, i: number): number => words[i] as number

/** The block with this counter of the stream (key of 8 words, nonce of 3), written into `out`. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  const start = [
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    at(key, 0),
    at(key, 1),
    at(key, 2),
    at(key, 3),
    at(key, 4),
    at(key, 5),
    at(key, 6),
    at(key, 7),
    counter,
    nonce[0],
    nonce[1],
    nonce[2],
  ] as const
  out.set(start)
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = at(out, i) + (start[i] as number)
}

function quarter(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = at(x, ia) | 0
  let b = at(x, ib) | 0
  let c = at(x, ic) | 0
  let d = at(x, id) | 0
  a = (a + b) | 0
  d ^= a
  d = (d << 16) | (d >>> 16)
  c = (c + d) | 0
  b ^= c
  b = (b << 12) | (b >>> 20)
  a = (a + b) | 0
  d ^= a
  d = (d << 8) | (d >>> 24)
  c = (c + d) | 0
  b ^= c
  b = (b << 7) | (b >>> 25)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
}

/** Dice that nobody without the key can foretell. Nothing is computed before the first roll. */
export class ChaChaDice implements Rng {
  readonly #key: Uint32Array
  readonly #nonce: readonly [number, number, number]
  readonly #block = new Uint32Array(16)
  #counter = 0
  #used = 16

  constructor(key: Uint32Array, stream: number) {
    this.#key = key
    this.#nonce = [0, Math.floor(stream / 2 ** 32), stream >>> 0]
  }

  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`cannot roll below ${n}`)
    const fair = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = this.#word()
      if (word < fair) return word % n
    }
  }

  #word(): number {
    if (this.#used === 16) {
      chachaBlock(this.#key, this.#counter++, this.#nonce, this.#block)
      this.#used = 0
    }
    return at(this.#block, this.#used++)
  }
}
