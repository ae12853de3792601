import { isGuest } from '#games/workshop/guest-id'
import { adventurers } from '../../cards/adventurers.ts'
import { dragonOf } from '../../cards/dragons.ts'
import { objectIds } from '../../magic/cards.ts'
import type { BoxedCard, CardId } from '../../words/powers.ts'
import { rulingsFor } from '../../workshop/rulings.ts'

const dragon = ['R3.2', 'R3.5', 'R3.8', 'R8.2'] as const

const own: { readonly [C in BoxedCard]?: readonly string[] } = {
  knight: ['R3.1', 'R2.1', 'R2.2', 'R2.5'],
  dame: ['R3.1', 'R2.1', 'R2.2', 'R2.5'],
  thief: ['R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.6', 'R6.8'],
  wizard: ['R4.1', 'R4.2', 'R4.3', 'R4.4', 'R6.6'],
  ringOfConfusion: ['R10.11'],
  swapPowder: ['R10.9', 'R10.6'],
  stoneOfMuddle: ['R10.13'],
  invisibleHand: ['R10.14', 'R12.13'],
  hornOfRecall: ['R10.7', 'R10.8'],
  sevenLeagueBoots: ['R10.6', 'R10.10'],
  keenBlade: ['R10.10', 'R10.3'],
  dragonDraught: ['R10.9'],
  secondSand: ['R10.12', 'R10.17'],
  scryingBowl: ['R10.16'],
  shadowCloak: ['R10.13'],
  silverTongue: ['R10.15', 'R10.17'],
  wardstone: ['R10.4'],
  dawnLantern: ['R10.3'],
}
/** R10.1 and R10.5 apply to every object: when it is played, and that it must have an effect. */
const everyObject = ['R10.1', 'R10.5'] as const

/** The numbers of the rules about a card, most specific first. */
export function rulingsOf(id: CardId): readonly string[] {
  if (isGuest(id)) return rulingsFor(dragonOf(id))
  if (adventurers.some(it => it === id)) return own[id] ?? []
  return objectIds.some(it => it === id) ? [...(own[id] ?? []), ...everyObject] : dragon
}
