import { describe, expect, test } from 'vitest'
import { blank, follow, isRefusal, submit } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { type Seat, seatsOf } from '#kernel/seat'
import { nobody, only } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben } from '#testkit/table'
import { type BoxedKind, creatures } from '../cards/creatures.ts'
import type { DwarvesEvent } from '../events.ts'
import { dwarves } from '../index.ts'
import { options } from '../options.ts'
import { chancesToWin, duel, sumsOf, sumsWithReroll } from './odds.ts'

const percent = (n: number): number => Math.round(100 * n)

describe('exact odds', () => {
  test('of every sum are those of counting', () => {
    expect(sumsOf(2).map(chance => Math.round(36 * chance))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
  })

  /** Dice against dice: the percentages to win and to tie. */
  test.each([
    [2, 1, 84, 7],
    [2, 2, 44, 11],
    [3, 4, 19, 7],
    [4, 5, 22, 6],
    [5, 4, 72, 6],
    [6, 8, 12, 3],
    [8, 6, 84, 3],
    [10, 10, 47, 5],
  ])('of %i dice against %i', (one, other, win, tie) => {
    const odds = duel(sumsOf(one), sumsOf(other))
    expect([percent(odds.win), percent(odds.tie)]).toEqual([win, tie])
  })

  test('of a reroll are those of counting: two dice with a reroll are worth 8.2', () => {
    const mean = sumsWithReroll(2).reduce((total, chance, sum) => total + chance * sum, 0)
    expect(mean).toBeCloseTo(8.2, 1)
    expect(sumsWithReroll(3).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
  })

  test('of several are shared by them, ties counted for each', () => {
    const [one = 0, two = 0, three = 0] = chancesToWin([sumsOf(3), sumsOf(3), sumsOf(6)])
    expect(one).toBeCloseTo(two, 12)
    expect(three).toBeGreaterThan(0.95)
    const { win, tie } = duel(sumsOf(4), sumsOf(5))
    expect(chancesToWin([sumsOf(4), sumsOf(5)])[0]).toBeCloseTo(win + tie, 12)
  })
})

/** Two seats with one creature each fight for the sandwich with real dice: who wins. */
function* fights(kinds: readonly [BoxedKind, BoxedKind], count: number): Generator<readonly Seat[]> {
  for (let n = 0; n < count; n++) {
    const table = { seats: 2, options: defaultsOf(options), dice: diceOf(seedFrom(`${kinds.join(' ')} ${n}`)) }
    const match = blank(dwarves, table)
    follow(match, { seq: 0, at: 0, by: 'house', events: [...ready(kinds)] })
    const next = submit(match, ana, { name: 'turn', answer: { battle: 'sandwich' } })
    if (isRefusal(next)) throw new Error(next.expected)
    for (const event of next.events) if (event.type === 'battleWon') yield event.winners
  }
}
function* ready(kinds: readonly [BoxedKind, BoxedKind]): Generator<DwarvesEvent> {
  const deck = (...cards: readonly (BoxedKind | 'sandwich')[]) => ({ cards: nobody(cards), size: cards.length })
  const hands = seatsOf(2).map(seat => only(seat, []))
  const decks = { creature: deck(...kinds), other: deck('sandwich') }
  yield { type: 'seated', options: defaultsOf(options), hands, decks }
  for (const [i, seat] of [ana, ben].entries()) {
    const kind = kinds[i] ?? 'goblin'
    yield { type: 'cardDrawn', seat, deck: 'creature', card: only(seat, kind) }
    yield { type: 'creaturePlayed', seat, kind }
  }
  yield { type: 'cardDrawn', seat: ana, deck: 'other', card: only(ana, 'sandwich') }
  yield { type: 'turnBegan', seat: ana }
  yield { type: 'stageOpened', stage: { at: 'turn', seat: ana } }
}

describe('exact odds and battles with the real dice agree within three standard errors', () => {
  const BATTLES = 4000
  test.each<[BoxedKind, BoxedKind]>([
    ['goblin', 'gnome'],
    ['dwarf', 'goblin'],
    ['orc', 'dwarf'],
    ['orc', 'troll'],
    ['troll', 'cyclops'],
    ['titan', 'orc'],
  ])('%s against %s', (one, other) => {
    let [wins, ties] = [0, 0]
    for (const winners of fights([one, other], BATTLES)) {
      if (winners.length === 2) ties++
      else if (winners[0] === ana) wins++
    }
    const { win, tie } = duel(sumsOf(creatures[one].dice), sumsOf(creatures[other].dice))
    const error = (chance: number): number => Math.sqrt((chance * (1 - chance)) / BATTLES)
    expect(Math.abs(wins / BATTLES - win)).toBeLessThan(3 * error(win))
    expect(Math.abs(ties / BATTLES - tie)).toBeLessThan(3 * error(tie))
  })
})
