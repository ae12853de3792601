import { cardsUnnamed } from '#testkit/card-names'
import { box } from '../box.ts'
import { boxedIds } from './characters.ts'

/** Fairy gold has the name of a character. */
cardsUnnamed(
  box.rules,
  boxedIds.filter(id => id !== 'fairy'),
  ['words/names.ts'],
)
