import { expect, test } from 'vitest'
import { defaultsOf } from '#kernel/options'
import { ana, ben } from '#testkit/table'
import { options as optionTable } from '../options.ts'
import { battle, type DwarvesTable, position } from '../position.ts'

/** Ana and Ben will have 15 gold each if they share a victory for 3. */
const close = { gold: [12, 12] } as const

test('R11.1 with 15 gold the game is over at the end of the turn', () => {
  const t = battle('sandwich', [6], { groups: [['goblin']], gold: [12, 4, 0] })
  expect(t.gold).toEqual([15, 4, 0])
  expect(t.state.result).toEqual({ ranking: [1, 2, 3], points: [15, 4, 0] })
  expect(t.happened.at(-1)).toBe('gameEnded')
  t.refuses(ana, 'draw', 'creature', 'over').refuses(ben, 'turn', { discard: 'boo' }, 'over')
  t.close()
})

test('R11.1 with 14 gold it goes on', () => {
  const t = battle('sandwich', [6], { groups: [['goblin']], gold: [11] })
  expect(t.gold).toEqual([14, 0, 0])
  expect(t.state.result).toBe(null)
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test("R11.1 whoever's turn it was", () => {
  const t = battle('sandwich', [1, 6], { groups: [['goblin'], ['gnome']], gold: [0, 12, 0] })
  expect(t.state).toMatchObject({ turn: ana, result: { ranking: [2, 1, 3], points: [0, 15, 0] } })
  t.close()
})

test('R11.1 also by gold that was given', () => {
  const t = battle('sandwich', [1], { groups: [[['gnome', 1, 'generousGnomes']]], gold: [0, 14, 0] })
  expect(t.state.result).toEqual({ ranking: [2, 1, 3], points: [3, 15, 0] })
  t.close()
})

test('R11.1 the creature is lost before the end, and the battle is cleared up', () => {
  const t = battle('sandwich', [6], { groups: [[['goblin', 2]]], gold: [12] })
  expect(t.groups(ana)).toEqual(['1 goblin'])
  expect(t.discards).toEqual(['goblin', 'sandwich'])
  expect(t.state.battle).toBe(null)
  t.close()
})

test('R11.1 gold is never counted in the middle of a battle: who is robbed has not won', () => {
  const given = { seats: 2, groups: [['goblin']], gold: [12], hands: [[], ['neverNotice']] } as const
  const t = battle('sandwich', [6], given).lays(null, 'neverNotice').wait()
  expect(t.gold).toEqual([13, 2])
  expect(t.state.result).toBe(null)
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test('R11.1 the last drawing is left out', () => {
  const t = battle('sandwich', [6], { groups: [['goblin']], gold: [12], hands: [['boo']] }).lays(null)
  expect(t.happened).not.toContain('cardDrawn')
  expect(t.hands).toEqual([['boo'], [], []])
  t.close()
})

test('R11.2 whoever has the most gold wins, though others have more creatures', () => {
  const groups = [['goblin'], [['troll', 5]], ['titan']] as const
  const t = battle('sandwich', [1, 6, 6, 6, 6, 1, 1, 1, 1, 2], { groups, gold: [14, 12, 14] })
  expect(t.state.result).toEqual({ ranking: [3, 1, 2], points: [14, 15, 14] })
  t.close()
})

test('R11.2 of those the one with the most creatures, though others have more dice', () => {
  const t = battle('sandwich', [5], { ...close, groups: [[['goblin', 3]], ['gnome', 'titan']] })
  t.dice(5).answer(ben, 'fighters', { gnome: 1 })
  expect(t.gold).toEqual([15, 15, 0])
  expect(t.state.result?.ranking).toEqual([1, 2, 3])
  t.close()
})

test('R11.2 of those the one with the most dice, abilities counted', () => {
  const groups = [[['goblin', 2]], [['goblin', 2, 'strongDwarves']]] as const
  const t = battle('sandwich', [6, 3, 3], { ...close, groups })
  expect([t.groups(ana), t.groups(ben)]).toEqual([['1 goblin'], ['1 goblin strongDwarves']])
  expect(t.state.result?.ranking).toEqual([2, 1, 3])
  t.close()
})

test('R11.2 the dice of all creatures count, those of a group too', () => {
  const groups = [
    ['goblin', ['orc', 2]],
    ['gnome', 'goblin', 'cyclops'],
  ] as const
  const t = battle('sandwich', [5], { ...close, groups }).answer(ana, 'fighters', { goblin: 1 })
  t.dice(5).answer(ben, 'fighters', { gnome: 1 })
  expect(t.state.result?.ranking).toEqual([1, 1, 3]) // six dice each
  t.close()
})

test('R11.2 who is still equal shares the victory', () => {
  const t = battle('sandwich', [5], {
    ...close,
    groups: [
      ['goblin', 'orc'],
      ['goblin', 'yeti'],
    ],
  })
  t.answer(ana, 'fighters', { goblin: 1 }).dice(5).answer(ben, 'fighters', { goblin: 1 })
  expect(t.state.result).toEqual({ ranking: [1, 1, 3], points: [15, 15, 0] })
  t.close()
})

test('R11.2 the others are ranked the same way', () => {
  const seats = { seats: 4, gold: [12, 3, 3, 3], groups: [['orc'], ['goblin'], ['dwarf'], [['goblin', 2]]] } as const
  const t = battle('sandwich', [6, 6, 6, 1, 1, 1, 1], seats)
  expect(t.state.result?.ranking).toEqual([1, 4, 3, 2])
  t.close()
})

test('R11.3 no seat is given up: a match goes on with all its seats', () => {
  const t = position({ hands: [['boo']] })
  expect(() => t.leaves(ben)).toThrow('refused: not asked')
  expect(t.state.sides).toHaveLength(3)
  t.close()
})

test('R12.1 goldToWin: 15 unless the table wants 10', () => {
  expect(defaultsOf(optionTable).goldToWin).toBe(15)
  const given = { options: { goldToWin: 10 }, groups: [['goblin']] } as const
  const over = battle('sandwich', [6], { ...given, gold: [7] })
  expect(over.state.result?.points).toEqual([10, 0, 0])
  over.close()
  const on = battle('sandwich', [6], { ...given, gold: [6] })
  expect(on.state.result).toBe(null)
  on.close()
})

/** Ana discards a card and draws it again, as the last action of this many turns. */
function afterTurns(turns: number, seats: number, suddenDeath: boolean): DwarvesTable {
  const hands = [['orc'], ['boo'], ['boo']] as const
  const decks = { creature: [], other: [] }
  const given = { seats, turns, hands, decks, gold: [1, 3, 3], groups: [[], ['goblin'], ['dwarf']] } as const
  const t = position({ ...given, gold: given.gold.slice(0, seats), options: { suddenDeath } })
  return t.answer(ana, 'turn', { discard: 'orc' })
}

test.each([
  [2, 120],
  [3, 180],
])('R12.2 suddenDeath: with %i seats the game is over after %i turns, not before', (seats, turns) => {
  expect(afterTurns(turns - 1, seats, true).state.stage).toEqual({ at: 'turn', seat: ben })
  const t = afterTurns(turns, seats, true)
  expect(t.happened.at(-1)).toBe('gameEnded')
  expect(t.state.stage).toBe(null)
  t.close()
})

test('R12.2 suddenDeath: ranked as always', () => {
  const t = afterTurns(180, 3, true)
  expect(t.state.result).toEqual({ ranking: [3, 2, 1], points: [1, 3, 3] })
  t.close()
})

test('R12.2 unless the table wants it the game goes on', () => {
  expect(defaultsOf(optionTable).suddenDeath).toBe(false)
  const t = afterTurns(180, 3, false)
  expect(t.state).toMatchObject({ turns: 181, result: null, stage: { at: 'turn', seat: ben } })
  t.close()
})

test('R12.2 suddenDeath: a turn that is passed over is a turn', () => {
  const given = { seats: 2, turns: 119, options: { suddenDeath: true }, decks: { creature: [], other: [] } } as const
  const t = position({ ...given, hands: [['orc', 'elf']] }).answer(ana, 'turn', { creature: 'orc' })
  expect(t.happened).toContain('turnPassedOver')
  expect(t.state.result?.ranking).toEqual([1, 2])
  t.close()
})
