import { learner } from '#games/lesson'
import { of } from '#kernel/seat'
import { isEvent } from '../cards/index.ts'
import { countOf } from '../rules/groups.ts'
import {
  calm,
  corvo,
  course,
  type DwarvesLesson,
  discards,
  handOf,
  helpsOthers,
  holds,
  isAhead,
  plays,
} from './lesson.ts'

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
    turns: [
      ['dwarf'],
      ['goblin', 'gnome'],
      null,
      ['gnome', 'goblin'],
      null,
      ['gnome', 'goblin', 'orc', 'elf'],
      null,
      ['grannysCellar'],
    ],
    isAsked: ({ turns }, name) =>
      name === 'lay' || name === 'reroll' || (name === 'draw' && (turns === 3 || turns === 7 || turns > 8)),
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
        handOf(state, corvo).includes('grannysCellar') &&
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
      before: [
        { say: 'first.battle.elf', at: 'others' },
        { say: 'first.battle.others', at: 'others' },
      ],
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
    {
      before: [
        { say: 'first.attacked.all', at: 'tracks' },
        { say: 'first.attacked.bluff', at: 'hand' },
      ],
      say: 'first.attacked.say',
      todo: 'first.attacked.todo',
      at: 'hand',
      asks: 'lay',
      answer: { lay: 'goblin' },
      isGood: move => 'lay' in move && !isEvent(move.lay),
      presses: ['goblin', 'primary'],
      praise: 'first.attacked.laid',
      replies: [{ to: move => 'none' in move, say: 'first.attacked.none' }],
      otherwise: { say: 'first.lay.event', back: true },
      expects: ({ turns, turn }) => turns === 8 && turn === corvo,
    },
    {
      before: [
        { say: 'first.again.gather', at: 'seat' },
        { say: 'first.again.kinds', at: 'hand' },
      ],
      say: 'first.again.say',
      todo: 'first.again.todo',
      at: 'hand',
      asks: 'turn',
      answer: { creature: 'cyclops' },
      isGood: plays(),
      presses: ['anyCreature', 'primary'],
      praise: 'first.again.played',
      replies: [
        { to: discards, say: 'first.again.discarded' },
        { to: turn => 'battle' in turn, say: 'first.battle.played' },
      ],
      otherwise: { say: 'first.again.other' },
      expects: ({ turns, turn }) => turns === 9 && turn === learner,
    },
  ],
  end: { say: 'first.end', at: 'others' },
  knows: ['first.knows.gold', 'first.knows.turn', 'first.knows.dice', 'first.knows.price', 'first.knows.all'],
}
