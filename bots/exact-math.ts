/**
 * exp and log made from + − × ÷ alone. Those are exact to the last bit in every engine; Math.exp and Math.log are not,
 * and a bot must play the same game in Node and in every browser.
 */

const LN2_HIGH = 0.6931471803691238 // with trailing zeros, so that k · LN2_HIGH is exact
const LN2_LOW = 1.9082149292705877e-10
const LN2 = LN2_HIGH + LN2_LOW

/** e to the x, right to about 15 digits. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x
  if (x > 709.7) return Number.POSITIVE_INFINITY
  if (x < -708) return 0
  const k = Math.round(x / LN2)
  const r = x - k * LN2_HIGH - k * LN2_LOW // at most ln 2 / 2, where the series is short
  let sum = 1
  for (let n = 13; n > 0; n--) sum = 1 + (sum * r) / n
  return sum * powerOfTwo(k)
}

/** The natural logarithm, right to about 15 digits. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  let [m, k] = [x, 0]
  while (m > Math.SQRT2) [m, k] = [m / 2, k + 1]
  while (m < Math.SQRT1_2) [m, k] = [m * 2, k - 1]
  const s = (m - 1) / (m + 1)
  const square = s * s
  let sum = 0
  for (let n = 23; n > 0; n -= 2) sum = sum * square + 1 / n
  return k * LN2_HIGH + (2 * s * sum + k * LN2_LOW)
}

/** Exact: every factor is a power of two. */
function powerOfTwo(k: number): number {
  let [result, base, left] = [1, k < 0 ? 0.5 : 2, Math.abs(k)]
  while (left > 0) {
    if (left % 2 === 1) result *= base
    base *= base
    left = Math.floor(left / 2)
  }
  return result
}
