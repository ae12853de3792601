import type { TargetKind } from '../rules/targets.ts'

/** R10.1: when an object can be played. */
export type When = 'between turns' | 'own turn' | 'loot shown' | 'bargain' | 'deal struck' | 'robbed' | 'answer'

interface Card<W extends When = When, On extends TargetKind = TargetKind> {
  readonly copies: number
  readonly when: W
  /** What it is played on: the kind of its targets. */
  readonly on: On
  /** R10.17: without this it is left in the box. */
  readonly needs: 'bargain' | 'sand' | null
  /** How much it adds to the strength of the adventurer that is sent with it. */
  readonly adds: number
}
const card = <W extends When, On extends TargetKind>(
  copies: number,
  when: W,
  on: On,
  { needs = null, adds = 0 }: Partial<Pick<Card, 'needs' | 'adds'>> = {},
): Card<W, On> => ({ copies, when, on, needs, adds })

/** The 17 objects; a reconstruction but for a few. What each does is in effects.ts, what it can be played on now in targets.ts. */
export const objects = {
  ringOfConfusion: card(1, 'deal struck', 'seats'),
  swapPowder: card(1, 'between turns', 'spots'),
  stoneOfMuddle: card(2, 'robbed', 'nothing'),
  invisibleHand: card(1, 'between turns', 'token'),
  hornOfRecall: card(2, 'between turns', 'attacker'),
  sevenLeagueBoots: card(1, 'between turns', 'moved'),
  keenBlade: card(2, 'own turn', 'sent', { adds: 3 }),
  dragonDraught: card(1, 'between turns', 'spot'),
  secondSand: card(1, 'bargain', 'nothing', { needs: 'sand' }),
  scryingBowl: card(1, 'between turns', 'spot'),
  shadowCloak: card(1, 'robbed', 'nothing'),
  silverTongue: card(1, 'loot shown', 'seat', { needs: 'bargain' }),
  wardstone: card(1, 'answer', 'nothing'),
  dawnLantern: card(1, 'own turn', 'nothing'),
} as const satisfies Readonly<Record<string, Card>>

export type ObjectId = keyof typeof objects
export const objectIds = Object.keys(objects) as readonly ObjectId[]
export const allObjects: readonly ObjectId[] = objectIds.flatMap(id => Array<ObjectId>(objects[id].copies).fill(id))

type ObjectIn<W extends When> = { [O in ObjectId]: (typeof objects)[O]['when'] extends W ? O : never }[ObjectId]
const objectsIn = <W extends When>(when: W): readonly ObjectIn<W>[] =>
  objectIds.filter((object): object is ObjectIn<W> => objects[object].when === when)

/** R10.3: what is played in one's own turn, before or with the placement. */
export type OwnTurnObject = ObjectIn<'own turn'>
export const ownTurnObjects = objectsIn('own turn')

/** R10.12: what is played while the sand runs. */
export type BargainObject = ObjectIn<'bargain'>
export const bargainObjects = objectsIn('bargain')

/** Objects that a rule or an event is about by itself: what cancels (R10.4), what is sent along (R10.10), what is used in secret (R10.14). */
export const ward = 'wardstone' satisfies ObjectId
export const blade = 'keenBlade' satisfies ObjectId
export const hand = 'invisibleHand' satisfies ObjectId
