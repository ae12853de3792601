import { scribe } from '#games/almanac'
import type { Judging } from '#games/workshop/judging'
import { judged } from '../measures/judged.ts'
import { plantedCards } from './planted.ts'

export const judging: Judging = {
  scribe: scribe(judged),
  price: 'brought',
  uses: [],
  deals: 200,
  planted: plantedCards,
  yardstick: async () => (await import('./yardstick.json', { with: { type: 'json' } })).default,
}
