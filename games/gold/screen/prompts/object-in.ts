import { type ObjectId, objectIds } from '../../magic/cards.ts'

/** The object that a move plays. */
export const objectIn = (move: string): ObjectId | null =>
  move === 'slip' ? 'invisibleHand' : (objectIds.find(id => id === move) ?? null)
