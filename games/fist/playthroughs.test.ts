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
  'squire@1': 'bd23daae6e2ee4c3',
  'knight@1': '0ab32201e08d57a9',
  'captain@1': '3cd3cccd7770faac',
  'dragonlord@1': 'f7d6c960a4ef42a0',
  'random@1': 'a3906d104a90961d',
})
