import { at } from '../model/cards.ts'
import { layerSize, type Net } from './net.ts'

/* Weights as text: 16 bits each, in steps of 1/STEPS, as base64. */

const STEPS = 4096

export function packed({ layer, last }: Net): string {
  const numbers = [...layer, ...last].map(weight => Math.max(-32768, Math.min(32767, Math.round(weight * STEPS))))
  return btoa(numbers.map(n => String.fromCharCode(n & 255, (n >> 8) & 255)).join(''))
}

export function unpacked(text: string, units: number): Net {
  const bytes = Array.from(atob(text), letter => letter.charCodeAt(0))
  const weights = Array.from({ length: bytes.length / 2 }, (_, i) => {
    const n = at(bytes, 2 * i) + 256 * at(bytes, 2 * i + 1)
    return (n < 32768 ? n : n - 65536) / STEPS
  })
  return { units, layer: weights.slice(0, layerSize(units)), last: weights.slice(layerSize(units)) }
}
