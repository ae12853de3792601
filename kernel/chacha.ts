import type { Rng } from './chance.ts'

/* ChaCha (RFC 8439) as a stream of dice: key = the match, nonce = the entry, counter = the block. */

/** Twelve rounds: far beyond any known attack, and faster than the twenty used for network traffic. */
const ROUNDS = 12

const at = (words: Uint32Array, i: number): number => words[i] as number

/** The working state of sixteen words. Reused between calls, so no block allocates anything. */
const x = new Int32Array(16)
const word = (i: number): number => x[i] as number

function quarter(a: number, b: number, c: number, d: number): void {
  let p = word(a)
  let q = word(b)
  let r = word(c)
  let s = word(d)
  p = (p + q) | 0
  s ^= p
  s = (s << 16) | (s >>> 16)
  r = (r + s) | 0
  q ^= r
  q = (q << 12) | (q >>> 20)
  p = (p + q) | 0
  s ^= p
  s = (s << 8) | (s >>> 24)
  r = (r + s) | 0
  q ^= r
  q = (q << 7) | (q >>> 25)
  x[a] = p
  x[b] = q
  x[c] = r
  x[d] = s
}

/** The block with this counter of the stream (key of 8 words, nonce of 3), written into `out`. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
  rounds = ROUNDS,
): void {
  out[0] = 0x61707865
  out[1] = 0x3320646e
  out[2] = 0x79622d32
  out[3] = 0x6b206574
  for (let i = 0; i < 8; i++) out[4 + i] = at(key, i)
  out[12] = counter
  out[13] = nonce[0]
  out[14] = nonce[1]
  out[15] = nonce[2]
  for (let i = 0; i < 16; i++) x[i] = at(out, i)
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = at(out, i) + word(i)
}

/** Dice that nobody without the key can predict. Nothing is computed before the first roll. */
export class ChaChaDice implements Rng {
  readonly #key: Uint32Array
  readonly #stream: number
  #block: Uint32Array | null = null
  #counter = 0
  #used = 16

  constructor(key: Uint32Array, stream: number) {
    this.#key = key
    this.#stream = stream
  }

  /** Lemire's method: the high part of a product. The few words that would cause a bias are rejected. */
  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 20)) throw new RangeError(`cannot roll below ${n}`)
    for (;;) {
      const product = this.#word() * n
      const high = Math.floor(product / 2 ** 32)
      const low = product - high * 2 ** 32
      if (low >= n || low >= 2 ** 32 % n) return high
    }
  }

  #word(): number {
    if (this.#block === null || this.#used === 16) {
      this.#block ??= new Uint32Array(16)
      const nonce = [0, Math.floor(this.#stream / 2 ** 32), this.#stream >>> 0] as const
      chachaBlock(this.#key, this.#counter++, nonce, this.#block)
      this.#used = 0
    }
    return at(this.#block, this.#used++)
  }
}
