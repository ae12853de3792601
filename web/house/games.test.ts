import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { gamesShown } from './games.ts'

test('the page shows every game of the house, and for as many as can play it', () => {
  const seats = Object.entries(shelf).map(([id, { game }]) => [id, { min: game.seats.min, max: game.seats.max }])
  expect(Object.entries(gamesShown).map(([id, shown]) => [id, shown.seats])).toEqual(seats)
})

test('one can play at once at as many seats as a game has', () => {
  for (const { seats, usual } of Object.values(gamesShown)) expect(usual).toBeGreaterThanOrEqual(seats.min)
  for (const { seats, usual } of Object.values(gamesShown)) expect(usual).toBeLessThanOrEqual(seats.max)
})
