import { type LadderLine, playLadderGame } from './playing.ts'
import type { LadderGame } from './tables.ts'

/** What a thread of the ladder does: plays some games of one block. */
export const playBlock = (games: readonly LadderGame[]): readonly LadderLine[] => games.map(playLadderGame)
