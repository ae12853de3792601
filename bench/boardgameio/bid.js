import { createRequire } from 'node:module'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

/**
 * The only move of the auction: everybody seals a bid, the highest pays and takes the lot, and in a tie nobody does.
 */
export function bid({ G, playerID }, gold) {
  const seat = Number(playerID)
  if (G.bids[seat] !== null || !Number.isInteger(gold) || gold < 0 || gold > G.purses[seat]) return INVALID_MOVE
  G.bids[seat] = gold
  if (G.bids.some(b => b === null)) return undefined
  const price = Math.max(...G.bids)
  const winner = G.bids.indexOf(price)
  if (G.bids.lastIndexOf(price) === winner) {
    G.purses[winner] -= price
    G.points[winner] += G.deck.at(-1)
  }
  G.deck.pop()
  G.bids = [null, null, null, null]
  return undefined
}
