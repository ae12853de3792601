import { seatsOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { fight, type GoldTable, on, position } from '../../position.ts'

export const [, , , dan = ana, eva = ana, fay = ana] = seatsOf(6)

/** A row in the middle of a game of six. */
export const row = [
  {
    dragon: 'thornmaw',
    tokens: { gold: 2, silver: 1, blue: 1 },
    attackers: [...on(ben, 'thief'), ...on(cleo, 'dame')],
  },
  { dragon: 'theUnseen', attackers: [...on(dan, 'knight')] },
  {
    dragon: 'theHoarder',
    tokens: { silver: 4, gold: 1, red: 2, green: 1, purple: 1, white: 1, yellow: 1 },
    attackers: [...on(fay, 'wizard'), ...on(ben, 'knight')],
  },
  { dragon: 'marshDrake', tokens: { silver: 1, purple: 2 } },
] as const

/** They lack a Knight. */
const slayers = [...on(ben, 'wizard'), ...on(cleo, 'thief'), ...on(dan, 'dame')]

const rowOfThree = [
  { ...row[0], attackers: [...on(ben, 'thief'), ...on(ana, 'wizard')] },
  { dragon: 'theUnseen', attackers: [...on(cleo, 'knight')] },
  row[3],
  { dragon: 'theHoarder', tokens: { silver: 9, gold: 1, red: 1 } },
] as const

export const six = {
  seats: 6,
  row,
  pile: ['mistscale', 'copperwing', 'greySleeper', 'deepcoil', 'emberking'],
  hoards: [
    { silver: 5, gold: 3, red: 1, blue: 2, green: 1, yellow: 1 },
    { silver: 3, gold: 1, purple: 2 },
    { gold: 4, red: 2, white: 1 },
    { silver: 2, blue: 3 },
    { yellow: 4, green: 2 },
    { silver: 6 },
  ],
  resting: [['dame'], ['dame'], [], ['wizard', 'thief'], ['knight', 'dame', 'thief'], []],
  hands: [
    ['wardstone'],
    ['keenBlade', 'silverTongue'],
    [],
    ['swapPowder'],
    [],
    ['shadowCloak', 'scryingBowl', 'dawnLantern'],
  ],
} as const

/** The player's own turn, waiting, and the end. */
export const turns: Readonly<Record<string, () => GoldTable>> = {
  attack: () => position(six),
  'attack-blade': () => position({ ...six, hands: [['keenBlade', 'dawnLantern']] }),
  'attack-barred': () => position({ ...six, hands: [['keenBlade', 'dawnLantern']], resting: [] }),
  'attack-slay': () =>
    position({
      ...six,
      row: [
        { dragon: 'stormcrest', tokens: { silver: 1, gold: 1, green: 1, white: 1 }, attackers: slayers },
        ...row.slice(1),
      ],
      hands: [],
    }),
  'attack-crowded': () =>
    position({
      ...six,
      row: [
        {
          dragon: 'theHoarder',
          tokens: { silver: 3, gold: 2, red: 1, green: 1, purple: 1, white: 1, yellow: 1 },
          attackers: [...on(ben, 'thief'), ...on(cleo, 'wizard'), ...on(dan, 'knight'), ...on(fay, 'wizard')],
        },
        {
          dragon: 'greySleeper',
          tokens: { silver: 1, gold: 1, blue: 1, green: 1, purple: 1 },
          attackers: [...on(fay, 'thief'), ...on(cleo, 'thief')],
        },
        ...row.slice(0, 2),
      ],
    }),
  'attack-one': () =>
    position({
      row: [{ dragon: 'deepcoil', attackers: [...on(ben, 'knight')] }, null, null, null],
      resting: [['dame', 'thief', 'wizard']],
      bag: {},
    }),
  'attack-draught': () =>
    position({ row: [{ dragon: 'sunbasker', tokens: { gold: 2 }, draught: 3 }, ...rowOfThree.slice(1)] }),
  'attack-ledger': () => position({ ...six, options: { display: 'ledger' } }),
  'attack-basic': () => position({ row: rowOfThree, options: { game: 'basic' }, hoards: six.hoards }),
  waiting: () => position({ ...six, turn: ben }),
  'waiting-hand': () =>
    position({ ...six, turn: ben, hands: [['invisibleHand', 'hornOfRecall', 'sevenLeagueBoots', 'secondSand']] }),
  recall: () => {
    const stuck = seatsOf(3).map(seat => on(seat, 'knight', 'dame', 'thief', 'wizard'))
    const [first = [], second = [], third = []] = stuck
    const strong = { draught: 20 } as const
    return position({
      row: [
        { dragon: 'emberking', ...strong, attackers: first.slice(0, 3) },
        { dragon: 'nightmother', ...strong, attackers: [...second, ...first.slice(3)] },
        { dragon: 'deepcoil', ...strong, attackers: third.slice(0, 3) },
        { dragon: 'theHoarder', ...strong },
      ],
      turn: cleo,
      hands: [],
      options: { clock: 'none' },
    }).answer(cleo, 'attack', { place: 'wizard@3' })
  },
  'over-cursed': () => {
    const [first, last] = [
      { [ana]: { gold: 1 }, [ben]: { silver: 1 } },
      { [ana]: { silver: 1 }, [ben]: { gold: 1 } },
    ]
    const set = { blue: 2, green: 2, purple: 2, yellow: 2, white: 2 }
    const t = fight(
      [...on(ben, 'knight'), ...on(ana, 'knight')],
      { gold: 1, silver: 1 },
      {
        row: [null, null, null],
        hoards: [set, { ...set, black: 1 }, { gold: 2, blue: 5 }],
        bag: {},
        options: { setBonus: 'perSet', clock: 'none' },
      },
    )
    return t
      .answer(ana, 'bargain', { offer: first })
      .answer(ana, 'bargain', { say: 'my last offer' })
      .leaves(cleo)
      .deal(last)
  },
  over: () =>
    fight(
      [...on(ana, 'knight'), ...on(ana, 'dame')],
      { gold: 1, blue: 1 },
      {
        seats: 6,
        row: [null, null, null],
        hoards: six.hoards,
        bag: {},
        options: { setBonus: 'perSet' },
      },
    ),
}
