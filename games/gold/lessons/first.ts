import { learner } from '#games/lesson'
import {
  accepts,
  bargained,
  corvo,
  dealtOut,
  drusilla,
  type GoldLesson,
  gemsIn,
  lootOn,
  offers,
  offersTwoTo,
  refuses,
  sends,
  sent,
  strengthAt,
  talkIn,
  untimed,
} from './lesson.ts'

const attacks = sent([
  'dame@1',
  'knight@2',
  null,
  'knight@3',
  'dame@3',
  null,
  'thief@1',
  'wizard@0',
  null,
  'wizard@0',
  'thief@2',
])

/** The first lesson: a dragon dies, its loot is shared, and what counts at the end. */
export const first: GoldLesson = {
  id: 'first',
  title: 'first.title',
  about: 'first.about',
  seats: 3,
  options: untimed,
  seed: 'gold first 2369',
  cards: ['knight', 'dame', 'thief', 'wizard'],
  script(state, seat, question) {
    const talk = talkIn(state)
    if (talk === null || question.name !== 'bargain') return attacks(state, question)
    if (state.turns > 9) return null
    const by = talk.kill.party.includes(corvo) ? corvo : null
    return bargained(talk, seat, by, ({ loot, party }) =>
      dealtOut(loot, [learner, ...party.filter(it => it !== learner)]),
    )
  },
  beads: [
    {
      say: 'first.dragon.say',
      todo: 'first.dragon.todo',
      at: 'lair2',
      asks: 'attack',
      answer: { place: 'dame@1' },
      presses: ['dame', 'choose2', 'primary'],
      praise: 'first.dragon.slain',
      replies: [
        { to: sends('thief@1', 'wizard@1'), say: 'first.dragon.weak', back: true },
        { to: sends('knight@1'), say: 'first.dragon.strong', back: true },
      ],
      otherwise: { say: 'first.dragon.elsewhere', back: true },
      expects: state =>
        state.turns === 3 &&
        state.turn === learner &&
        strengthAt(state, 1) === 6 &&
        lootOn(state, 1) === 6 &&
        strengthAt(state, 0) >= 6 &&
        strengthAt(state, 2) === 7 &&
        strengthAt(state, 3) >= 8,
    },
    {
      before: [
        { say: 'first.accept.worth', at: 'loot' },
        { say: 'first.accept.gems', at: 'loot' },
      ],
      say: 'first.accept.say',
      todo: 'first.accept.todo',
      at: 'offer',
      asks: 'bargain',
      answer: { accept: 1 },
      presses: ['openOffer', 'acceptOffer'],
      praise: 'first.accept.done',
      replies: [
        { to: offersTwoTo(corvo), say: 'first.accept.own' },
        { to: offers, say: 'first.accept.tooLittle', stays: true },
        { to: refuses, say: 'first.accept.refused', stays: true },
      ],
      otherwise: { say: 'first.accept.talk', stays: true },
      expects: ({ kill }) =>
        kill !== null && kill.loot.red + kill.loot.black === 0 && kill.loot.gold > 0 && gemsIn(kill.loot) > 1,
    },
    {
      before: [
        { say: 'first.second.lead', at: 'hoard' },
        { say: 'first.second.team', at: 'senders' },
        { say: 'first.second.rest', at: 'senders' },
      ],
      say: 'first.second.say',
      todo: 'first.second.todo',
      at: 'lair3',
      asks: 'attack',
      answer: { place: 'knight@2' },
      isGood: sends('dame@2'),
      presses: ['knight', 'choose3', 'primary'],
      praise: 'first.second.slain',
      replies: [{ to: sends('thief@2', 'wizard@2'), say: 'first.second.weak', back: true }],
      otherwise: { say: 'first.second.elsewhere', back: true },
    },
    {
      before: [
        { say: 'first.offer.voice', at: 'slain' },
        { say: 'first.offer.sand', at: 'slain' },
        { say: 'first.offer.lead', at: 'loot' },
      ],
      say: 'first.offer.say',
      todo: 'first.offer.todo',
      at: 'primary',
      asks: 'bargain',
      answer: { offer: { [learner]: { silver: 1, green: 1, yellow: 1 }, [drusilla]: { purple: 1, white: 2 } } },
      isGood: offersTwoTo(drusilla),
      presses: ['primary', 'primary'],
      praise: 'first.offer.done',
      replies: [
        { to: offers, say: 'first.offer.tooLittle', stays: true },
        { to: accepts, say: 'first.offer.done' },
        { to: refuses, say: 'first.offer.refused', stays: true },
      ],
      otherwise: { say: 'first.offer.talk', stays: true },
    },
    {
      before: [{ say: 'first.voice.count', at: 'hoard' }],
      say: 'first.voice.say',
      todo: 'first.voice.todo',
      at: 'lair4',
      asks: 'attack',
      answer: { place: 'wizard@3' },
      presses: ['wizard', 'choose4', 'primary'],
      praise: 'first.voice.slain',
      replies: [{ to: sends('thief@3'), say: 'first.voice.strong', back: true }],
      otherwise: { say: 'first.voice.elsewhere', back: true },
      expects: state => strengthAt(state, 3) === 8,
    },
    {
      before: [
        { say: 'first.three.red', at: 'seat' },
        { say: 'first.three.lead', at: 'hoard' },
      ],
      say: 'first.three.say',
      todo: 'first.three.todo',
      at: 'offer',
      asks: 'bargain',
      answer: { accept: 1 },
      isGood: move => accepts(move) || offersTwoTo(corvo, drusilla)(move),
      presses: ['openOffer', 'acceptOffer'],
      praise: 'first.three.done',
      replies: [
        { to: offers, say: 'first.three.tooLittle', stays: true },
        { to: refuses, say: 'first.three.refused', stays: true },
      ],
      otherwise: { say: 'first.accept.talk', stays: true },
      expects: ({ kill }) => kill !== null && kill.party.length === 3 && kill.loot.red === 0 && gemsIn(kill.loot) > 2,
    },
    {
      before: [
        { say: 'first.last.ending', at: 'row' },
        { say: 'first.last.market', at: 'row' },
        { say: 'first.last.rest', at: 'senders' },
      ],
      say: 'first.last.say',
      todo: 'first.last.todo',
      at: 'row',
      asks: 'attack',
      answer: { place: 'thief@3' },
      isGood: () => true,
      presses: ['thief', 'choose4', 'primary'],
      praise: 'first.last.done',
      replies: [],
      otherwise: { say: 'first.last.done' },
    },
  ],
  end: { say: 'first.end', at: 'hoard' },
  knows: ['first.knows.strong', 'first.knows.agree', 'first.knows.points', 'first.knows.gems', 'first.knows.voice'],
}
