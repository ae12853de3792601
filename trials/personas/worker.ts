import type { Example } from './discriminant.ts'
import { habitsIn, type PersonaGame } from './playing.ts'

/** What a thread does: plays one game. */
export const play = (game: PersonaGame): readonly Example[] => habitsIn(game)
