import { playthroughsHold } from '#testkit/playthrough'
import { box as fistBox } from './box.ts'
import type { CharacterId } from './cards/characters.ts'
import { setup } from './setup.ts'

/** The specials of 2002: games told with these stay as they are when a character is added. */
const deck: readonly CharacterId[] = [
  ...(['alchemist', 'ancientDragon', 'ancientDragon', 'brigand', 'doppelganger', 'dwarfOfFour'] as const),
  ...(['dwarfOfFive', 'enchantress', 'fairy', 'fairy', 'ghost', 'gnome', 'goblin', 'goldsmith', 'imp'] as const),
  ...(['merchant', 'necromancer', 'quackWizard', 'quackWizard', 'rainbowDragon'] as const),
  ...(['sorcererApprentice', 'sorcererApprentice', 'troll', 'twoHeadedDragon', 'twoHeadedDragon'] as const),
]
const { game } = fistBox
const box2002: typeof fistBox = {
  ...fistBox,
  game: { ...game, setup: (ledger, seats, options) => setup(ledger, seats, options, deck) },
}

playthroughsHold(box2002, {
  'greedy@1': 'd7e945979137e9c8',
  'squire@1': '21fbcf282c0de604',
  'knight@1': '75d98182c342a813',
  'captain@1': '56a956d78b2a899c',
  'dragonlord@1': '07160c43f505008c',
  'squire.miser@1': 'bfbf65fc4c01dc56',
  'squire.berserker@1': 'c5add00e40b393d0',
  'squire.spoiler@1': '3ac8125d30793a39',
  'squire.collector@1': 'a85a78ab7d31e677',
  'squire.diplomat@1': '5572bb949cf72fb3',
  'squire.fox@1': '214a2a7f984f07d1',
  'random@1': 'a3906d104a90961d',
})
