import { learner, waits } from '#games/lesson'
import type { Seat } from '#kernel/seat'
import { countsOf, noTokens, size } from '../cards/tokens.ts'
import {
  accepts,
  bargained,
  corvo,
  dealtOut,
  drusilla,
  type GoldLesson,
  offerBy,
  offers,
  offersTwoTo,
  refuses,
  sent,
  strengthAt,
  type Talk,
  talkIn,
  untimed,
} from './lesson.ts'

const attacks = sent(['dame@1', 'dame@1', 'knight@1', 'knight@3', 'knight@2', 'dame@2'])

/** Nobody offers anything before the learner has shown what to want; then one of the others is greedy. */
function afterSigns(talk: Talk, seat: Seat): unknown {
  const { wants, waives } = talk.bargain
  const hasShown = [wants, waives].some(signs => size(signs[learner] ?? noTokens) > 0)
  if (!hasShown) return seat === learner ? null : waits
  return bargained(talk, seat, corvo, ({ loot }) => ({
    ...dealtOut({ ...loot, silver: loot.silver - 1 }, [corvo, drusilla]),
    [learner]: { silver: 1 },
  }))
}

/** One of the others wants everything, and does not move. */
function stubborn(talk: Talk, seat: Seat): unknown {
  const { bargain, kill } = talk
  const hasOffered = offerBy(talk, drusilla) !== undefined
  const isRefused = bargain.refuses[learner] === true
  if (seat === learner) return hasOffered && !isRefused ? null : waits
  if (!hasOffered) return { offer: { [drusilla]: countsOf(kill.loot), [learner]: {} } }
  return isRefused && !bargain.refuses[drusilla] ? { noDeal: 'yes' } : waits
}

const isSign = (move: object): boolean =>
  Object.entries(move).some(
    ([name, what]) => (name === 'claim' || name === 'waive') && Object.values(what).some(n => n !== 0),
  )

/** What is said in a bargain, what silence means, and that there may be no deal. */
export const bargain: GoldLesson = {
  id: 'bargain',
  title: 'bargain.title',
  about: 'bargain.about',
  seats: 3,
  options: untimed,
  seed: 'gold bargain 190',
  cards: ['dame'],
  script(state, seat, question) {
    const talk = talkIn(state)
    if (talk === null || question.name !== 'bargain') return attacks(state, question)
    if (state.turns > 6) return null
    return talk.kill.party.length === 3 ? afterSigns(talk, seat) : stubborn(talk, seat)
  },
  beads: [
    {
      say: 'bargain.signs.say',
      todo: 'bargain.signs.todo',
      at: 'tile',
      asks: 'bargain',
      answer: { claim: { gold: 1 } },
      isGood: isSign,
      presses: ['tile'],
      praise: 'bargain.signs.done',
      replies: [
        { to: offers, say: 'bargain.signs.offered', stays: true },
        { to: refuses, say: 'bargain.signs.refused', stays: true },
      ],
      otherwise: { say: 'bargain.signs.talk', stays: true },
      expects: state =>
        state.turns === 3 &&
        state.turn === learner &&
        strengthAt(state, 2) === 7 &&
        state.kill !== null &&
        state.kill.party.length === 3 &&
        size(state.kill.loot) === 8 &&
        state.kill.loot.gold > 1 &&
        state.kill.loot.silver > 1,
    },
    {
      before: [{ say: 'bargain.counter.sand', at: 'loot' }],
      say: 'bargain.counter.say',
      todo: 'bargain.counter.todo',
      at: 'offer',
      asks: 'bargain',
      answer: {
        offer: {
          [learner]: { gold: 1, blue: 2 },
          [corvo]: { gold: 1, silver: 1 },
          [drusilla]: { green: 1, silver: 2 },
        },
      },
      isGood: offersTwoTo(corvo, drusilla),
      presses: ['draft', 'primary', 'primary'],
      praise: 'bargain.counter.done',
      replies: [
        { to: accepts, say: 'bargain.counter.accepted' },
        { to: offers, say: 'bargain.counter.tooLittle', stays: true },
        { to: refuses, say: 'bargain.counter.refused', stays: true },
      ],
      otherwise: { say: 'bargain.counter.talk', stays: true },
    },
    {
      before: [
        { say: 'bargain.none.sent', at: 'others' },
        { say: 'bargain.none.wants', at: 'offer' },
      ],
      say: 'bargain.none.say',
      todo: 'bargain.none.todo',
      at: 'say',
      asks: 'bargain',
      answer: { noDeal: 'yes' },
      presses: ['say', 'noDeal'],
      praise: 'bargain.none.done',
      replies: [
        { to: accepts, say: 'bargain.none.accepted' },
        { to: offers, say: 'bargain.none.offered', stays: true },
      ],
      otherwise: { say: 'bargain.none.talk', stays: true },
    },
  ],
  end: { say: 'bargain.end', at: 'seat' },
  knows: ['bargain.knows.voice', 'bargain.knows.signs', 'bargain.knows.silence', 'bargain.knows.last'],
}
