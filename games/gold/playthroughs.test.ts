import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { botGame, fingerprint, toldToTheTable } from '#testkit/playthrough'
import { goldBox } from './box.ts'

const box = goldBox as unknown as Boxed

for (const seats of [3, 4, 6])
  test(`a game of ${seats}, told to the table, reads as it always did`, async () => {
    const told = toldToTheTable(box, botGame(box, 'greedy@1', seats, `playthrough ${seats}`))
    await expect(told).toMatchFileSnapshot(`playthroughs/${seats}-seats.txt`)
  })

test('random@1, greedy@1 and caretaker@1 are frozen: they play their games move by move as they always did', () => {
  const games = (bot: string) => [3, 4, 5, 6].map(seats => botGame(box, bot, seats, `frozen ${seats}`))
  expect(['random@1', 'greedy@1', 'caretaker@1'].map(bot => fingerprint(games(bot)))).toEqual([])
})
