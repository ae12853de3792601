import type { Flight } from '#ui/flights'
import { coins, colours } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'

/** What travels when this is told: the card to its winner, stones and coins to whom they go. */
export function flights(event: FistEvent): readonly Flight[] {
  switch (event.type) {
    case 'characterWon':
      return [{ piece: { card: event.character }, n: 1, from: 'lot', to: event.seat }]
    case 'stonesMoved':
      return colours.flatMap(colour => {
        const n = event.stones[colour]
        return n === 0 ? [] : [{ piece: { thing: colour }, n, from: event.from, to: event.to }]
      })
    case 'coinsMoved':
      return coins.flatMap(coin => {
        const n = event.coins[coin]
        return n === 0 ? [] : [{ piece: { thing: coin }, n, from: event.from, to: event.to }]
      })
    case 'spentFairyMoved':
      return [{ piece: { thing: 'fairy' }, n: event.amount, from: event.from, to: event.to }]
    case 'tokensTaken':
      return [
        { piece: { thing: 'black' }, n: event.black, from: 'lot', to: event.seat },
        { piece: { thing: 'amulet' }, n: event.amulets, from: 'lot', to: event.seat },
      ]
    default:
      return []
  }
}
