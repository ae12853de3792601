import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { ana, ben, cleo } from '#testkit/table'
import type { CharacterId } from '../cards/characters.ts'
import { boons, choose, steal } from '../cards/steps.ts'
import { doubler, type FistTable, position } from '../position.ts'

/*
 * Tables that ask the first seat each kind of question, or show situations that rarely occur by chance. For tests and
 * screenshots: a game whose setup emits `events` of such a table begins in the middle.
 */

const six = {
  seats: 6,
  round: 3,
  stones: [
    { red: 2, blue: 1, yellow: 1 },
    { red: 2, blue: 1, yellow: 1 },
    { blue: 1, yellow: 2 },
    { red: 1, blue: 2, yellow: 2 },
    { red: 3 },
    { yellow: 1 },
  ],
  points: [1, 1, 2, 0, 0, 1],
  spent: [3, 3, 5, 2, 1, 4],
  purses: [
    { fairy: 5, common: 2, silver: 4 },
    { fairy: 5, common: 1, silver: 4 },
    { fairy: 3, common: 2, silver: 5 },
    { fairy: 6, silver: 2 },
    { fairy: 7, common: 3, silver: 1 },
    { fairy: 4, common: 2, silver: 6 },
  ],
} as const

const came: readonly CharacterId[] = ['witch', 'redDragon', 'wizard']
/** Two of them alike: the box has two Apprentices. */
const still: readonly CharacterId[] = [
  ...(['sorcererApprentice', 'sorcererApprentice', 'magician', 'blueDragon', 'yellowDragon'] as const),
]

/** Nobody in the box does any of this. */
const keeper = guestId({
  kind: 'character',
  names: { en: 'Raven Keeper', it: 'La guardiana', de: 'Rabenhüterin', ru: 'Хранительница воронов' },
  picture: 'raven',
  light: 'violet',
  copies: 2,
  steps: [
    { do: 'payFor', price: { silver: 3 }, steps: [choose('rival'), steal] },
    { do: 'if', holds: 'fewest points', steps: [{ do: 'thisRound', boon: 'heavy fist' }], otherwise: [] },
    { do: 'othersGain', gain: { silver: 1 } },
  ],
} as Guest)
const everyBoon = [['heavy fist', 'last word'], ['shelter'], [...boons]] as const

/** A table of six. Somebody wins a card first, so that there are opened fists. */
export const midway = (up: CharacterId, more: Partial<Parameters<typeof position>[0]> = {}): FistTable =>
  position({ ...six, before: came, unseen: [up, ...still], up: 'fairy', ...more })
    .rolls(0)
    .bids(1, { fairy: 2, common: 1 }, 0, 2, 1, 0)

/** The first seat wins the card with four fairy gold. */
export const anaUses = (up: CharacterId, more: Partial<Parameters<typeof position>[0]> = {}): FistTable =>
  position({ ...six, before: came, unseen: still, up, ...more }).bids(4, { fairy: 2, common: 1 }, 0, 2, 1, 0)

export const tables: Readonly<Record<string, () => FistTable>> = {
  bid: () => midway('thief'),
  'bid-tokens': () => midway('thief', { black: [1], amulets: [1], kept: [[], [], [doubler]] }),
  'bid-danger': () => midway('thief', { stones: [{ red: 2 }, { red: 4, blue: 4 }, { blue: 2 }, {}, {}, {}] }),
  'bid-three': () =>
    position({
      seats: 3,
      up: 'thief',
      before: came,
      unseen: still,
      stones: [
        { red: 2, blue: 1 },
        { red: 1, yellow: 3 },
        { blue: 9, yellow: 4 },
      ],
      kept: [[], [doubler], []],
      amulets: [0, 0, 1],
    }),
  'bid-robbed': () =>
    position({ ...six, before: came, unseen: still, up: 'thief' })
      .bids(3, { fairy: 4 }, 0, 2, 1, 0)
      .rolls(0)
      .answer(ben, 'colour', 'red'),
  'bid-tracked': () => midway('thief', { options: { coinCounts: 'tracked' } }),
  'bid-nothing': () => midway('thief', { purses: [{ fairy: 1, silver: 4 }, ...six.purses.slice(1)] }),
  sealed: () => midway('thief').answer(ana, 'bid', { fairy: 2, common: 1 }).answer(cleo, 'bid', {}),
  silverBid: () =>
    position({ ...six, before: came, unseen: still, up: 'thief' }).bids(3, { fairy: 2, common: 1 }, 0, 2, 1, 0),
  cursed: () =>
    position({ ...six, before: came, unseen: ['thief', ...still], up: 'fairy', black: [0, 1] })
      .rolls(0)
      .bids(2, { fairy: 2, black: 1 }, 0, 2, 1, 0),
  twice: () => anaUses('quackWizard', { kept: [[doubler]] }),
  'twice-merchant': () => anaUses('merchant', { kept: [[doubler]] }),
  either: () => anaUses('enchantress', { stones: [{ red: 2, blue: 3, yellow: 2 }] }),
  'either-wins': () => anaUses('sorcerer', { stones: [{ red: 4 }], unseen: ['thief'] }),
  may: () => anaUses('necromancer'),
  'may-quack': () => anaUses('quackWizard', { options: { quackCompulsory: false } }),
  'colour-take': () => anaUses('ancientDragon'),
  'colour-barred': () => anaUses('ancientDragon', { bank: { stones: { red: 0, blue: 3, yellow: 8 } } }),
  'colour-troll': () => anaUses('troll'),
  'colour-luck': () => anaUses('rainbowDragon'),
  'colour-steal': () => anaUses('thief'),
  'colour-give': () => anaUses('sorcererApprentice', { stones: [{ red: 2, blue: 3 }], unseen: ['thief'] }),
  rival: () => anaUses('brigand'),
  'rival-thief': () => position({ ...six, before: came, unseen: still, up: 'thief' }).bids(4, 0, 0, 0, 0, 0),
  'character-imp': () => anaUses('imp', { unseen: [...still, 'rainbowDragon', 'thief', 'twoHeadedDragon'] }),
  'character-ghost': () =>
    anaUses('ghost', { before: ['witch', 'magician', 'redDragon', 'sorcererApprentice', 'thief', 'doppelganger'] }),
  stones: () =>
    anaUses('magician', { stones: [{ red: 3, blue: 2, yellow: 4 }], unseen: ['thief'] }).answer(ana, 'either', 'first'),
  coin: () => anaUses('thief', { stones: [{ red: 1 }] }),
  luck: () =>
    anaUses('rainbowDragon', { bank: { stones: { red: 3, blue: 4, yellow: 8 } } })
      .rolls(9)
      .answer(ana, 'colour', 'red')
      .rolls(4)
      .answer(ana, 'luck', 'draw'),
  purchase: () => anaUses('merchant'),
  payment: () => anaUses('merchant').answer(ana, 'purchase', { red: 1, yellow: 1 }),
  waiting: () => position({ ...six, before: came, unseen: still, up: 'brigand' }).bids(1, { fairy: 4 }, 0, 2, 1, 0),
  'waiting-luck': () =>
    position({ ...six, before: came, unseen: still, up: 'rainbowDragon' })
      .bids(1, { fairy: 4 }, 0, 2, 1, 0)
      .rolls(9)
      .answer(ben, 'colour', 'red'),
  'guest-bid': () => midway(keeper, { boons: everyBoon }),
  'guest-pay': () => anaUses(keeper, { boons: everyBoon }),
  'guest-cannot-pay': () => anaUses(keeper, { purses: [{ fairy: 5, silver: 2 }, ...six.purses.slice(1)] }),
  'guest-rival': () => anaUses(keeper, { boons: [[], ['shelter']] }).answer(ana, 'may', 'use'),
  over: () =>
    position({ ...six, before: came, unseen: still, up: 'quackWizard', points: [1, 1, 2, 0, 0, 1] }).bids(
      0,
      1,
      3,
      0,
      0,
      0,
    ),
}
