import { ana, ben, cleo } from '#testkit/table'
import { type GoldTable, position } from '../../position.ts'
import { dan, six } from './turns.ts'

const open = (options: object = {}): GoldTable =>
  position({ seats: 6, market: true, hoards: six.hoards, pile: six.pile, options: { clock: 'long', ...options } })

const offered = (t: GoldTable): GoldTable =>
  t
    .answer(ben, 'market', {
      offer: [
        { from: ben, to: ana, what: { purple: 2 } },
        { from: ana, to: ben, what: { gold: 1, blue: 1 } },
      ],
    })
    .answer(dan, 'market', {
      offer: [
        { from: dan, to: ana, what: { blue: 1 } },
        { from: ana, to: cleo, what: { silver: 3 } },
        { from: cleo, to: dan, what: { gold: 1 } },
      ],
    })
    .answer(cleo, 'market', { done: 'yes' })

export const market: Readonly<Record<string, () => GoldTable>> = {
  market: () => open(),
  'market-offers': () => offered(open()),
  'market-own': () =>
    offered(open({ display: 'ledger' })).answer(ana, 'market', {
      offer: [
        { from: ana, to: ben, what: { silver: 2 } },
        { from: ben, to: ana, what: { gold: 1 } },
      ],
    }),
  'market-barred': () =>
    open().answer(ben, 'market', {
      offer: [
        { from: ben, to: ana, what: { silver: 1 } },
        { from: ana, to: ben, what: { white: 2 } },
      ],
    }),
  'market-others': () =>
    open()
      .answer(ben, 'market', {
        offer: [
          { from: ben, to: cleo, what: { purple: 1 } },
          { from: cleo, to: dan, what: { gold: 1 } },
          { from: dan, to: ben, what: { blue: 1 } },
        ],
      })
      .answer(cleo, 'market', { accept: 1 }),
  'market-traded': () => offered(open()).answer(ana, 'market', { accept: 1 }),
}
