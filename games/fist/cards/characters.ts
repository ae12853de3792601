import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { guestCharacter } from './guests.ts'
import {
  bends,
  buyStones,
  choose,
  drawCharacter,
  drawStones,
  either,
  everyoneLosesColour,
  gain,
  gainStone,
  giveFairyBid,
  keep,
  may,
  mustIf,
  playChosen,
  plunder,
  pushLuck,
  type Step,
  score,
  steal,
  trade,
  uses,
} from './steps.ts'

export interface Character {
  readonly kind: 'standard' | 'special'
  readonly copies: number
  /** What the winner of its auction does, in order. Its name and the log's sentences are in words/. */
  readonly onWin: readonly Step[]
}

const standard = (...onWin: readonly Step[]): Character => ({ kind: 'standard', copies: 1, onWin })
const special = (copies: number, ...onWin: readonly Step[]): Character => ({ kind: 'special', copies, onWin })

export const characters = {
  witch: standard(gain({ black: 1 })),
  magician: standard(either(trade({ any: 4 }, 1), gain({ silver: 3 }))),
  sorcerer: standard(either(trade({ alike: 4 }, 2), gain({ common: 1 }))),
  thief: standard(choose('runner-up'), steal),
  wizard: standard(either(trade('one of each', 1), gain({ silver: 3 }))),
  redDragon: standard(gainStone('red')),
  blueDragon: standard(gainStone('blue')),
  yellowDragon: standard(gainStone('yellow')),

  alchemist: special(1, gain({ common: 3 })),
  ancientDragon: special(2, choose('colour in the bank'), gainStone('chosen')),
  brigand: special(1, choose('rival'), plunder('common', 'silver')),
  doppelganger: special(1, keep),
  dwarfOfFour: special(1, gain({ silver: 4 })),
  dwarfOfFive: special(1, gain({ silver: 5 })),
  enchantress: special(1, either(trade({ any: 5 }, 2), gain({ fairy: 1 }))),
  fairy: special(2, gain({ fairy: 1 })),
  ghost: special(1, choose('auctioned character'), playChosen),
  gnome: special(1, gain({ common: 2, silver: 2 })),
  goblin: special(1, drawCharacter, playChosen),
  goldsmith: special(1, gain({ amulet: 1 })),
  imp: special(1, choose('unseen character'), playChosen),
  merchant: special(1, buyStones(1, 3)),
  necromancer: special(1, may(giveFairyBid, score(1))),
  quackWizard: special(2, mustIf('quackCompulsory', trade('all', 1))),
  rainbowDragon: special(1, choose('colour in the bank'), pushLuck),
  sorcererApprentice: special(2, trade({ alike: 2 }, 1, 'apprenticeFreeWithoutPair')),
  troll: special(1, choose('colour'), everyoneLosesColour),
  twoHeadedDragon: special(2, drawStones(2, 2)),
} satisfies Record<string, Character>

/** The characters in the box. */
export type BoxedId = keyof typeof characters
export const boxedIds = Object.keys(characters) as BoxedId[]
/** Any character of a match: one of the box, or a guest that somebody made. */
export type CharacterId = BoxedId | GuestId

export function characterOf(id: CharacterId): Character {
  if (!isGuest(id)) return characters[id]
  const { copies, steps } = guestCharacter(id)
  return { kind: 'special', copies, onWin: steps }
}
/** What its winner does. */
export const powerOf = (id: CharacterId): readonly Step[] =>
  isGuest(id) ? guestCharacter(id).steps : characters[id].onWin

const cardsOf = (kind: Character['kind']): readonly BoxedId[] =>
  boxedIds.filter(id => characters[id].kind === kind).flatMap(id => Array(characters[id].copies).fill(id))

/** R2.2: set aside and auctioned first in every round. */
export const opener: BoxedId = 'witch'
export const standards = cardsOf('standard')
export const specials = cardsOf('special')

/** Whether its power may reach a card that has not been turned up yet. */
export const reachesUnseen = (id: CharacterId): boolean =>
  uses(powerOf(id), s => s.do === 'drawCharacter' || (s.do === 'choose' && s.what === 'unseen character'))
/** E47, R7.15: whether that is all it does, so that without such a card it is worth nothing. */
export const needsUnseen = (id: CharacterId): boolean =>
  reachesUnseen(id) && !copies(id) && !uses(powerOf(id), doesMore)
const doesMore = (step: Step): boolean => !bends(step) && !reaching.includes(step.do)
const reaching: readonly Step['do'][] = ['choose', 'drawCharacter', 'playChosen', 'giveFairyBid']
/** Whether its power copies an auctioned one. Such powers do not copy each other, so copying ends. */
export const copies = (id: CharacterId): boolean =>
  uses(powerOf(id), s => s.do === 'choose' && s.what === 'auctioned character')
/** Whether it is kept and doubles another power later. */
export const isKept = (id: CharacterId): boolean => uses(powerOf(id), s => s.do === 'keep')
/** Whether its price is the winning bid, which can be given only once. */
export const takesBid = (id: CharacterId): boolean => uses(powerOf(id), s => s.do === 'giveFairyBid')
/** E50: powers paid with the bid cannot be doubled, nor can the doubler itself. */
export const canBeDoubled = (id: CharacterId): boolean => !takesBid(id) && !isKept(id)
