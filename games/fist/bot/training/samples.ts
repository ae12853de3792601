import type { Board } from '../value/board.ts'
import { COINS, coinsOf, GLOBALS, globalsOf, STEADY, steadyOf } from '../value/features.ts'

/** A seat's features in one row, as the weights have them: what stays, then coins. */
export const OWN = STEADY + COINS

/** One table as the net reads it, and how the win was shared in the end. */
export interface Sample {
  readonly own: Float32Array
  readonly globals: Float32Array
  readonly target: Float32Array
}

export function sampleOf(board: Board): Omit<Sample, 'target'> {
  const { seats } = board
  const [steady, coins, globals] = [
    new Float64Array(seats * STEADY),
    new Float64Array(seats * COINS),
    new Float64Array(GLOBALS),
  ]
  steadyOf(board, steady)
  coinsOf(board, coins)
  globalsOf(board, globals)
  const own = new Float32Array(seats * OWN)
  for (let s = 0; s < seats; s++) {
    own.set(steady.subarray(s * STEADY, (s + 1) * STEADY), s * OWN)
    own.set(coins.subarray(s * COINS, (s + 1) * COINS), s * OWN + STEADY)
  }
  return { own, globals: Float32Array.from(globals) }
}

/** Samples in one row of numbers, for files and threads: each begins with its number of seats. */
export function inRow(samples: readonly Sample[]): Float32Array {
  const lengthOf = ({ own, globals, target }: Sample): number => 1 + own.length + globals.length + target.length
  const row = new Float32Array(samples.reduce((sum, sample) => sum + lengthOf(sample), 0))
  let at = 0
  for (const sample of samples) {
    row[at++] = sample.target.length
    for (const part of [sample.own, sample.globals, sample.target]) {
      row.set(part, at)
      at += part.length
    }
  }
  return row
}

export function fromRow(row: Float32Array): readonly Sample[] {
  const samples: Sample[] = []
  let at = 0
  const next = (length: number): Float32Array => {
    at += length
    return row.subarray(at - length, at)
  }
  while (at < row.length) {
    const seats = row[at++] as number
    samples.push({ own: next(seats * OWN), globals: next(GLOBALS), target: next(seats) })
  }
  return samples
}
