import { expect, test } from 'vitest'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { StackedDice } from '#testkit/dice'
import { ana, ben, cleo } from '#testkit/table'
import { dwarves } from '../index.ts'
import { options } from '../options.ts'
import { battle, DwarvesTable, position } from '../position.ts'
import type { Asks } from '../types.ts'

/* Bad input to each of the eleven questions is refused by its rule and changes nothing. */

type Code = 'not an answer' | 'not allowed' | 'not asked' | 'another question' | 'over'
type Name = keyof Asks
type Wrong = readonly [answer: unknown, code: Code, rule: string]

/** A table where one seat is asked this. */
interface Spot {
  /** The rule that says when it is asked. */
  readonly asked: string
  readonly table: () => DwarvesTable
  readonly seat: Seat
  /** A seat that is not asked now. */
  readonly other: Seat
  /** The rule that an answer of the wrong shape breaks. */
  readonly rule: string
  readonly right: unknown
  /** Mistakes specific to this question. */
  readonly wrong: readonly Wrong[]
  /** The correct answer. */
  readonly goOn: (t: DwarvesTable) => DwarvesTable
}

const usual = defaultsOf(options)
const groups = [['orc'], ['dwarf'], ['goblin']] as const
const dice = [5, 5, 5, 4, 4, 3]

function atTheBeginning(): DwarvesTable {
  const { entry } = open(dwarves, { seats: 3, options: usual, dice: new StackedDice().dice })
  return new DwarvesTable(3, usual, entry.events)
}

const spots: { readonly [N in Name]: Spot } = {
  hands: {
    asked: 'R1.5',
    table: () => atTheBeginning().answer(ben, 'hands', 'dusty'),
    seat: ana,
    other: ben,
    rule: 'R1.5',
    right: 'filthy',
    wrong: [
      ['Filthy', 'not an answer', 'R1.5'],
      [{ filthy: 'yes' }, 'not an answer', 'R1.5'],
      [3, 'not an answer', 'R1.5'],
    ],
    goOn: t => t.answer(ana, 'hands', 'filthy'),
  },
  draw: {
    asked: 'R3.1',
    table: () => position({ hands: [['elf'], ['boo']] }).answer(ana, 'turn', { discard: 'elf' }),
    seat: ana,
    other: ben,
    rule: 'R3.1',
    right: 'creature',
    wrong: [
      ['titan', 'not an answer', 'R3.1'],
      [{ deck: 'creature' }, 'not an answer', 'R3.1'],
      [0, 'not an answer', 'R3.1'],
    ],
    goOn: t => t.rolls(0).answer(ana, 'draw', 'creature'),
  },
  turn: {
    asked: 'R2.1',
    table: () => position({ hands: [['elf', 'duel', 'boo', 'greedyOrcs'], ['dwarf']], groups: [[], ['dwarf']] }),
    seat: ana,
    other: ben,
    rule: 'R2.1',
    right: { creature: 'elf' },
    wrong: [
      [{ creature: 'dwarf' }, 'not an answer', 'R4.1'], // belongs to Ben
      [{ creature: 'boo' }, 'not an answer', 'R4.1'],
      [{ creature: { elf: 1 } }, 'not an answer', 'R4.1'],
      [{ ability: 'greedyOrcs@1.dwarf' }, 'not allowed', 'R5.1'],
      [{ ability: 'weakElves@1.dwarf' }, 'not allowed', 'R5.1'],
      [{ battle: 'duel' }, 'not allowed', 'R6.1'],
      [{ discard: 'troll' }, 'not an answer', 'R2.3'],
      [{ discard: null }, 'not an answer', 'R2.3'],
      [{ event: 'boo' }, 'not allowed', 'R2.4'],
      [{ thaw: 'orc' }, 'not an answer', 'R2.1'],
      [{ stare: '1.dwarf' }, 'not an answer', 'R2.1'],
      [{ pass: 'yes' }, 'not an answer', 'R2.1'],
      [{ creature: 'elf', discard: 'boo' }, 'not an answer', 'R2.1'],
    ],
    goOn: t => t.answer(ana, 'turn', { creature: 'elf' }),
  },
  fighters: {
    asked: 'R6.2',
    table: () => battle('ford', dice, { groups: [[['orc', 2], 'dwarf'], ['goblin']] }),
    seat: ana,
    other: ben,
    rule: 'R6.2',
    right: { orc: 1, dwarf: 1 },
    wrong: [
      [{}, 'not allowed', 'R6.3'],
      [{ orc: 1 }, 'not allowed', 'R6.3'],
      [{ orc: 2, dwarf: 1 }, 'not allowed', 'R6.3'],
      [{ orc: 3 }, 'not allowed', 'R6.3'],
      [{ orc: 2, dwarf: -1 }, 'not allowed', 'R6.3'],
      [{ dwarf: 2 }, 'not allowed', 'R6.3'], // there is only one
      [{ orc: 1.5, dwarf: 0.5 }, 'not an answer', 'R6.3'],
      [{ orc: '2' }, 'not an answer', 'R6.3'],
      [{ orc: null, dwarf: 1 }, 'not an answer', 'R6.3'],
      [{ orc: 1, goblin: 1 }, 'not an answer', 'R6.2'], // belongs to Ben
      [{ orc: 2, troll: 0 }, 'not an answer', 'R6.2'],
      [['orc', 'dwarf'], 'not an answer', 'R6.2'],
    ],
    goOn: t => t.answer(ana, 'fighters', { orc: 1, dwarf: 1 }),
  },
  roll: {
    asked: 'R12.9',
    table: () =>
      battle('ford', [4, 4, 5, 5, 5, 3], { groups: [['orc', 'dwarf'], ['goblin']], options: { rolling: 'byHand' } }),
    seat: ana,
    other: ben,
    rule: 'R12.9',
    right: { rest: 'yes' },
    wrong: [
      [{ next: 'goblin' }, 'not an answer', 'R12.9'], // belongs to Ben
      [{ next: 0 }, 'not an answer', 'R12.9'],
      [{ next: ['orc', 'dwarf'] }, 'not an answer', 'R12.9'],
      [{ rest: 'no' }, 'not an answer', 'R12.9'],
      [{ rest: true }, 'not an answer', 'R12.9'],
      [{ next: 'orc', rest: 'yes' }, 'not an answer', 'R12.9'],
      ['orc', 'not an answer', 'R12.9'],
    ],
    goOn: t => t.answer(ana, 'roll', { rest: 'yes' }).answer(ben, 'roll', { next: 'goblin' }),
  },
  reroll: {
    asked: 'R6.8',
    table: () => battle('sandwich', [2, 5, 4, 4], { groups: [['elf'], ['dwarf']] }),
    seat: ana,
    other: ben,
    rule: 'R6.8',
    right: { keep: 'yes' },
    wrong: [
      [{ die: 3 }, 'not an answer', 'R6.8'], // none of her dice shows it
      [{ die: 0 }, 'not an answer', 'R6.8'],
      [{ die: '2' }, 'not an answer', 'R6.8'],
      [{ die: [2, 5] }, 'not an answer', 'R6.8'],
      [{ keep: 'no' }, 'not an answer', 'R6.8'],
      [{ keep: 'yes', die: 2 }, 'not an answer', 'R6.8'],
      [2, 'not an answer', 'R6.8'],
    ],
    goOn: t => t.answer(ana, 'reroll', { keep: 'yes' }),
  },
  lay: {
    asked: 'R7.1',
    table: () => battle('sandwich', dice, { groups, hands: [['elf', 'boo'], ['duel']] }),
    seat: ana,
    other: ben,
    rule: 'R7.1',
    right: { lay: 'elf' },
    wrong: [
      [{ lay: 'duel' }, 'not an answer', 'R7.2'], // belongs to Ben
      [{ lay: 'sandwich' }, 'not an answer', 'R7.2'], // already in play
      [{ lay: 0 }, 'not an answer', 'R7.2'],
      [{ lay: ['elf', 'boo'] }, 'not an answer', 'R7.2'],
      [{ none: 'no' }, 'not an answer', 'R7.1'],
      [{ none: null }, 'not an answer', 'R7.1'],
      [{ lay: 'elf', none: 'yes' }, 'not an answer', 'R7.1'],
      ['elf', 'not an answer', 'R7.1'],
    ],
    goOn: t => t.answer(ana, 'lay', { lay: 'elf' }),
  },
  target: {
    asked: 'R7.5',
    table: () => battle('sandwich', dice, { groups, hands: [[], ['boo']] }).lays(null, 'boo'),
    seat: ben,
    other: ana,
    rule: 'R9.2',
    right: '0.0',
    wrong: [
      ['0.1', 'not an answer', 'R9.2'], // there is only one
      ['3.0', 'not an answer', 'R9.2'],
      ['0', 'not an answer', 'R9.2'],
      ['0.0 ', 'not an answer', 'R9.2'],
      ['yes', 'not an answer', 'R9.2'],
      [0, 'not an answer', 'R9.2'],
      [['0.0'], 'not an answer', 'R9.2'],
    ],
    goOn: t => t.answer(ben, 'target', '0.0'),
  },
  react: {
    asked: 'R8.3',
    table: () =>
      battle('sandwich', dice, { groups, hands: [['richVein'], ['forgetIt'], ['elf']] })
        .lays('richVein', null, null)
        .answer(ben, 'react', { letBe: 'yes' }),
    seat: cleo,
    other: ben,
    rule: 'R8.3',
    right: { letBe: 'yes' },
    wrong: [
      [{ forget: 'yes' }, 'not allowed', 'R8.2'],
      [{ forget: 'no' }, 'not allowed', 'R8.2'],
      [{ letBe: 'no' }, 'not an answer', 'R8.3'],
      [{ letBe: true }, 'not an answer', 'R8.3'],
      [{ letBe: 'yes', forget: 'yes' }, 'not an answer', 'R8.3'],
      ['letBe', 'not an answer', 'R8.3'],
    ],
    goOn: t => t.answer(cleo, 'react', { letBe: 'yes' }),
  },
  winner: {
    asked: 'R9.1',
    table: () =>
      battle('sandwich', [2, 2, 2, 4, 4, 4, 4], {
        groups: [['orc'], ['dwarf'], ['dwarf']],
        hands: [['neverNotice']],
      })
        .lays('neverNotice')
        .wait(),
    seat: ana,
    other: ben,
    rule: 'R9.1',
    right: ben,
    wrong: [
      [ana, 'not an answer', 'R9.1'], // has not won, and is the thief
      [3, 'not an answer', 'R9.1'],
      ['1', 'not an answer', 'R9.1'],
      [[ben, cleo], 'not an answer', 'R9.1'],
      [1.5, 'not an answer', 'R9.1'],
    ],
    goOn: t => t.answer(ana, 'winner', ben),
  },
  loss: {
    asked: 'R10.6',
    table: () => battle('broomMine', [5, 5, 5, 5, 5, 5, 5, 1], { groups: [['orc', 'yeti', 'goblin'], ['gnome']] }),
    seat: ana,
    other: ben,
    rule: 'R10.6',
    right: 'orc',
    wrong: [
      ['goblin', 'not an answer', 'R10.6'], // weaker
      ['gnome', 'not an answer', 'R10.6'], // belongs to Ben
      [0, 'not an answer', 'R10.6'],
      [['orc', 'yeti'], 'not an answer', 'R10.6'],
      [{ orc: 1 }, 'not an answer', 'R10.6'],
    ],
    goOn: t => t.answer(ana, 'loss', 'orc'),
  },
}

const names = Object.keys(spots) as readonly Name[]
const nonsense: readonly unknown[] = [undefined, null, true, NaN, -1, 1e9, '', 'nonsense', [], [{}], { nonsense: 1 }]

/** Refused for this reason and by this rule, and the log has not grown. */
function refused(t: DwarvesTable, seat: Seat, name: string, answer: unknown, code: Code, rule: string | null): void {
  const before = t.heard('table').length
  t.refuses(seat, name, answer, code)
  if (rule !== null) t.refuses(seat, name, answer, rule)
  expect(t.heard('table').length).toBe(before)
}

/** For each question: wrong answers are refused, then the correct one is accepted. */
function refusedThere(name: Name, tries: (t: DwarvesTable, spot: Spot) => void): void {
  const spot = spots[name]
  const t = spot.table()
  expect([t.asked(spot.seat)?.name, t.asked(spot.other)]).toEqual([name, null])
  tries(t, spot)
  spot.goOn(t).close()
}

const cases = names.map(name => ({ name, rule: spots[name].asked }))

test('every question of the game is tried here', () => {
  expect(names.toSorted()).toEqual(Object.keys(dwarves.asked).toSorted())
  expect(names.length).toBe(11)
})

test.each(cases)('$rule $name: nonsense is not an answer', ({ name }) => {
  refusedThere(name, (t, { seat, rule, right }) => {
    for (const answer of nonsense) refused(t, seat, name, answer, 'not an answer', rule)
    if (typeof right === 'object') refused(t, seat, name, Object.create(right), 'not an answer', rule)
    refused(t, seat, name, [right], 'not an answer', rule)
    refused(t, seat, name, JSON.stringify({ right }), 'not an answer', rule)
  })
})

test.each(cases)('$rule $name: an answer of the right shape that cannot be is refused by its own rule', ({ name }) => {
  refusedThere(name, (t, { seat, wrong }) => {
    for (const [answer, code, rule] of wrong) refused(t, seat, name, answer, code, rule)
  })
})

test.each(cases)('$rule $name: a right answer of somebody else is refused', ({ name, rule }) => {
  refusedThere(name, (t, { other, right }) => {
    refused(t, other, name, right, 'not asked', rule)
    for (const seat of [3, 9, -1, 0.5, NaN, '0']) refused(t, seat as Seat, name, right, 'not asked', rule)
  })
})

test.each(cases)('$rule $name: a right answer to another question is refused by the rule of that one', ({ name }) => {
  refusedThere(name, (t, { seat, other }) => {
    for (const wrong of names.filter(each => each !== name)) {
      refused(t, seat, wrong, spots[wrong].right, 'another question', spots[wrong].asked)
      refused(t, other, wrong, spots[wrong].right, 'not asked', spots[wrong].asked)
    }
  })
})

test.each(cases)('$rule $name: a question that nobody ever asked is refused', ({ name }) => {
  refusedThere(name, (t, { seat, other, right }) => {
    for (const unknown of ['nonsense', '', name.toUpperCase(), `${name} `, '__proto__', 'constructor']) {
      refused(t, seat, unknown, right, 'another question', null)
      refused(t, other, unknown, right, 'not asked', null)
    }
  })
})

test.each(cases)('$rule $name: a right answer is taken once', ({ name }) => {
  const { table, seat, right, goOn } = spots[name]
  const t = goOn(table())
  if (name === 'draw') t.draws('creature') // asked for every card
  const code = t.asked(seat) === null ? 'not asked' : 'another question'
  refused(t, seat, name, right, code, spots[name].asked)
  t.close()
})

test('R8.1 react: who holds a Forget it! still has to say so in the right words', () => {
  const t = battle('sandwich', dice, { groups, hands: [['richVein'], ['forgetIt']] }).lays('richVein', null)
  for (const answer of [{ forget: 'no' }, { forget: 'richVein' }, { forget: ana }])
    refused(t, ben, 'react', answer, 'not an answer', 'R8.1')
  t.answer(ben, 'react', { forget: 'yes' }).wait().close()
})

test('R11.1 after the end every answer to every question is refused', () => {
  const t = battle('sandwich', dice, { groups, gold: [12] })
  expect(dwarves.result(t.state)).not.toBe(null)
  for (const name of names) for (const seat of [ana, ben, cleo]) refused(t, seat, name, spots[name].right, 'over', null)
  t.close()
})
