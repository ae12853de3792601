import { Net, type Shape } from './net.ts'

/** Weights in a source file: 16-bit fixed point in base64, so that every engine reads exactly the same numbers. */
const ONE = 4096
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function packed(weights: Float64Array): string {
  const bytes: number[] = []
  for (const w of weights) {
    const n = Math.max(-32768, Math.min(32767, Math.round(w * ONE))) & 0xffff
    bytes.push(n & 0xff, n >> 8)
  }
  while (bytes.length % 3 !== 0) bytes.push(0)
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const n = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += LETTERS[(n >> shift) & 63]
  }
  return text
}

export function unpacked(text: string, length: number): Float64Array {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 4) {
    let n = 0
    for (let k = 0; k < 4; k++) n = (n << 6) | LETTERS.indexOf(text[i + k] ?? 'A')
    bytes.push(n >> 16, (n >> 8) & 0xff, n & 0xff)
  }
  return Float64Array.from({ length }, (_, i) => {
    const n = (bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8)
    return (n > 32767 ? n - 65536 : n) / ONE
  })
}

export const netOf = (shape: Shape, text: string, length: number): Net => new Net(shape, unpacked(text, length))
