import { learner } from '#games/lesson'
import { peek } from '#kernel/secret'
import type { State } from '../types.ts'
import { course, type FistLesson, goldIn, hasEachColour, place, up } from './lesson.ts'

/** Whether the others have two fairy gold and two common gold left, as the learner is told. */
const haveFour = ({ sides }: State): boolean =>
  sides.every((side, seat) => {
    const { fairy, common } = peek(side.purse)
    return seat === learner || (fairy === 2 && common === 2 && side.spent === 6)
  })

/** When to let go: what a rival can still bid, and what a card is worth. */
export const letGo: FistLesson = {
  id: 'letGo',
  title: 'letGo.title',
  about: 'letGo.about',
  seats: 3,
  options: {},
  seed: 'fist letGo 20',
  cards: ['wizard', 'sorcerer'],
  script: course({
    from: [1, 7],
    bids: { 1: { 2: [3, 0], 4: [3, 2], 5: [0, 4], 7: [{ fairy: 2, common: 1 }, 1], 8: [{ common: 1 }, 0] } },
  }),
  beads: [
    {
      before: [{ say: 'letGo.count.spent', at: 'others' }],
      say: 'letGo.count.say',
      todo: 'letGo.count.todo',
      at: 'bid',
      asks: 'bid',
      answer: { fairy: 5 },
      presses: ['fairy', 'fairy', 'fairy', 'fairy', 'fairy', 'close'],
      praise: 'letGo.count.won',
      replies: [
        { to: bid => goldIn(bid) < 3, say: 'letGo.count.lost', back: true },
        { to: bid => goldIn(bid) === 3, say: 'letGo.count.tied', back: true },
        { to: bid => goldIn(bid) === 4, say: 'letGo.count.lucky' },
        { to: bid => goldIn(bid) > 8, say: 'letGo.count.tooMuch', back: true },
      ],
      otherwise: { say: 'letGo.count.dear' },
      expects: state => place(state) === 7 && up(state) === 'wizard' && hasEachColour(state) && haveFour(state),
    },
    {
      say: 'letGo.point.say',
      todo: 'letGo.point.todo',
      at: 'offers',
      asks: 'either',
      answer: 'first',
      presses: ['first', 'close'],
      praise: 'letGo.point.won',
      replies: [],
      otherwise: { say: 'letGo.point.silver' },
    },
    {
      before: [{ say: 'letGo.worth.card', at: 'card' }],
      say: 'letGo.worth.say',
      todo: 'letGo.worth.todo',
      at: 'nothing',
      asks: 'bid',
      answer: {},
      presses: ['nothing', 'close'],
      praise: 'letGo.worth.right',
      replies: [
        { to: bid => goldIn(bid) === 1, say: 'letGo.worth.tied', back: true },
        { to: ({ common = 0 }) => common === 0, say: 'letGo.worth.fairy' },
      ],
      otherwise: { say: 'letGo.worth.won' },
      expects: state =>
        up(state) === 'sorcerer' && state.sides.every(({ stones }) => Object.values(stones).every(n => n < 4)),
    },
  ],
  end: { say: 'letGo.end', at: 'others' },
  knows: ['letGo.knows.count', 'letGo.knows.worth'],
}
