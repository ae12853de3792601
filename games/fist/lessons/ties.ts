import type { Seat } from '#kernel/seat'
import { course, type FistLesson, goldIn, hasEachColour, isDragonUp, up } from './lesson.ts'

const corvo = 1 as Seat
const gold = course({ from: [1, 1], bids: { 1: { 2: [2, 0], 3: [4, 1] } } })

/** Ties, silver and the curse. */
export const ties: FistLesson = {
  id: 'ties',
  title: 'ties.title',
  about: 'ties.about',
  seats: 3,
  options: {},
  seed: 'fist ties 0',
  cards: ['witch', 'wizard'],
  script: (state, seat, question) => {
    if (question.name === 'silverBid') return seat === corvo ? { silver: 1 } : null
    return question.name === 'either' && seat === corvo ? 'first' : gold(state, seat, question)
  },
  beads: [
    {
      say: 'ties.witch.say',
      todo: 'ties.witch.todo',
      at: 'bid',
      asks: 'bid',
      answer: { fairy: 1 },
      isGood: bid => goldIn(bid) === 1,
      presses: ['fairy', 'close'],
      praise: 'ties.witch.won',
      replies: [
        { to: bid => goldIn(bid) === 0, say: 'ties.witch.nothing', back: true },
        { to: bid => goldIn(bid) > 3, say: 'ties.witch.tooMuch', back: true },
      ],
      otherwise: { say: 'ties.witch.dear' },
    },
    {
      say: 'ties.tie.say',
      todo: 'ties.tie.todo',
      at: 'bid',
      asks: 'bid',
      answer: { fairy: 2 },
      isGood: ({ black = 0, ...bid }) => black === 0 && goldIn(bid) === 2,
      presses: ['fairy', 'fairy', 'close'],
      praise: 'ties.tie.tied',
      replies: [
        { to: ({ black = 0 }) => black > 0, say: 'ties.tie.cursed', back: true },
        { to: bid => goldIn(bid) > 2, say: 'ties.tie.won', back: true },
      ],
      otherwise: { say: 'ties.tie.lost', back: true },
      expects: isDragonUp,
    },
    {
      say: 'ties.silver.say',
      todo: 'ties.silver.todo',
      at: 'bid',
      asks: 'silverBid',
      answer: { silver: 2 },
      presses: ['silver', 'silver', 'close'],
      praise: 'ties.silver.won',
      replies: [
        { to: ({ silver = 0 }) => silver === 1, say: 'ties.silver.tied' },
        { to: ({ silver = 0 }) => silver === 0, say: 'ties.silver.lost' },
      ],
      otherwise: { say: 'ties.silver.dear' },
    },
    {
      before: [{ say: 'ties.curse.danger', at: 'others' }],
      say: 'ties.curse.say',
      todo: 'ties.curse.todo',
      at: 'bid',
      asks: 'bid',
      answer: { black: 1 },
      presses: ['black', 'close'],
      praise: 'ties.curse.cursed',
      replies: [
        { to: ({ black = 0 }) => black > 0, say: 'ties.curse.withCoins' },
        { to: bid => goldIn(bid) > 4, say: 'ties.curse.won' },
        { to: bid => goldIn(bid) === 4, say: 'ties.curse.tied' },
      ],
      otherwise: { say: 'ties.curse.lost' },
      expects: state => up(state) === 'wizard' && hasEachColour(state, corvo),
    },
  ],
  end: { say: 'ties.end', at: 'seat' },
  knows: ['ties.knows.silver', 'ties.knows.curse'],
}
