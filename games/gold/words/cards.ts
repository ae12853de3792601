import { numbered } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import { type Adventurer, adventurers, strengths } from '../adventurers.ts'
import { type DragonId, dragons } from '../dragons.ts'
import { type ObjectId, objectIds } from '../magic/cards.ts'
import { dexterous } from '../magic/hand.ts'
import type { Options } from '../options.ts'
import { lairsIn } from '../strength.ts'
import type { State } from '../types.ts'
import { adventurerNames, dragonNames, objectNames } from './en.ts'

/* What can be looked up: the newcomer's page, and every card with what it does. */

export const intro = [
  'In short: send adventurers against dragons. When those on a dragon are strong enough it dies and leaves its loot.',
  'The party (all with an adventurer there) must accept one and the same offer before the sand runs out, or all is lost.',
  'Silver and red are worth 1 point, gold 3; the most of a gem colour pays well; the black diamond may carry a curse.',
  'After a kill Thieves steal from the party; Wizards make use of red. Your team gets ready again when nobody at home is.',
  'On the table: 4/7 is strength 4 against a dragon of 7; K D T W are Knight (4), Dame (3), Thief (2), Wizard (1); small ones rest, a dot is away.',
]

const objectTexts: Readonly<Record<ObjectId, string>> = {
  ringOfConfusion: 'After a deal, exchange the shares of two others of the party, whether or not you are of it.',
  swapPowder: 'Between turns, two dragons change places and take their tokens along; adventurers stay on their spots.',
  stoneOfMuddle: 'When you are robbed, you pick which token the thief gets, even if the thief could look.',
  invisibleHand:
    'Between turns, secretly take an open token, from each dragon once; a right call of “Caught!” puts the last one back, and the third ends it.',
  hornOfRecall: 'Between turns, send any one adventurer home from a dragon, where it rests.',
  sevenLeagueBoots: 'Between turns, move one of your own adventurers from its dragon to another.',
  keenBlade: 'On your turn, as you attack: this adventurer counts 3 more on this dragon.',
  dragonDraught: 'Between turns, make a dragon 3 stronger for as long as it lives.',
  secondSand: 'In a bargain of your party, the sand begins anew.',
  scryingBowl: 'Between turns, lay open now what a dragon hides; nothing more is drawn when it dies.',
  shadowCloak: 'When you are robbed: no thief may rob you at this kill.',
  silverTongue: 'Before the sand runs, in your party: one other need not agree, but must be given at least one token.',
  wardstone: 'Cancel an object that was just played.',
  dawnLantern: 'On your turn, before you attack: all your resting adventurers at home become ready.',
}
const openHandText = 'Between turns, openly take a token that lies on a dragon.'

const dragonText = (id: DragonId): string => {
  const { strength, visible, hidden } = dragons[id]
  return `${dragonNames[id]}: strength ${strength}, ${numbered(visible, 'token')} for all to see, ${hidden} hidden.`
}
const objectText = (id: ObjectId, view: State): string =>
  `${objectNames[id]}: ${id === 'invisibleHand' && !dexterous(view) ? openHandText : objectTexts[id]}`

const adventurerText = (id: Adventurer, options: Options): string =>
  `${adventurerNames[id]}: strength ${strengths[id]}${powerText(id, options)}.`

function powerText(id: Adventurer, { game, magic, wizardFirst }: Options): string {
  if (id === 'thief')
    return '; after a kill it steals a random token from another of the party; with your Wizard there you look and pick'
  if (id !== 'wizard') return ''
  const powers = [
    ...(game === 'basic' || wizardFirst ? ['the only Wizard on a slain dragon takes its red tokens first'] : []),
    ...(game === 'advanced' && magic ? ['with a red token in your share it brings you an object'] : []),
  ]
  return powers.map(power => `; ${power}`).join('')
}

/** The row, one's own objects, the other objects of this game, the adventurers. */
export function cards(view: State): readonly string[] {
  const mine = view.sides.flatMap(({ hand }) => (knows(hand) ? peek(hand) : []))
  const inGame = objectIds.filter(id => !view.boxed.includes(id))
  return [
    ...lairsIn(view).map(([, { dragon }]) => dragonText(dragon)),
    ...[...new Set([...mine, ...inGame])].map(id => objectText(id, view)),
    ...adventurers.map(id => adventurerText(id, view.options)),
  ]
}
