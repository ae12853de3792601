import { exp } from '#bots/exact-math'
import type { World } from '../model/world.ts'
import { FEATURES, readFeatures } from './features.ts'

/** A net with one layer between the features and the chance to win. */
export interface Net {
  readonly units: number
  /** For each unit its weights and its bias. */
  readonly layer: readonly number[]
  /** For each unit its weight, then those of the features themselves, then the bias. */
  readonly last: readonly number[]
}

export const layerSize = (units: number): number => units * (FEATURES + 1)
export const lastSize = (units: number): number => units + FEATURES + 1

const features = Array<number>(FEATURES).fill(0)

/** The chance of this seat to win the game, at the beginning of anybody's turn. */
export function chanceOf(net: Net, w: World, seat: number): number {
  readFeatures(w, seat, features)
  return 1 / (1 + exp(-scoreOf(net, features)))
}

export function scoreOf({ units, layer, last }: Net, x: readonly number[]): number {
  let score = last[units + FEATURES] as number
  for (let i = 0; i < FEATURES; i++) score += (last[units + i] as number) * (x[i] as number)
  let place = 0
  for (let unit = 0; unit < units; unit++) {
    let sum = layer[place + FEATURES] as number
    for (let i = 0; i < FEATURES; i++) sum += (layer[place + i] as number) * (x[i] as number)
    place += FEATURES + 1
    if (sum > 0) score += (last[unit] as number) * sum
  }
  return score
}
