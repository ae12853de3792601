import { describe, expect, test } from 'vitest'
import { offeredOf } from '#bots/offered'
import { manifests } from '#games/manifests'
import { shelf } from '#games/shelf'

describe.each(manifests)('the manifest of $id', ({ id, seats, usual, firstGame, firstBot, words, ...manifest }) => {
  const box = shelf[id] ?? expect.fail(`no box ${id}`)

  test('says of the game what its rules say', async () => {
    expect([box.game.id, box.title]).toEqual([id, words.en.title])
    expect(seats).toEqual({ min: box.game.seats.min, max: box.game.seats.max })
    expect((await manifest.play()).game).toBe(box.game)
  })

  test('has somebody play at once at as many seats as there are', () => {
    expect(usual).toBeGreaterThanOrEqual(seats.min)
    expect(usual).toBeLessThanOrEqual(seats.max)
  })

  test('gives a newcomer the house rules that the game itself names for a first game, and its weakest bots', () => {
    expect(firstGame).toEqual(box.presets.firstGame)
    const { bots, bot } = offeredOf(id, box)
    expect(firstBot ?? bot).toBe(bots[0])
  })
})
