import { of } from '#kernel/seat'
import { isEvent } from '../cards/index.ts'
import { creatureCount, diceOnSide } from '../rules/groups.ts'
import { calm, corvo, course, type DwarvesLesson, holds, isAhead } from './lesson.ts'

/** Cards laid face down: events, bluffs, and Forget it!. */
export const events: DwarvesLesson = {
  id: 'events',
  title: 'events.title',
  about: 'events.about',
  seats: 2,
  options: calm,
  seed: 'dwarves events 293',
  script: course({
    deal: [
      ['creature', 'creature', 'other', 'other', 'other'],
      ['creature', 'creature', 'other', 'other', 'other'],
    ],
    turns: [
      ['orc', 'dwarf', 'elf', 'gnome', 'goblin'],
      ['cyclops', 'troll', 'orc', 'dwarf'],
      ['dwarf', 'elf', 'orc', 'gnome', 'goblin'],
      ['sandwich', 'duel', 'ford', 'tollBridge', 'broomMine', 'grannysCellar', 'smelter', 'redValley'],
      null,
    ],
    isAsked: ({ battle }, name) =>
      name === 'lay' || name === 'target' || (name === 'react' && battle?.playing?.seat === corvo),
    lays: 'onceMore',
  }),
  beads: [
    {
      before: [{ say: 'events.lay.rival', at: 'tracks' }],
      say: 'events.lay.say',
      todo: 'events.lay.todo',
      at: 'boo',
      asks: 'lay',
      answer: { lay: 'boo' },
      presses: ['boo', 'primary'],
      praise: 'events.lay.laid',
      replies: [
        { to: move => 'none' in move, say: 'events.lay.none', back: true },
        { to: move => 'lay' in move && move.lay === 'forgetIt', say: 'events.lay.forget', back: true },
        { to: move => 'lay' in move && isEvent(move.lay), say: 'events.lay.event', back: true },
      ],
      otherwise: { say: 'events.lay.bluff', back: true },
      expects: state =>
        state.turn === corvo &&
        holds(state, 'boo', 'forgetIt') &&
        state.battle?.laid[corvo] !== null &&
        !isAhead(state) &&
        creatureCount(of(state.sides, corvo)) === 1 &&
        diceOnSide(of(state.sides, corvo)) > 2,
    },
    {
      say: 'events.forget.say',
      todo: 'events.forget.todo',
      at: 'forget',
      asks: 'react',
      answer: { forget: 'yes' },
      presses: ['forget'],
      praise: 'events.forget.cancelled',
      replies: [],
      otherwise: { say: 'events.forget.letBe' },
      expects: ({ battle }) => battle?.playing?.event === 'onceMore',
    },
    {
      say: 'events.boo.say',
      todo: 'events.boo.todo',
      at: 'groups',
      asks: 'target',
      answer: '1.0',
      presses: ['target', 'primary'],
      praise: 'events.boo.scared',
      replies: [],
      otherwise: { say: 'events.boo.own' },
    },
  ],
  end: { say: 'events.end', at: 'others' },
  knows: ['events.knows.laid', 'events.knows.bluff', 'events.knows.forget'],
}
