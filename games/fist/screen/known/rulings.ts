import { isGuest } from '#games/workshop/guest-id'
import { type BoxedId, type CharacterId, powerOf } from '../../cards/characters.ts'
import { rulingsFor } from '../../workshop/rulings.ts'

/* The numbers in RULES.md about a character, where there are any. A test checks that they exist. */

const stolen = ['E20', 'E21', 'E22', 'E23', 'E24', 'E25']
const offered = ['E30', 'E32', 'R3.3']
const dragon = ['E8', 'E42', '2.6 colour dragon, Ancient']
const coins = ['E7', 'E8', 'E43']
const brought = ['R3.6', 'E46', 'E47', 'E48', '2.8 goblinLastAuctioned']

/** `2.7 Ghost → Witch` and the like: the rules about characters that bring others. */
const bringing = (who: 'Ghost' | 'Goblin' | 'Imp', ...others: readonly string[]): readonly string[] =>
  others.map(other => `2.7 ${who} → ${other}`)

const rulings: { readonly [C in BoxedId]?: readonly string[] } = {
  witch: ['R2.2', 'E9', 'E10', 'E12', 'E13', 'E18', '2.6 Witch', ...bringing('Ghost', 'Witch')],
  magician: [...offered, '2.6 Magician'],
  sorcerer: [...offered, 'E33', '2.6 Sorcerer'],
  thief: [
    ...stolen,
    'E17',
    '2.6 Thief',
    ...bringing('Ghost', 'Thief'),
    ...bringing('Goblin', 'Thief'),
    ...bringing('Imp', 'Thief'),
    '2.8 thiefVictimViaCopy',
    'R6.2',
  ],
  wizard: [...offered, '2.6 Wizard'],
  redDragon: dragon,
  blueDragon: dragon,
  yellowDragon: dragon,
  alchemist: [...coins, '2.6 Alchemist'],
  ancientDragon: ['R3.2', ...dragon],
  brigand: ['E17', 'E38', '2.6 Brigand', '2.8 brigandAmount', 'R4.9', 'R4.12'],
  doppelganger: [
    'R3.8',
    'E49',
    'E50',
    '2.6 Doppelganger',
    ...bringing('Ghost', 'Doppelganger'),
    ...bringing('Goblin', 'Doppelganger'),
    ...bringing('Imp', 'Doppelganger'),
    '2.8 doppelgangerDeclare',
    '2.8 ghostCopiesDoppelganger',
    'R6.1',
    'R6.4',
    'R6.5',
  ],
  dwarfOfFour: [...coins, '2.6 Dwarf'],
  dwarfOfFive: [...coins, '2.6 Dwarf'],
  enchantress: [...offered, 'E33', 'E44', '2.6 Enchantress'],
  fairy: ['E8', 'E44', '2.6 Fairy'],
  ghost: [
    'R2.11',
    'R3.6',
    'E45',
    '2.6 Ghost',
    ...bringing('Ghost', 'Witch', 'Ghost', 'Goblin', 'Imp', 'Thief', 'Necromancer', 'Doppelganger'),
    ...bringing('Goblin', 'Ghost'),
    ...bringing('Imp', 'Ghost'),
    '2.8 ghostCopiesDoppelganger',
    'R6.6',
  ],
  gnome: [...coins, '2.6 Gnome'],
  goblin: [
    ...brought,
    '2.6 Goblin',
    ...bringing('Goblin', 'Ghost', 'Imp', 'Doppelganger', 'Necromancer', 'Thief', 'Quack', 'Apprentice', 'Troll'),
    ...bringing('Ghost', 'Goblin'),
    ...bringing('Imp', 'Goblin'),
  ],
  goldsmith: ['R1.7', 'E8', 'E14', 'E15', 'E16', '2.6 Goldsmith'],
  imp: [
    ...brought,
    '2.6 Imp',
    ...bringing('Imp', 'Ghost', 'Goblin', 'Doppelganger', 'Necromancer', 'Thief'),
    ...bringing('Ghost', 'Imp'),
    ...bringing('Goblin', 'Imp'),
  ],
  merchant: ['E30', 'E37', '2.6 Merchant', 'R6.7'],
  necromancer: [
    'E30',
    'E35',
    'E36',
    '2.6 Necromancer',
    ...bringing('Ghost', 'Necromancer'),
    ...bringing('Goblin', 'Necromancer'),
    ...bringing('Imp', 'Necromancer'),
    'R6.6',
  ],
  quackWizard: ['E31', '2.6 Quack Wizard', ...bringing('Goblin', 'Quack'), '2.8 quackCompulsory'],
  rainbowDragon: ['R3.2', 'E40', '2.6 Rainbow'],
  sorcererApprentice: ['E32', '2.6 Apprentice', ...bringing('Goblin', 'Apprentice'), '2.8 apprenticeFreeWithoutPair'],
  troll: ['R3.2', 'E39', '2.6 Troll', ...bringing('Goblin', 'Troll')],
  twoHeadedDragon: ['E41', '2.6 Two-headed'],
}

/** The numbers of the rules about a card. */
export const rulingsOf = (id: CharacterId): readonly string[] =>
  isGuest(id) ? rulingsFor(powerOf(id)) : (rulings[id] ?? [])
