import { capital, listed, numbered } from '#games/pieces/english'
import type { CharacterId } from '../characters.ts'
import type { Chosen, Coin, Colour, Price, Step, Token } from '../steps.ts'

/** English names, in the words of the box, and the words a power is told with. */

export const characterNames: Readonly<Record<CharacterId, string>> = {
  witch: 'Witch',
  magician: 'Magician',
  sorcerer: 'Sorcerer',
  thief: 'Thief',
  wizard: 'Wizard',
  redDragon: 'Red Dragon',
  blueDragon: 'Blue Dragon',
  yellowDragon: 'Yellow Dragon',
  alchemist: 'Alchemist',
  ancientDragon: 'Ancient Dragon',
  brigand: 'Brigand',
  doppelganger: 'Doppelganger',
  dwarfOfFour: 'Dwarf (4)',
  dwarfOfFive: 'Dwarf (5)',
  enchantress: 'Enchantress',
  fairy: 'Fairy',
  ghost: 'Ghost',
  gnome: 'Gnome',
  goblin: 'Goblin',
  goldsmith: 'Goldsmith',
  imp: 'Imp',
  merchant: 'Merchant',
  necromancer: 'Necromancer',
  quackWizard: 'Quack Wizard',
  rainbowDragon: 'Rainbow Dragon',
  sorcererApprentice: 'Sorcerer Apprentice',
  troll: 'Troll',
  twoHeadedDragon: 'Two-headed Dragon',
}

export const coinNames: Readonly<Record<Coin | Token, string>> = {
  fairy: 'fairy gold',
  common: 'common gold',
  silver: 'silver',
  black: 'black coin',
  amulet: 'amulet',
}

/** `2 fairy gold and 1 silver`; tokens take a plural, coins do not. */
export const coinList = (coins: Readonly<Partial<Record<Coin | Token, number>>>): string =>
  listed(
    (Object.keys(coinNames) as (Coin | Token)[]).flatMap(kind => {
      const n = coins[kind] ?? 0
      if (n === 0) return []
      return [kind === 'black' || kind === 'amulet' ? numbered(n, coinNames[kind]) : `${n} ${coinNames[kind]}`]
    }),
  )
export const stoneList = (stones: Readonly<Partial<Record<Colour, number>>>): string => {
  const parts = Object.entries(stones).flatMap(([colour, n]) => (n > 0 ? [`${n} ${colour}`] : []))
  const total = Object.values(stones).reduce((sum, n) => sum + n, 0)
  return parts.length === 0 ? 'no stones' : `${listed(parts)} stone${total === 1 ? '' : 's'}`
}

const priceText = (price: Price): string => {
  if (price === 'all') return 'all your stones (even none)'
  if (price === 'one of each') return 'one stone of each colour'
  return 'any' in price ? `${price.any} stones of any colour` : `${price.alike} stones of one colour`
}

const chosenText: Readonly<Record<Chosen, string>> = {
  colour: 'name a colour',
  'colour in the bank': 'choose a colour the bank has',
  rival: 'choose a rival',
  'runner-up': 'find the second-highest bidder',
  'auctioned character': 'choose a character already auctioned this round',
  'unseen character': 'choose a character not yet turned up',
}

/** A power in words, made from its steps: a new card describes itself. */
export const powerText = (steps: readonly Step[]): string => `${capital(listed(steps.map(stepText)))}.`

/** One step in words, to be joined with others. */
export function stepText(step: Step): string {
  const inner = (steps: readonly Step[]): string => listed(steps.map(stepText))
  switch (step.do) {
    case 'gain':
      return `take ${coinList(step.gain)}`
    case 'gainStone':
      return step.colour === 'chosen' ? 'take 1 stone of that colour' : `take 1 ${step.colour} stone`
    case 'trade':
      return `give ${priceText(step.price)} for ${numbered(step.points, 'point')}`
    case 'either':
      return `either ${inner(step.first)}, or ${inner(step.second)}`
    case 'may':
      return step.mustIf === null ? `you may ${inner(step.steps)}` : inner(step.steps)
    case 'choose':
      return chosenText[step.what]
    case 'drawCharacter':
      return 'draw a character not yet turned up'
    case 'playChosen':
      return 'use its power'
    case 'steal':
      return 'steal a stone from them'
    case 'plunder':
      return `take all their ${listed(step.coins.map(c => coinNames[c]))}`
    case 'everyoneLosesColour':
      return 'make everybody lose all stones of it'
    case 'drawStones':
      return `put ${step.ofEach} stones of each colour in the bag and draw ${step.draw}`
    case 'pushLuck':
      return 'draw stones one by one and stop when you like: keep them all, unless that colour comes'
    case 'buyStones':
      return `buy stones for ${step.gold} gold or ${step.silver} silver each`
    case 'giveFairyBid':
      return 'give up the fairy gold you bid'
    case 'score':
      return `score ${numbered(step.points, 'point')}`
    case 'keep':
      return 'keep this card; when you win another character later, you may spend it to use that power twice'
  }
}
