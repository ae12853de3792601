import { cardsUnnamed } from '#testkit/card-names'
import { box } from '../box.ts'
import { cardIds } from './index.ts'

cardsUnnamed(box.rules, cardIds, ['words/thirds.ts'])
