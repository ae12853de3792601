import { scribe } from '#games/almanac'
import type { Judging } from '#games/workshop/judging'
import { judged, uses } from '../measures/judged.ts'
import { plantedCards } from './planted.ts'

export const judging: Judging = {
  scribe: scribe(judged),
  price: 'paid',
  uses,
  deals: 1000,
  planted: plantedCards,
  yardstick: async () => (await import('./yardstick.json', { with: { type: 'json' } })).default,
}
