import type { Spot } from '../types.ts'
import { halfMade } from './half-made.ts'
import { useGold } from './use-gold.ts'

/** A half-made answer, which the row of dragons and the prompt show and change together. */
export interface Aim {
  /** The move of a menu, such as an object to be played. */
  readonly move: string | null
  /** The dragon that is pointed at. */
  readonly spot: Spot | null
  /** The adventurer that is sent, or the whole answer to the move. */
  readonly what: string | null
}

const useAimOf = halfMade<Aim>({ move: null, spot: null, what: null })

/** It lives as long as the asking does. */
export const useAim = (): readonly [aim: Aim, take: (change: Partial<Aim>) => void] => useAimOf(useGold().asking ?? '')
