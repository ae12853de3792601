import { learner } from '#games/lesson'
import { type FistLesson, goldIn, hasEachColour, up } from './lesson.ts'

/** Powers that copy: a Ghost for what came already, an Imp for what is still to come. */
export const copying: FistLesson = {
  id: 'copying',
  title: 'copying.title',
  about: 'copying.about',
  seats: 3,
  options: {},
  seed: 'fist copying 1283',
  cards: ['ghost', 'wizard', 'magician', 'imp', 'thief', 'goblin', 'doppelganger'],
  // Until the Ghost is up, only the Wizard finds a master.
  script: (state, seat, { name }) => {
    if (name !== 'bid') return null
    const [now, hasBegun] = [up(state), state.auctioned.some(({ character }) => character === 'ghost')]
    if (seat === learner) return hasBegun ? null : {}
    const wants = now === 'ghost' || now === 'imp'
    if (seat === 1) return { fairy: wants || now === 'wizard' ? 2 : 0 }
    return { fairy: wants ? 1 : 0 }
  },
  beads: [
    {
      say: 'copying.ghost.say',
      todo: 'copying.ghost.todo',
      at: 'bid',
      asks: 'bid',
      answer: { fairy: 3 },
      presses: ['fairy', 'fairy', 'fairy', 'close'],
      praise: 'copying.ghost.won',
      replies: [
        { to: bid => goldIn(bid) < 2, say: 'copying.ghost.lost', back: true },
        { to: bid => goldIn(bid) === 2, say: 'copying.ghost.tied', back: true },
        { to: bid => goldIn(bid) > 7, say: 'copying.ghost.tooMuch', back: true },
      ],
      otherwise: { say: 'copying.ghost.dear' },
      expects: state =>
        up(state) === 'ghost' &&
        hasEachColour(state) &&
        state.unseen.includes('imp') &&
        state.auctioned.some(({ character }) => character === 'wizard'),
    },
    {
      before: [{ say: 'copying.choose.pile', at: 'track' }],
      say: 'copying.choose.say',
      todo: 'copying.choose.todo',
      at: 'offers',
      asks: 'character',
      answer: 'wizard',
      presses: ['wizard', 'close'],
      praise: 'copying.choose.right',
      replies: [{ to: it => it === 'magician', say: 'copying.choose.magician', back: true }],
      otherwise: { say: 'copying.choose.other', back: true },
    },
    {
      say: 'copying.point.say',
      todo: 'copying.point.todo',
      at: 'offers',
      asks: 'either',
      answer: 'first',
      presses: ['first', 'close'],
      praise: 'copying.point.won',
      replies: [],
      otherwise: { say: 'copying.point.silver' },
    },
    {
      say: 'copying.imp.say',
      todo: 'copying.imp.todo',
      at: 'bid',
      asks: 'bid',
      answer: { fairy: 3 },
      isGood: bid => goldIn(bid) === 3,
      presses: ['fairy', 'fairy', 'fairy', 'close'],
      praise: 'copying.imp.won',
      replies: [
        { to: bid => goldIn(bid) < 2, say: 'copying.imp.lost', back: true },
        { to: bid => goldIn(bid) === 2, say: 'copying.imp.tied', back: true },
      ],
      otherwise: { say: 'copying.imp.dear' },
      expects: state =>
        up(state) === 'imp' &&
        state.unseen.includes('blueDragon') &&
        state.unseen.includes('thief') &&
        state.unseen.length > 2,
    },
    {
      before: [{ say: 'copying.any.say', at: 'offers' }],
      say: 'copying.any.thief',
      todo: 'copying.any.todo',
      at: 'offers',
      asks: 'character',
      answer: 'blueDragon',
      presses: ['blueDragon', 'close'],
      praise: 'copying.any.dragon',
      replies: [],
      otherwise: { say: 'copying.any.other' },
    },
  ],
  meanwhile: { silverBid: 'copying.meanwhile' },
  end: { say: 'copying.end', at: 'track' },
  knows: ['copying.knows.ghost', 'copying.knows.imp'],
}
