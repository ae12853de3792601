/* SHA-256 (FIPS 180-4), here because the browser's own is asynchronous and rules are not. */

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0
const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p !== 0)) primes.push(n)
const ROUND = Uint32Array.from(primes, p => fraction(Math.cbrt(p)))
const START = Uint32Array.from(primes.slice(0, 8), p => fraction(Math.sqrt(p)))

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  words.setUint32(padded.length - 4, message.length << 3)

  const hash = START.slice()
  for (let block = 0; block < blocks; block++) absorb(hash, words, block * 64)

  const out = new Uint8Array(32)
  const view = new DataView(out.buffer)
  hash.forEach((word, i) => {
    view.setUint32(i * 4, word)
  })
  return out
}

const schedule = new Uint32Array(64)
const at = (words: Uint32Array, i: number): number => words[i] as number

function absorb(hash: Uint32Array, words: DataView, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) w[i] = words.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = at(w, i - 15)
    const b = at(w, i - 2)
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word
}

export const sha256Hex = (message: string | Uint8Array): string =>
  hexOf(sha256(typeof message === 'string' ? new TextEncoder().encode(message) : message))

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('')
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
