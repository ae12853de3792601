import type { Spot } from '../types.ts'
import { halfMade } from './half-made.ts'
import { useGold } from './use-gold.ts'

/** A half-made answer that the row of dragons and the prompt show and change together. */
export interface Aim {
  /** The chosen move of a menu, such as an object to play. */
  readonly move: string | null
  /** The targeted dragon. */
  readonly spot: Spot | null
  /** The adventurer to send, or the whole answer to the move. */
  readonly what: string | null
}

const useAimOf = halfMade<Aim>({ move: null, spot: null, what: null })

/** It lives as long as the question. */
export const useAim = (): readonly [aim: Aim, take: (change: Partial<Aim>) => void] => useAimOf(useGold().asking ?? '')
