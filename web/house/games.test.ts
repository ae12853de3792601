import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { type GameShown, gamesShown } from './games.ts'

test('the page shows every game of the house, and for as many as can play it', () => {
  const seats = Object.entries(shelf).map(([id, { game }]) => [id, { min: game.seats.min, max: game.seats.max }])
  expect(Object.entries(gamesShown).map(([id, shown]) => [id, shown.seats])).toEqual(seats)
})

test('one can play at once at as many seats as a game has', () => {
  for (const { seats, usual } of Object.values(gamesShown)) expect(usual).toBeGreaterThanOrEqual(seats.min)
  for (const { seats, usual } of Object.values(gamesShown)) expect(usual).toBeLessThanOrEqual(seats.max)
})

test('the house rules of a first game are those that the game itself names for it', () => {
  for (const [id, { first }] of Object.entries<GameShown>(gamesShown))
    if (first !== undefined) expect(shelf[id]?.presets.firstGame).toEqual(first)
})
