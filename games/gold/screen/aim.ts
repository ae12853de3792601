import type { Adventurer } from '../cards/adventurers.ts'
import type { Move } from '../magic/moves.ts'
import type { Spot } from '../types.ts'
import { halfMade } from './half-made.ts'
import { useGold } from './use-gold.ts'

/** A half-made answer that the row of dragons and the prompt show and change together. */
export interface Aim {
  /** The move of a menu, such as an object to be played. */
  readonly move: Move | null
  /** The dragon that is pointed at. */
  readonly spot: Spot | null
  /** The adventurer that is sent. */
  readonly sent: Adventurer | null
  /** The whole answer to the move. */
  readonly answer: string | null
}

const useAimOf = halfMade<Aim>({ move: null, spot: null, sent: null, answer: null })

/** It lives as long as the question. The first question of every match is alike, so the match belongs to it. */
export const useAim = (): readonly [aim: Aim, take: (change: Partial<Aim>) => void] => {
  const { match, asking } = useGold()
  return useAimOf(`${match} ${asking ?? ''}`)
}
