import { ana, ben, cleo } from '#testkit/table'
import type { Token } from '../../cards/tokens.ts'
import { fight, type GoldTable, on } from '../../position.ts'
import { dan, eva, fay, six } from './turns.ts'

type Loot = Readonly<Partial<Record<Token, number>>>

const three = [...on(ben, 'knight', 'thief'), ...on(cleo, 'wizard'), ...on(ana, 'dame')]
const all = [
  ...on(ben, 'wizard'),
  ...on(cleo, 'thief'),
  ...on(dan, 'wizard'),
  ...on(eva, 'dame'),
  ...on(fay, 'thief'),
  ...on(ana, 'wizard'),
]
const loot: Loot = { silver: 2, gold: 2, red: 1, green: 2, purple: 1, white: 1 }
const most: Loot = { silver: 2, gold: 1, red: 1, blue: 2, green: 1, purple: 1, yellow: 1, white: 1, black: 1 }

const calm = { hoards: six.hoards } as const
const ofThree = (options: object = {}, more: object = {}): GoldTable =>
  looked(fight(three, loot, { ...calm, options: { clock: 'long', ...options }, ...more }))
/** Everything between the kill and the sharing is over. */
const looked = (t: GoldTable): GoldTable =>
  t.state.bargain === null && (t.state.stage?.at === 'look' || t.state.stage?.at === 'window') ? looked(t.wait()) : t
const ofSix = (): GoldTable => fight(all, most, { ...calm, seats: 6, options: { clock: 'long' } }).wait()

/** First by Ben, then a better one for Ana by Cleo. */
const offered = (t: GoldTable): GoldTable =>
  t
    .answer(cleo, 'bargain', { claim: { white: 1, red: 1, green: 1 } })
    .answer(ben, 'bargain', { claim: { gold: 2, green: 2 } })
    .answer(ben, 'bargain', { waive: { purple: 1 } })
    .answer(ben, 'bargain', {
      offer: { [ana]: { silver: 2, purple: 1 }, [ben]: { gold: 2, green: 1 }, [cleo]: { green: 1, white: 1, red: 1 } },
    })
    .answer(ana, 'bargain', { claim: { gold: 1, green: 1 } })
    .answer(cleo, 'bargain', { say: 'too much for you' })
    .answer(cleo, 'bargain', {
      offer: {
        [ana]: { silver: 1, gold: 1, green: 1 },
        [ben]: { silver: 1, gold: 1, green: 1, purple: 1 },
        [cleo]: { white: 1, red: 1 },
      },
    })
    .answer(ben, 'bargain', { say: 'fair?' })
    .answer(cleo, 'bargain', { say: 'my last offer' })

const heaps = { division: 'divideAndChoose' } as const

/** Bargains, and heaps. */
export const lootSharing: Readonly<Record<string, () => GoldTable>> = {
  bargain: () => ofThree(),
  'bargain-offers': () => offered(ofThree()),
  'bargain-own': () =>
    offered(ofThree()).answer(ana, 'bargain', {
      offer: { [ana]: { gold: 1, green: 2 }, [ben]: { gold: 1, silver: 2, purple: 1 }, [cleo]: { white: 1, red: 1 } },
    }),
  'bargain-accepted': () => offered(ofThree()).answer(ana, 'bargain', { accept: 2 }),
  'bargain-ledger': () => offered(ofThree({ display: 'ledger' })),
  'bargain-six': () => ofSix().answer(ben, 'bargain', { claim: { white: 1, blue: 2 } }),
  'bargain-six-offers': () =>
    [ben, cleo, dan, eva].reduce(
      (t, seat, i) =>
        t.answer(seat, 'bargain', {
          offer: {
            [ana]: { silver: 2, blue: 1 },
            [ben]: { gold: 1, blue: 1 },
            [cleo]: { red: 1, green: 1 },
            [dan]: { purple: 1 },
            [i === 0 ? eva : fay]: { yellow: 1, white: 1 },
            [i === 0 ? fay : eva]: { black: 1 },
          },
        }),
      ofSix(),
    ),
  'bargain-two': () => fight([...on(ben, 'knight'), ...on(ana, 'knight')], { gold: 1 }, calm).wait(),
  'bargain-sand': () => offered(ofThree({}, { hands: [['secondSand']] })),
  'bargain-frozen': () => offered(ofThree({ freeze: true })).wait(),
  'bargain-slow': () => offered(ofThree({ clock: 'days' })),
  'bargain-looking-on': () =>
    fight([...on(ben, 'knight'), ...on(cleo, 'dame')], loot, { ...calm, seats: 4, options: { clock: 'long' } })
      .wait()
      .answer(ben, 'bargain', {
        offer: { [ben]: { gold: 2, green: 2, red: 1 }, [cleo]: { silver: 2, purple: 1, white: 1 } },
      }),
  heaps: () => looked(fight(three, loot, { ...calm, options: heaps })),
  heap: () =>
    looked(fight([...three.slice(3), ...three.slice(0, 3)], loot, { ...calm, options: heaps })).answer(cleo, 'heaps', {
      0: { gold: 2, silver: 1 },
      1: { green: 2, purple: 1, silver: 1 },
      2: { red: 1, white: 1 },
    }),
}
