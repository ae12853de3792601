import type { Guest } from '#games/workshop/guest'
import type { Picture } from '#games/workshop/pictures'
import { type BoxedBattle, battles, boxedBattles } from '../cards/battles.ts'
import { type BoxedKind, boxedKinds, creatures } from '../cards/creatures.ts'
import type { GuestBattle, GuestCreature } from '../cards/guests.ts'
import { cannotStand, strikesAt } from '../cards/kinds.ts'
import { cards as de } from '../words/de/cards.ts'
import { cards as en } from '../words/en/cards.ts'
import { cards as it } from '../words/it/cards.ts'
import { cards as ru } from '../words/ru/cards.ts'

const languages = { de, en, it, ru }
const LONGEST_NAME = 28

/** Some battles have longer names than a guest may. */
const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`

const namesOf = (id: BoxedKind | BoxedBattle): Guest['names'] =>
  Object.fromEntries(Object.entries(languages).map(([language, cards]) => [language, shortened(cards[id].name)]))

/** The pictures that they have on the table, too. */
const pictures: { readonly [C in BoxedKind | BoxedBattle]: Picture } = {
  goblin: 'goblin-head',
  gnome: 'bad-gnome',
  dwarf: 'dwarf-face',
  elf: 'woman-elf-face',
  orc: 'orc-head',
  troll: 'troll',
  cyclops: 'cyclops',
  titan: 'giant',
  dragon: 'spiked-dragon-head',
  yeti: 'ice-golem',
  medusa: 'medusa-head',
  sandwich: 'sandwich',
  duel: 'rooster',
  ford: 'river',
  tollBridge: 'stone-bridge',
  broomMine: 'magic-broom',
  grannysCellar: 'cellar-barrels',
  smelter: 'furnace',
  redValley: 'valley',
  misunderstanding: 'discussion',
  reallyBigOne: 'crossed-axes',
}

/** There are more goblins in the box than there may be of a guest. */
const MOST_COPIES = 6

const creature = (id: BoxedKind): GuestCreature => {
  const { copies, dice, finds, power } = creatures[id]
  return {
    kind: 'creature',
    names: namesOf(id),
    picture: pictures[id],
    light: 'candle',
    copies: Math.min(copies, MOST_COPIES),
    dice,
    finds,
    drivesOff: boxedKinds.filter(other => cannotStand(id, other)),
    drivenOffBy: boxedKinds.filter(other => cannotStand(other, id)),
    strikesAt: strikesAt(id),
    power: power ?? 'none',
    countsAs: id,
  }
}

const battle = (id: BoxedBattle): GuestBattle => ({
  kind: 'battle',
  names: namesOf(id),
  picture: pictures[id],
  light: 'candle',
  copies: 1,
  ...battles[id],
})

export const boxedGuests: Readonly<Record<BoxedKind | BoxedBattle, Guest>> = Object.fromEntries([
  ...boxedKinds.map(id => [id, creature(id)]),
  ...boxedBattles.map(id => [id, battle(id)]),
]) as Record<BoxedKind | BoxedBattle, Guest>
