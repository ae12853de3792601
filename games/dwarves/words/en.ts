import { listed, owned, type Who, withArticle } from '#games/pieces/english'
import { type AbilityId, type Adjective, abilities, abilityIds } from '../cards/abilities.ts'
import type { BattleId } from '../cards/battles.ts'
import { creatures, type Kind, kinds } from '../cards/creatures.ts'
import type { EventId } from '../cards/events.ts'
import { type CardId, isCreature } from '../cards/index.ts'
import type { Gone } from '../log.ts'

/** English names, and the small words that everything else is told with. */

/** One of a kind, and several. */
export const creatureNames: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  goblin: { one: 'Goblin', many: 'Goblins' },
  gnome: { one: 'Gnome', many: 'Gnomes' },
  dwarf: { one: 'Dwarf', many: 'Dwarves' },
  elf: { one: 'Elf', many: 'Elves' },
  orc: { one: 'Orc', many: 'Orcs' },
  troll: { one: 'Troll', many: 'Trolls' },
  cyclops: { one: 'Cyclops', many: 'Cyclopes' },
  titan: { one: 'Titan', many: 'Titans' },
  dragon: { one: 'Dragon', many: 'Dragons' },
  yeti: { one: 'Yeti', many: 'Yetis' },
  medusa: { one: 'Medusa', many: 'Medusas' },
}

export const battleNames: Readonly<Record<BattleId, string>> = {
  sandwich: 'Who Took My Sandwich?',
  duel: 'Duel Before Breakfast',
  ford: 'Two by Two at the Ford',
  tollBridge: 'Argument at the Toll Bridge',
  broomMine: 'Brawl in the Broom Mine',
  grannysCellar: 'Raid on Granny’s Cellar',
  smelter: 'Scuffle at the Smelter',
  redValley: 'Four Quarters of the Red Valley',
  misunderstanding: 'General Misunderstanding',
  reallyBigOne: 'The Really Big One',
}

export const eventNames: Readonly<Record<EventId, string>> = {
  forgetIt: 'Forget it!',
  neverNotice: 'He’ll Never Notice',
  boo: 'Boo!',
  onceMore: 'Once More, With Feeling',
  wrongBanner: 'Wrong Banner',
  foolsGold: 'Fool’s Gold',
  richVein: 'Rich Vein',
  nobodyGoesHome: 'Nobody Goes Home',
}

export const abilityNames: Readonly<Record<Adjective, string>> = {
  strong: 'Strong!',
  greedy: 'Greedy!',
  lucky: 'Lucky!',
  flying: 'Flying!',
  weak: 'Weak!',
  blind: 'Blind!',
  generous: 'Generous!',
  peaceful: 'Peaceful!',
}

/** In a sentence, for so many: `dwarf`, `dwarves`. */
export const kindName = (kind: Kind, count = 1): string =>
  creatureNames[kind][count === 1 ? 'one' : 'many'].toLowerCase()
/** `a dwarf`, `2 dwarves`. */
export const someOf = (kind: Kind, count = 1): string =>
  count === 1 ? withArticle(kindName(kind)) : `${count} ${kindName(kind, count)}`
/** `2 dwarves and an orc`, each kind once. */
export const crowdText = (crowd: readonly Kind[]): string =>
  listed([...new Set(crowd)].map(kind => someOf(kind, crowd.filter(other => other === kind).length)))
/** `orcs`, `dwarves and orcs`: whom a kind drives off. */
export const hatedBy = (kind: Kind, last = 'and'): string =>
  listed(
    kinds.filter(other => creatures[kind].drivesOff.includes(other)).map(other => kindName(other, 2)),
    last,
  )

/** On a group: `Strong!`. */
export const abilityName = (ability: AbilityId): string => abilityNames[abilities[ability].adjective]
/** As a card: `Strong! (elves or orcs)`. */
const abilityCards = Object.fromEntries(
  abilityIds.map(id => {
    const fits = abilities[id].fits.map(kind => kindName(kind, 2))
    return [id, `${abilityName(id)} (${listed(fits, 'or')})`]
  }),
) as Readonly<Record<AbilityId, string>>

const creatureCards = Object.fromEntries(kinds.map(kind => [kind, creatureNames[kind].one])) as Readonly<
  Record<Kind, string>
>

/** Every card by what it is called in a list. */
export const cardNames: Readonly<Record<CardId, string>> = {
  ...creatureCards,
  ...battleNames,
  ...abilityCards,
  ...eventNames,
}
export const isCard = (id: string): id is CardId => Object.hasOwn(cardNames, id)
/** The same in a sentence: `a dwarf`, `Boo!`. */
export const aCard = (card: CardId): string => (isCreature(card) ? someOf(card) : cardNames[card])
/** One name has a comma, so there is more between two. */
export const handList = (hand: readonly CardId[]): string => hand.map(card => cardNames[card]).join('; ') || 'nothing'

/** `Ben’s 2 orcs`, `your orc`. */
export const theirs = (who: Who, { seat, kind, count }: Pick<Gone, 'seat' | 'kind' | 'count'>): string =>
  `${owned(who(seat))} ${count === 1 ? '' : `${count} `}${kindName(kind, count)}`

/** `6 + 1 + 2 = 9`, or of a single die what it shows. */
export const diceText = (dice: readonly number[]): string =>
  dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((sum, pips) => sum + pips, 0)}`
