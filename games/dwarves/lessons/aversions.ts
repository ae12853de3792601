import { learner } from '#games/lesson'
import { of } from '#kernel/seat'
import { countOf, countOnTable } from '../rules/groups.ts'
import { calm, corvo, course, type DwarvesLesson, handOf, holds, plays } from './lesson.ts'

/** Who drives off whom, the third of a kind, and creatures that fly. */
export const aversions: DwarvesLesson = {
  id: 'aversions',
  title: 'aversions.title',
  about: 'aversions.about',
  seats: 2,
  options: calm,
  seed: 'dwarves aversions 3816',
  script: course({
    deal: [
      ['creature', 'creature', 'creature', 'creature', 'other'],
      ['creature', 'creature', 'creature', 'creature', 'creature'],
    ],
    turns: [['dwarf'], ['troll'], null, ['orc'], null, ['orc', 'goblin', 'gnome', 'elf', 'medusa', 'yeti'], null],
    isAsked: () => false,
  }),
  beads: [
    {
      before: [{ say: 'aversions.fly.list', at: 'aversions' }],
      say: 'aversions.fly.say',
      todo: 'aversions.fly.todo',
      at: 'flying',
      asks: 'turn',
      answer: { ability: 'flyingDwarves@0.dwarf' },
      presses: ['flying', 'primary'],
      praise: 'aversions.fly.laid',
      replies: [{ to: plays('troll'), say: 'aversions.fly.troll', back: true }],
      otherwise: { say: 'aversions.fly.other', back: true },
      expects: state =>
        state.turns === 3 &&
        state.turn === learner &&
        holds(state, 'flyingDwarves') &&
        handOf(state).filter(card => card === 'troll').length > 1 &&
        countOf(of(state.sides, corvo), 'troll') === 1 &&
        countOf(of(state.sides, learner), 'dwarf') === 1,
    },
    {
      say: 'aversions.second.say',
      todo: 'aversions.second.todo',
      at: 'troll',
      asks: 'turn',
      answer: { creature: 'troll' },
      presses: ['troll', 'primary'],
      praise: 'aversions.second.played',
      replies: [],
      otherwise: { say: 'aversions.second.other', back: true },
      expects: state => countOf(of(state.sides, corvo), 'orc') === 1,
    },
    {
      before: [{ say: 'aversions.third.two', at: 'aversions' }],
      say: 'aversions.third.say',
      todo: 'aversions.third.todo',
      at: 'troll',
      asks: 'turn',
      answer: { creature: 'troll' },
      presses: ['troll', 'primary'],
      praise: 'aversions.third.played',
      replies: [],
      otherwise: { say: 'aversions.third.other' },
      expects: state => countOnTable(state, 'troll') === 2 && countOf(of(state.sides, corvo), 'orc') === 2,
    },
  ],
  end: { say: 'aversions.end', at: 'others' },
  knows: ['aversions.knows.own', 'aversions.knows.third', 'aversions.knows.fly'],
}
