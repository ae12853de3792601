import { learner } from '#games/lesson'
import { of } from '#kernel/seat'
import { isEvent } from '../cards/index.ts'
import { countOf } from '../rules/groups.ts'
import { calm, course, type DwarvesLesson, discards, helpsOthers, holds, isAhead, plays } from './lesson.ts'

/** The first lesson: a creature, drawing, an ability, a battle, and what wins the game. */
export const first: DwarvesLesson = {
  id: 'first',
  title: 'first.title',
  about: 'first.about',
  seats: 2,
  options: calm,
  seed: 'dwarves first 3401',
  script: course({
    deal: [
      ['creature', 'creature', 'creature', 'other', 'other'],
      ['creature', 'creature', 'creature', 'creature', 'other'],
    ],
    turns: [['dwarf'], ['goblin', 'gnome'], null, ['gnome', 'goblin'], null, ['gnome', 'goblin', 'orc', 'elf'], null],
    isAsked: ({ turns }, name) =>
      name === 'lay' || name === 'reroll' || (name === 'draw' && (turns === 3 || turns > 6)),
  }),
  beads: [
    {
      say: 'first.dwarf.say',
      todo: 'first.dwarf.todo',
      at: 'dwarf',
      asks: 'turn',
      answer: { creature: 'dwarf' },
      presses: ['dwarf', 'primary'],
      praise: 'first.dwarf.played',
      replies: [
        { to: plays('troll'), say: 'first.dwarf.troll', back: true },
        { to: plays(), say: 'first.dwarf.creature' },
        { to: discards, say: 'first.dwarf.discarded', back: true },
      ],
      otherwise: { say: 'first.dwarf.other', back: true },
      expects: state =>
        state.turns === 3 &&
        state.turn === learner &&
        holds(state, 'dwarf', 'strongDwarves', 'ford') &&
        countOf(of(state.sides, learner), 'dwarf') === 1,
    },
    {
      say: 'first.draw.say',
      todo: 'first.draw.todo',
      at: 'decks',
      asks: 'draw',
      answer: 'creature',
      isGood: () => true,
      presses: ['creature'],
      praise: 'first.draw.drawn',
      replies: [],
      otherwise: { say: 'first.draw.drawn' },
    },
    {
      before: [{ say: 'first.strong.kinds', at: 'creatures' }],
      say: 'first.strong.say',
      todo: 'first.strong.todo',
      at: 'strong',
      asks: 'turn',
      answer: { ability: 'strongDwarves@0.dwarf' },
      presses: ['strong', 'ownDwarf', 'primary'],
      praise: 'first.strong.laid',
      replies: [{ to: helpsOthers, say: 'first.strong.helps', back: true }],
      otherwise: { say: 'first.strong.other', back: true },
    },
    {
      before: [{ say: 'first.battle.others', at: 'others' }],
      say: 'first.battle.say',
      todo: 'first.battle.todo',
      at: 'battle',
      asks: 'turn',
      answer: { battle: 'ford' },
      presses: ['battle', 'primary'],
      praise: 'first.battle.played',
      replies: [{ to: turn => 'battle' in turn, say: 'first.battle.played' }],
      otherwise: { say: 'first.battle.other', back: true },
    },
    {
      before: [
        { say: 'first.lay.dice', at: 'tracks' },
        { say: 'first.lay.paid', at: 'tracks' },
      ],
      say: 'first.lay.say',
      todo: 'first.lay.todo',
      at: 'nothing',
      asks: 'lay',
      answer: { none: 'yes' },
      presses: ['nothing', 'primary'],
      praise: 'first.lay.none',
      replies: [{ to: move => 'lay' in move && isEvent(move.lay), say: 'first.lay.event', back: true }],
      otherwise: { say: 'first.lay.bluff' },
      expects: state => isAhead(state) && (state.battle?.armies[learner]?.treasure ?? 0) > 0,
    },
    {
      before: [
        { say: 'first.refill.price', at: 'creatures' },
        { say: 'first.refill.gold', at: 'gold' },
        { say: 'first.refill.race', at: 'others' },
      ],
      say: 'first.refill.say',
      todo: 'first.refill.todo',
      at: 'decks',
      asks: 'draw',
      answer: 'creature',
      isGood: () => true,
      presses: ['creature'],
      praise: 'first.refill.drawn',
      replies: [],
      otherwise: { say: 'first.refill.drawn' },
      expects: ({ sides }) => of(sides, learner).gold > 3,
    },
  ],
  end: { say: 'first.end', at: 'others' },
  knows: ['first.knows.gold', 'first.knows.turn', 'first.knows.dice', 'first.knows.price'],
}
