import type { Dragon } from '../cards/dragons.ts'
import type { GuestDragon } from '../cards/guests.ts'

const planted = (name: string, dragon: Dragon): GuestDragon => ({
  kind: 'dragon',
  names: { en: name },
  picture: 'dragon-head',
  light: 'candle',
  copies: 1,
  ...dragon,
})

/** Dragons whose verdict is beyond doubt, to see whether the judge finds it. */
export const plantedCards = {
  strong: [
    planted('A heap of gold', { strength: 3, visible: 10, hidden: 4 }),
    planted('A sleeping miser', { strength: 4, visible: 2, hidden: 10 }),
  ],
  weak: [
    planted('A bare rock', { strength: 14, visible: 1, hidden: 0 }),
    planted('A hungry one', { strength: 10, visible: 2, hidden: 0 }),
  ],
}
