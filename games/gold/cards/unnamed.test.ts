import { cardsUnnamed } from '#testkit/card-names'
import { box } from '../box.ts'
import { objectIds } from '../magic/cards.ts'
import { boxedIds } from './dragons.ts'

cardsUnnamed(box.rules, [...objectIds, ...boxedIds])
