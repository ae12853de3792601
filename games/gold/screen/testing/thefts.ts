import { ana, ben, cleo } from '#testkit/table'
import { fight, type GoldTable, on } from '../../position.ts'
import { dan, six } from './turns.ts'

const party = [...on(ben, 'knight'), ...on(cleo, 'dame'), ...on(dan, 'knight'), ...on(ana, 'thief')]
/** Nobody is hurried, and nobody holds anything that would open a window. */
const calm = { seats: 6, hoards: six.hoards, options: { clock: 'none' } } as const

export const thefts: Readonly<Record<string, () => GoldTable>> = {
  victim: () => fight(party, {}, calm),
  'victim-looks': () => fight([...on(ana, 'wizard'), ...party], {}, calm),
  /** The loot has been shared, and one Thief has already stolen. */
  'victim-ledger': () =>
    fight(
      [...on(ben, 'thief'), ...party.slice(1)],
      { gold: 2, silver: 3, blue: 1, white: 1 },
      { ...calm, options: { clock: 'none', display: 'ledger' } },
    )
      .deal({ [ben]: { gold: 1, silver: 1 }, [cleo]: { silver: 2, blue: 1 }, [dan]: { white: 1 }, [ana]: { gold: 1 } })
      .rolls(0)
      .answer(ben, 'victim', cleo),
  token: () => fight([...on(ana, 'wizard'), ...party], {}, calm).answer(ana, 'victim', ben),
  'token-given': () =>
    fight([...on(ana, 'knight'), ...on(ben, 'thief')], {}, { ...calm, hands: [['stoneOfMuddle']] }).answer(
      ana,
      'magic',
      {
        stoneOfMuddle: 'yes',
      },
    ),
}
