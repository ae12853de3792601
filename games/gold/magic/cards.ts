/** R10.1: when an object can be played. */
export type When = 'between turns' | 'own turn' | 'loot shown' | 'bargain' | 'deal struck' | 'robbed' | 'answer'

interface Card {
  readonly copies: number
  readonly when: When
  /** R10.17: without this it is left in the box. */
  readonly needs: 'bargain' | 'sand' | null
}
const card = (copies: number, when: When, needs: Card['needs'] = null): Card => ({ copies, when, needs })

/** The 17 objects; a reconstruction but for a few. What each does is in effects.ts, what it can be played on in targets.ts. */
export const objects = {
  ringOfConfusion: card(1, 'deal struck'),
  swapPowder: card(1, 'between turns'),
  stoneOfMuddle: card(2, 'robbed'),
  invisibleHand: card(1, 'between turns'),
  hornOfRecall: card(2, 'between turns'),
  sevenLeagueBoots: card(1, 'between turns'),
  keenBlade: card(2, 'own turn'),
  dragonDraught: card(1, 'between turns'),
  secondSand: card(1, 'bargain', 'sand'),
  scryingBowl: card(1, 'between turns'),
  shadowCloak: card(1, 'robbed'),
  silverTongue: card(1, 'loot shown', 'bargain'),
  wardstone: card(1, 'answer'),
  dawnLantern: card(1, 'own turn'),
} as const satisfies Readonly<Record<string, Card>>

export type ObjectId = keyof typeof objects
export const objectIds = Object.keys(objects) as readonly ObjectId[]
export const allObjects: readonly ObjectId[] = objectIds.flatMap(id => Array<ObjectId>(objects[id].copies).fill(id))
