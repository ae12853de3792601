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
  'squire@1': 'bfb8678477532d0b',
  'knight@1': 'f5da8fc2229888e4',
  'captain@1': 'ad90fc21daadeb70',
  'dragonlord@1': '5960db2b05858a0a',
  'squire.miser@1': 'f23f4a175936333f',
  'squire.berserker@1': 'b6065cb8d980cefb',
  'squire.spoiler@1': 'd47973dc7bc8bf25',
  'squire.collector@1': '816275be49f73f67',
  'squire.diplomat@1': '362f5d1b4580bd7b',
  'squire.fox@1': '0189ec9569c0688e',
  'random@1': 'a3906d104a90961d',
})
