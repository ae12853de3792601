import { strengths } from '../cards/adventurers.ts'
import type { Dragon } from '../cards/dragons.ts'

/** What one adventurer can do alone, and what all four of a seat can do together. */
const [ONE, FOUR] = [Math.max(...Object.values(strengths)), Object.values(strengths).reduce((sum, n) => sum + n, 0)]

/** The rulings about a guest, as its numbers need them. */
export const rulingsFor = ({ strength, visible, hidden }: Dragon): readonly string[] => [
  'R13.1',
  'R3.2',
  ...(strength <= ONE ? ['R3.6'] : []),
  ...(strength > FOUR ? ['R2.3', 'R2.6'] : []),
  ...(visible > 0 ? ['R8.2'] : []),
  ...(hidden > 0 ? ['R3.5', 'R8.3', 'R10.16'] : []),
  'R3.8',
]
