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
  'captain@1': 'b56b83e6152e80fe',
  'dragonlord@1': '1f1194f235df1eb5',
  'squire.miser@1': 'bfbf65fc4c01dc56',
  'squire.berserker@1': 'b7f5295aed6a6d0d',
  'squire.spoiler@1': '1f045b3eeba40e1a',
  'squire.collector@1': 'a85a78ab7d31e677',
  'squire.diplomat@1': '5d3f2f0543f71fbf',
  'squire.fox@1': 'c527015c44a565a6',
  'random@1': 'a3906d104a90961d',
})
