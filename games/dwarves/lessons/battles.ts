import { learner } from '#games/lesson'
import { of } from '#kernel/seat'
import { countOf, creatureCount } from '../rules/groups.ts'
import { calm, corvo, course, type DwarvesLesson, holds } from './lesson.ts'

/** Whom to send, treasure, a die rolled again, and the price of victory. */
export const battles: DwarvesLesson = {
  id: 'battles',
  title: 'battles.title',
  about: 'battles.about',
  seats: 2,
  options: calm,
  seed: 'dwarves battles 22410',
  script: course({
    deal: [
      ['creature', 'creature', 'creature', 'other', 'other'],
      ['creature', 'creature', 'creature', 'other', 'other'],
    ],
    turns: [
      ['elf'],
      ['goblin', 'gnome', 'dwarf'],
      ['dwarf'],
      ['gnome', 'goblin', 'dwarf'],
      ['gnome'],
      ['gnome', 'goblin', 'dwarf'],
      null,
    ],
    isAsked: (_, name) => name === 'fighters' || name === 'reroll' || name === 'loss',
  }),
  beads: [
    {
      say: 'battles.start.say',
      todo: 'battles.start.todo',
      at: 'battle',
      asks: 'turn',
      answer: { battle: 'ford' },
      presses: ['battle', 'primary'],
      praise: 'battles.start.played',
      replies: [{ to: turn => 'battle' in turn, say: 'battles.start.bigger', back: true }],
      otherwise: { say: 'battles.start.other', back: true },
      expects: state => {
        const [own, rival] = [of(state.sides, learner), of(state.sides, corvo)]
        const mine = ['elf', 'dwarf', 'gnome'] as const
        return (
          state.turns === 7 &&
          state.turn === learner &&
          mine.every(kind => countOf(own, kind) === 1) &&
          creatureCount(own) === 3 &&
          creatureCount(rival) > 1 &&
          holds(state, 'ford')
        )
      },
    },
    {
      say: 'battles.send.say',
      todo: 'battles.send.todo',
      at: 'bench',
      asks: 'fighters',
      answer: { elf: 1, dwarf: 1 },
      presses: ['primary'],
      praise: 'battles.send.sent',
      replies: [],
      otherwise: { say: 'battles.send.other', back: true },
    },
    {
      before: [{ say: 'battles.reroll.dice', at: 'tracks' }],
      say: 'battles.reroll.say',
      todo: 'battles.reroll.todo',
      at: 'dice',
      asks: 'reroll',
      answer: { die: 2 },
      presses: ['two', 'primary'],
      praise: 'battles.reroll.rolled',
      replies: [{ to: move => 'keep' in move, say: 'battles.reroll.kept' }],
      otherwise: { say: 'battles.reroll.other' },
      expects: ({ battle }) => {
        const fighters = battle?.armies[learner]?.fighters ?? []
        const [low = 0, high = 0] = fighters.find(({ kind }) => kind === 'elf')?.dice.toSorted() ?? []
        const dwarf = fighters.find(({ kind }) => kind === 'dwarf')
        return low === 2 && high > 3 && dwarf?.found === 1
      },
    },
    {
      say: 'battles.loss.say',
      todo: 'battles.loss.todo',
      at: 'groups',
      asks: 'loss',
      answer: 'elf',
      presses: ['elf', 'primary'],
      praise: 'battles.loss.elf',
      replies: [],
      otherwise: { say: 'battles.loss.dwarf' },
      expects: ({ battle }) => battle?.winners.length === 1,
    },
  ],
  end: { say: 'battles.end', at: 'others' },
  knows: ['battles.knows.send', 'battles.knows.treasure', 'battles.knows.price'],
}
