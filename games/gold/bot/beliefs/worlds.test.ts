import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { SeatMemories } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { box as goldBox } from '../../box.ts'
import type { GoldEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { heapOf, sizeOf } from './heap.ts'
import { worldsOf } from './worlds.ts'

const box = goldBox as unknown as Boxed

test('a seat knows its own hoard, guesses whole tokens of the others, and whoever is told everything knows all', () => {
  const seats = 4
  const ears = new SeatMemories<GoldEvent>(seatsOf(seats))
  const all: GoldEvent[] = []
  const options = defaultsOf(box.game.options)
  const match = playBots(box, { options, bots: Array<string>(seats).fill('greedy@1'), seed: 'worlds' }, entry => {
    ears.hear(entry as never)
    all.push(...(entry.events as GoldEvent[]))
  })
  const truth = (match.state as State).sides.map(side => heapOf(peek(side.hoard)))
  for (const world of worldsOf(all)) expect(world).toEqual(truth)
  for (const seat of seatsOf(seats)) {
    const worlds = worldsOf(ears.of(seat))
    for (const world of worlds) {
      expect(world[seat]).toEqual(truth[seat])
      expect(world.reduce((sum, heap) => sum + sizeOf(heap), 0)).toBe(
        truth.reduce((sum, heap) => sum + sizeOf(heap), 0),
      )
    }
    const right = (rival: Seat): number =>
      worlds.reduce(
        (sum, world) => sum + overlap(world[rival] ?? new Int8Array(), truth[rival] ?? new Int8Array()),
        0,
      ) / worlds.length
    for (const rival of seatsOf(seats))
      expect(right(rival) / sizeOf(truth[rival] ?? new Int8Array())).toBeGreaterThan(0.7)
  }
})

const overlap = (guess: Int8Array, truth: Int8Array): number =>
  guess.reduce((sum, n, kind) => sum + Math.min(n, truth[kind] ?? 0), 0)
