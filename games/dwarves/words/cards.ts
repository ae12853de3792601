import { capital, numbered } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import { type Adjective, abilities } from '../cards/abilities.ts'
import { type BattleId, battles } from '../cards/battles.ts'
import { creatures, isHater, type Kind } from '../cards/creatures.ts'
import type { EventId } from '../cards/events.ts'
import { allCards, backs, type CardId, isAbility, isBattle, isCreature } from '../cards/index.ts'
import type { State } from '../types.ts'
import { cardNames, hatedBy } from './en.ts'
import { findsText } from './traits.ts'

/* What can be looked up: the newcomer's page, and the cards that matter now with what they do. */

export const intro = [
  'In short: gather creatures, start battles, and mind who cannot stand whom. The first with 15 gold wins (10 in a quick game).',
  'On your turn do one thing: play a creature, an ability or a battle, or discard; then draw up to 5 cards.',
  'Who comes drives off whom it cannot stand. Dwarves: orcs. Elves: goblins and gnomes. Trolls: dwarves and orcs. The titan: trolls.',
  'As a rule only your own; but the third of a kind on the whole table drives them off everywhere, and the fourth nobody at all.',
  'In a battle everybody sends as many creatures as the card says. High dice win it; low dice find treasure.',
  'Then each may lay one card face down: an event, or a bluff. Only “Forget it!” stops an event, also from hand.',
  'The highest strength takes the award and the treasure it found itself, and loses its strongest fighter.',
  'There are two decks, one of creatures, one of all the rest. Which you draw from is seen by all, the card is not.',
  'The cards are a reconstruction: names and numbers of most were never published, and are ours.',
]

const abilityTexts: Readonly<Record<Adjective, string>> = {
  strong: 'one die more',
  greedy: 'finds on one number more, up to 3',
  lucky: 'may reroll one die a battle',
  flying: 'cannot be driven off, and is never the creature a winner loses',
  weak: 'one die less, but at least one',
  blind: 'finds nothing',
  generous: 'if its owner wins, what it found is dealt out to the others',
  peaceful: 'leaves after a battle in which it fought, won or lost',
}

const eventTexts: Readonly<Record<EventId, string>> = {
  forgetIt: 'Cancels any other event, from your hand or as the card you laid.',
  neverNotice: 'Take 2 gold from the spoils of a winner who is not you.',
  boo: 'One fighter of anybody is scared: its dice no longer count as strength, its treasure does.',
  onceMore: 'One of your fighters rolls again, and that adds to your strength; it finds nothing.',
  wrongBanner: 'Your strength and that of another who fights change places.',
  foolsGold: 'The treasure of one who fights drops to 0.',
  richVein: 'You have 2 more treasure.',
  nobodyGoesHome: 'If you win this battle, you lose no creature.',
}

const powerTexts = {
  reroll: 'may reroll one die a battle',
  thaw: 'Thaw, as your turn: discard it, and a creature out of the discards comes to you as if played',
  stare: 'Stony Stare, as your turn: discard it and one creature of another seat',
}

/** As the card says, without abilities. */
function creatureText(kind: Kind): string {
  const { dice, finds, power } = creatures[kind]
  return [
    numbered(dice, 'die', 'dice'),
    findsText(finds),
    ...(isHater(kind) ? [`drives off ${hatedBy(kind)}`] : []),
    ...(power === null ? [] : [powerTexts[power]]),
  ].join('; ')
}

/** `3 fighters each, award 2`. */
export const battleText = (battle: BattleId): string =>
  `${numbered(battles[battle].limit, 'fighter')} each, award ${battles[battle].award}`

function doesText(card: CardId): string {
  if (isCreature(card)) return `${creatureText(card)}.`
  if (isBattle(card)) return `${battleText(card)}.`
  if (isAbility(card)) return `${capital(abilityTexts[abilities[card].adjective])}.`
  return eventTexts[card]
}

const lineOf = (card: CardId): string => `${cardNames[card]}: ${doesText(card)}`

/** All 43 sorts of cards. */
export const box = backs.flatMap(back => [...new Set(allCards[back])]).map(lineOf)

/** The battle and what was turned up in it, one's own hand, and what lies on the table. */
export function cards({ sides, battle }: State): readonly string[] {
  const laid = (battle?.laid ?? []).flatMap(it => (it !== null && knows(it.card) ? [peek(it.card)] : []))
  const mine = sides.flatMap(({ hand }) => (knows(hand) ? peek(hand) : []))
  const inPlay = sides.flatMap(({ groups }) =>
    groups.flatMap(({ kind, ability }): readonly CardId[] => (ability === null ? [kind] : [kind, ability])),
  )
  const all = [...(battle === null ? [] : [battle.card]), ...laid, ...mine, ...inPlay]
  return [...new Set(all)].map(lineOf)
}
