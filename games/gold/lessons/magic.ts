import { learner } from '#games/lesson'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { ObjectId } from '../magic/cards.ts'
import type { Asks, State } from '../types.ts'
import { type GoldLesson, sends, sent, strengthAt } from './lesson.ts'

const attacks = sent(['knight@2', 'dame@2', 'wizard@1', 'dame@0', 'thief@3', null])

const holds = ({ sides }: State, object: ObjectId): boolean => peek(of(sides, learner).hand).includes(object)

/** Nobody else plays anything; the learner does when a dragon is dead, between turns. */
function script(state: State, seat: Seat, question: Question<Asks>): unknown {
  if (question.name !== 'magic') return attacks(state, question)
  const { stage, slain } = state
  const isMoment = stage?.at === 'window' && stage.when === 'between turns' && slain.length > 0
  if (seat === learner && isMoment && holds(state, 'hornOfRecall')) return null
  return state.turns > 6 && seat !== learner ? null : { pass: 'yes' }
}

/** Objects: in one's own turn, and between turns. */
export const magic: GoldLesson = {
  id: 'magic',
  title: 'magic.title',
  about: 'magic.about',
  seats: 3,
  options: { game: 'advanced', clock: 'none' },
  seed: 'gold magic 6960',
  cards: ['keenBlade', 'hornOfRecall', 'knight', 'wizard'],
  script,
  beads: [
    {
      before: [{ say: 'magic.blade.object', at: 'blade' }],
      say: 'magic.blade.say',
      todo: 'magic.blade.todo',
      at: 'lair2',
      asks: 'attack',
      answer: { keenBlade: 'knight@1' },
      isGood: move => 'keenBlade' in move && move.keenBlade === 'dame@1',
      presses: ['blade', 'knight', 'choose2', 'primary'],
      praise: 'magic.blade.slain',
      replies: [{ to: sends('knight@1'), say: 'magic.blade.without', back: true }],
      otherwise: { say: 'magic.blade.elsewhere', back: true },
      expects: state =>
        state.turns === 6 &&
        state.turn === learner &&
        holds(state, 'keenBlade') &&
        strengthAt(state, 1) === 7 &&
        (state.row[1]?.tokens.red ?? 0) > 0 &&
        strengthAt(state, 2) >= 8,
    },
    {
      before: [
        { say: 'magic.horn.red', at: 'hoard' },
        { say: 'magic.horn.window', at: 'magic' },
      ],
      say: 'magic.horn.say',
      todo: 'magic.horn.todo',
      at: 'lair3',
      asks: 'magic',
      answer: { hornOfRecall: '1.knight' },
      isGood: move => 'hornOfRecall' in move,
      presses: ['horn', 'choose3', 'target', 'primary'],
      praise: 'magic.horn.done',
      replies: [],
      otherwise: { say: 'magic.horn.kept' },
      expects: state => holds(state, 'hornOfRecall'),
    },
  ],
  end: { say: 'magic.end', at: 'seat' },
  knows: ['magic.knows.when', 'magic.knows.red', 'magic.knows.gems', 'magic.knows.black'],
}
