import type { GuestCharacter } from '../cards/guests.ts'
import { gain, giveFairyBid, type Step, score } from '../cards/steps.ts'

const planted = (name: string, ...steps: readonly Step[]): GuestCharacter => ({
  kind: 'character',
  names: { en: name },
  picture: 'cowled',
  light: 'candle',
  copies: 1,
  steps,
})

/** Cards whose verdict is beyond doubt, to see whether the judge finds it. */
export const plantedCards = {
  strong: [planted('Two points', score(2)), planted('A chest', gain({ fairy: 2, common: 4, silver: 6 }))],
  weak: [planted('A beggar', { do: 'may', steps: [giveFairyBid] }), planted('A farthing', gain({ silver: 1 }))],
}
