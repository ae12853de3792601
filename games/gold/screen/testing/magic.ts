import { ana, ben, cleo } from '#testkit/table'
import type { ObjectId } from '../../magic/cards.ts'
import { fight, type GoldTable, on, position } from '../../position.ts'
import { dan, six } from './turns.ts'

/** Days: nobody is hurried, and a window stays open. */
const slow = { options: { clock: 'days' } } as const

/** Between the turns of the last seat and Ana, with these objects in her hand. */
const between = (hands: readonly (readonly ObjectId[])[], more: object = slow): GoldTable =>
  position({ ...six, turn: dan, hands, ...more }).place(dan, 'dame', 1)

/** Windows for objects. */
export const magic: Readonly<Record<string, () => GoldTable>> = {
  'magic-nothing': () => between([['wardstone', 'keenBlade'], ['silverTongue']]),
  'magic-quiet': () => between([['wardstone'], ['silverTongue']], { options: { clock: 'long' } }),
  'magic-quiet-call': () =>
    position({ ...six, turn: cleo, hands: [['wardstone'], ['silverTongue']], options: { clock: 'long' } })
      .place(cleo, 'thief', 3)
      .wait()
      .place(dan, 'dame', 1),
  'magic-dragons': () => between([['dragonDraught', 'swapPowder', 'scryingBowl', 'wardstone']]),
  'magic-horn': () => between([['hornOfRecall', 'sevenLeagueBoots', 'invisibleHand']]),
  'magic-hand': () => between([['invisibleHand', 'hornOfRecall']], { options: { clock: 'long' } }),
  'magic-sealed': () => between([['hornOfRecall']]).answer(ana, 'magic', { hornOfRecall: '1.knight' }),
  'magic-loot': () =>
    fight(
      [...on(ana, 'knight'), ...on(ben, 'dame'), ...on(cleo, 'thief')],
      { gold: 2, blue: 1, red: 1 },
      {
        ...slow,
        hands: [['silverTongue', 'secondSand']],
        hoards: six.hoards,
      },
    ),
  'magic-deal': () =>
    fight(
      [...on(ana, 'knight'), ...on(ben, 'dame'), ...on(cleo, 'thief')],
      { gold: 2, blue: 1 },
      {
        ...slow,
        hands: [['ringOfConfusion']],
        hoards: six.hoards,
      },
    )
      .answer(ana, 'magic', { pass: 'yes' })
      .deal({ 0: { gold: 1 }, 1: { gold: 1 }, 2: { blue: 1 } }),
  'magic-robbed': () =>
    fight(
      [...on(ana, 'knight'), ...on(ben, 'thief')],
      {},
      {
        ...slow,
        hands: [['shadowCloak', 'stoneOfMuddle']],
        hoards: six.hoards,
      },
    ),
  'magic-answer': () =>
    position({ ...six, ...slow, turn: dan, hands: [['wardstone'], ['hornOfRecall']] })
      .place(dan, 'dame', 1)
      .answer(ana, 'magic', { pass: 'yes' })
      .answer(ben, 'magic', { hornOfRecall: '2.dame' }),
}
