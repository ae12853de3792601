import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChaChaDice, chachaBlock } from './chacha.ts'
import { pickOne, type Rng, shuffle } from './chance.ts'
import { commitmentTo, diceOf, isSeed, type Seed, seedFrom, seedOf } from './seed.ts'
import { bytesOf, hexOf, sha256, sha256Hex } from './sha256.ts'

const phrases = fc.string()
const rolls = (rng: Rng, count = 40, n = 1000): readonly number[] => Array.from({ length: count }, () => rng.below(n))
const wordsOf = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true))
}
const bytesIn = (words: Uint32Array): string => {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, i) => {
    view.setUint32(i * 4, word, true)
  })
  return hexOf(new Uint8Array(view.buffer))
}

describe('SHA-256', () => {
  test('is that of the runtime, for messages of 0 to 300 bytes', () => {
    const messages = fc.nat(300).chain(length => fc.uint8Array({ minLength: length, maxLength: length }))
    fc.assert(
      fc.property(messages, message => {
        expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
      { numRuns: 500 },
    )
  })

  test('is that of the runtime around every edge of a block', () => {
    for (let length = 0; length <= 300; length++) {
      const message = Uint8Array.from({ length }, (_, i) => i * 7)
      expect(sha256Hex(message)).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  test('of a text is that of its UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })

  test('hex and bytes are the same thing', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'))
        expect(bytesOf(hexOf(bytes))).toEqual(bytes)
      }),
    )
  })
})

describe('ChaCha', () => {
  const block = (key: Uint8Array, counter: number, nonce: Uint8Array, rounds?: number): string => {
    const [a = 0, b = 0, c = 0] = wordsOf(nonce)
    const out = new Uint32Array(16)
    chachaBlock(wordsOf(key), counter, [a, b, c], out, rounds)
    return bytesIn(out)
  }

  test('with twenty rounds gives the block of RFC 8439, section 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i)
    expect(block(key, 1, bytesOf('000000090000004a00000000'), 20)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  test('with twenty rounds is that of the runtime', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
    fc.assert(
      fc.property(bytes(32), fc.nat(0xffffffff), bytes(12), (key, counter, nonce) => {
        const iv = Buffer.alloc(16)
        iv.writeUInt32LE(counter)
        iv.set(nonce, 4)
        const theirs = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64)).toString('hex')
        expect(block(key, counter, nonce, 20)).toBe(theirs)
      }),
    )
  })

  test('has twelve rounds unless told otherwise: the published block of ChaCha12 for the empty key', () => {
    expect(block(new Uint8Array(32), 0, new Uint8Array(12))).toBe(
      '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
        '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
    )
  })
})

describe('dice', () => {
  test('are the same for the same seed, words and entry', () => {
    fc.assert(
      fc.property(phrases, fc.array(fc.string()), fc.maxSafeNat(), (phrase, words, seq) => {
        const seed = seedFrom(phrase)
        expect(rolls(diceOf(seed, words)(seq))).toEqual(rolls(diceOf(seed, words)(seq)))
      }),
    )
  })

  test('are others for another seed, another entry or other words', () => {
    fc.assert(
      fc.property(phrases, fc.maxSafeNat(), fc.array(fc.string(), { minLength: 1 }), (phrase, seq, words) => {
        const [seed, other] = [seedFrom(phrase), seedFrom(`${phrase}!`)]
        const plain = rolls(diceOf(seed)(seq))
        for (const dice of [
          diceOf(other)(seq),
          diceOf(seed)(seq + 1),
          diceOf(seed)(seq + 2 ** 32),
          diceOf(seed, words)(seq),
        ])
          expect(rolls(dice)).not.toEqual(plain)
      }),
    )
  })

  test('know where one word ends, who said it, and that an empty one was said', () => {
    const seed = seedFrom('words')
    const spoken = [[], [''], ['', ''], ['ab'], ['a', 'b'], ['b', 'a'], ['a,b'], ['a","b']]
    const heard = spoken.map(words => rolls(diceOf(seed, words)(0)).join())
    expect(new Set(heard).size).toBe(spoken.length)
  })

  test('of one entry do not depend on those of another', () => {
    const dice = diceOf(seedFrom('apart'))
    const [one, two] = [dice(1), dice(2)]
    const mixed = Array.from({ length: 40 }, () => [one.below(1000), two.below(1000)] as const)
    expect(mixed.map(([a]) => a)).toEqual(rolls(dice(1)))
    expect(mixed.map(([, b]) => b)).toEqual(rolls(dice(2)))
  })

  test('have fallen like this since the first match, so that old files can be verified', () => {
    expect(rolls(diceOf(seedFrom('wyrmtavern'))(0), 12, 6)).toEqual([1, 0, 5, 5, 0, 1, 3, 2, 4, 0, 3, 5])
    expect(rolls(diceOf(seedFrom('wyrmtavern'), ['ana', 'ben'])(7), 12, 52)).toEqual([
      45, 3, 48, 36, 41, 13, 39, 40, 51, 1, 12, 50,
    ])
  })

  test('fall in range', () => {
    fc.assert(
      fc.property(phrases, fc.integer({ min: 1, max: 2 ** 20 }), (phrase, n) => {
        for (const roll of rolls(diceOf(seedFrom(phrase))(0), 40, n)) {
          expect(roll).toSatisfy(Number.isInteger)
          expect(roll).toBeGreaterThanOrEqual(0)
          expect(roll).toBeLessThan(n)
        }
      }),
    )
  })

  test.each([0, -1, 0.5, NaN, Infinity, 2 ** 20 + 1])('cannot be rolled below %s', n => {
    expect(() => diceOf(seedFrom('x'))(0).below(n)).toThrow(RangeError)
  })

  /** The chance of a fairer die giving a larger sum is one in a thousand at `limit`. */
  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [10, 27.88],
    [33, 62.49],
  ])('below %i favour no side', (n, limit) => {
    const rng = diceOf(seedFrom('fair'))(n)
    const count = new Array<number>(n).fill(0)
    const expected = 10_000
    for (let i = 0; i < n * expected; i++) {
      const side = rng.below(n)
      count[side] = (count[side] ?? 0) + 1
    }
    expect(count.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0)).toBeLessThan(limit)
  })

  test('throw away the words that would favour a side, and take every other in its order', () => {
    const key = wordsOf(sha256(new Uint8Array(0)))
    const [n, stream, blocks] = [3 * 2 ** 18, 5 + 3 * 2 ** 32, 8000]
    const expected: number[] = []
    const out = new Uint32Array(16)
    for (let counter = 0; counter < blocks; counter++) {
      chachaBlock(key, counter, [0, 3, 5], out)
      for (const word of out) {
        const product = BigInt(word) * BigInt(n)
        if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) expected.push(Number(product >> 32n))
      }
    }
    expect(expected.length).toBeLessThan(blocks * 16)
    expect(rolls(new ChaChaDice(key, stream), expected.length, n)).toEqual(expected)
  })
})

describe('shuffle and pick', () => {
  test('a shuffle is a permutation and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), phrases, (items, phrase) => {
        const before = [...items]
        const shuffled = shuffle(diceOf(seedFrom(phrase))(0), items)
        expect(items).toEqual(before)
        expect(shuffled).not.toBe(items)
        expect([...shuffled].sort()).toEqual(before.sort())
      }),
    )
  })

  test('every order of four is as likely as the others', () => {
    const rng = diceOf(seedFrom('orders'))(0)
    const count = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('')
      count.set(order, (count.get(order) ?? 0) + 1)
    }
    expect(count.size).toBe(24)
    expect([...count.values()].reduce((sum, c) => sum + (c - 1000) ** 2 / 1000, 0)).toBeLessThan(49.73)
  })

  test('a pick is one of the items, and any of them', () => {
    const rng = diceOf(seedFrom('pick'))(0)
    expect(new Set(Array.from({ length: 100 }, () => pickOne(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
    expect(() => pickOne(rng, [])).toThrow('nothing to pick from')
  })
})

describe('seeds', () => {
  test('a commitment is the SHA-256 of the bytes of the seed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), bytes => {
        expect(commitmentTo(seedOf(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  test('a seed is 32 bytes in small hex', () => {
    expect(isSeed(seedFrom('phrase'))).toBe(true)
    expect(seedFrom('phrase')).toBe(createHash('sha256').update('phrase').digest('hex') as Seed)
    for (const text of ['', 'ab', 'g'.repeat(64), 'AB'.repeat(32), 'ab'.repeat(33), `${'ab'.repeat(32)}\n`])
      expect(isSeed(text)).toBe(false)
    expect(() => seedOf(new Uint8Array(31))).toThrow('a seed has 32 bytes, not 31')
  })
})
