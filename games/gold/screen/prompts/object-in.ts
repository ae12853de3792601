import { type ObjectId, objectIds } from '../../magic/cards.ts'

/** The object played by a move. */
export const objectIn = (move: string): ObjectId | null =>
  move === 'slip' ? 'invisibleHand' : (objectIds.find(id => id === move) ?? null)
