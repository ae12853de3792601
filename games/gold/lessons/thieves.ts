import { learner } from '#games/lesson'
import {
  bargained,
  corvo,
  dealtOut,
  drusilla,
  type GoldLesson,
  offers,
  offersTwoTo,
  refuses,
  sends,
  sent,
  talkIn,
  untimed,
} from './lesson.ts'

const attacks = sent(['dame@1', 'dame@1', 'thief@1', 'knight@3', 'knight@0', null])

/** The Wizard's red tokens, and what a Thief takes. */
export const thieves: GoldLesson = {
  id: 'thieves',
  title: 'thieves.title',
  about: 'thieves.about',
  seats: 3,
  options: untimed,
  seed: 'gold thieves 4891',
  cards: ['thief', 'wizard'],
  script(state, seat, question) {
    const talk = talkIn(state)
    if (talk === null || question.name !== 'bargain') return attacks(state, question)
    if (state.turns > 6) return null
    return bargained(talk, seat, corvo, ({ loot }) => dealtOut(loot, [learner, corvo, drusilla]))
  },
  beads: [
    {
      say: 'thieves.send.say',
      todo: 'thieves.send.todo',
      at: 'lair2',
      asks: 'attack',
      answer: { place: 'wizard@1' },
      presses: ['wizard', 'choose2', 'primary'],
      praise: 'thieves.send.slain',
      replies: [{ to: sends('knight@1', 'dame@1'), say: 'thieves.send.strong', back: true }],
      otherwise: { say: 'thieves.send.elsewhere', back: true },
      expects: state =>
        state.turns === 6 &&
        state.turn === learner &&
        state.row[1]?.dragon === 'frostmantle' &&
        state.row[1].tokens.red > 1 &&
        state.row[1].tokens.gold > 0,
    },
    {
      before: [{ say: 'thieves.accept.red', at: 'hoard' }],
      say: 'thieves.accept.say',
      todo: 'thieves.accept.todo',
      at: 'offer',
      asks: 'bargain',
      answer: { accept: 1 },
      presses: ['openOffer', 'acceptOffer'],
      praise: 'thieves.accept.done',
      replies: [
        { to: offersTwoTo(corvo, drusilla), say: 'thieves.accept.own' },
        { to: offers, say: 'thieves.accept.tooLittle', stays: true },
        { to: refuses, say: 'thieves.accept.refused', stays: true },
      ],
      otherwise: { say: 'thieves.accept.talk', stays: true },
    },
    {
      say: 'thieves.victim.say',
      todo: 'thieves.victim.todo',
      at: 'victims',
      asks: 'victim',
      answer: corvo,
      isGood: () => true,
      presses: ['victim', 'primary'],
      praise: 'thieves.victim.done',
      replies: [],
      otherwise: { say: 'thieves.victim.done' },
    },
    {
      say: 'thieves.token.say',
      todo: 'thieves.token.todo',
      at: 'tokens',
      asks: 'token',
      answer: 'gold',
      presses: ['token', 'primary'],
      praise: 'thieves.token.gold',
      replies: [],
      otherwise: { say: 'thieves.token.other' },
    },
  ],
  end: { say: 'thieves.end', at: 'hoard' },
  knows: ['thieves.knows.wizard', 'thieves.knows.thief', 'thieves.knows.both', 'thieves.knows.order'],
}
