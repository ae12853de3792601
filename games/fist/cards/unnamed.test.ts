import { cardsUnnamed } from '#testkit/card-names'
import { box } from '../box.ts'
import { characterIds } from './characters.ts'

/** Fairy gold has the name of a character. */
cardsUnnamed(
  box.rules,
  characterIds.filter(id => id !== 'fairy'),
  ['words/names.ts'],
)
