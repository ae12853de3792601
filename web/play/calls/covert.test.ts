import { expect, test } from 'vitest'
import { battle } from '#games/dwarves/position'
import { position } from '#games/gold/position'
import type { Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { isCalledFor, type SoundState, soundFor } from './news.ts'

/** What everybody at a table hears when this is asked of them after nothing was asked. */
const rings = (asked: (seat: Seat) => Question | null): readonly unknown[] =>
  [ana, ben, cleo].map(seat => {
    const question = asked(seat)
    const before: SoundState = { bookmark: { seq: 1, events: 1 }, asking: null, isOver: false }
    const asking = isCalledFor(question) ? (question?.name ?? null) : null
    return soundFor(before, { ...before, bookmark: { seq: 2, events: 1 }, asking }, [], seat, undefined)
  })
const silent = [null, null, null]

test('a window for magic objects rings for nobody, whoever holds one that fits', () => {
  for (const hands of [
    [['hornOfRecall'], ['wardstone'], []],
    [['wardstone'], ['hornOfRecall'], ['keenBlade']],
  ] as const) {
    const t = position({ hands }).place(ana, 'wizard', 3)
    expect(t.state.stage?.at).toBe('window')
    expect(t.asked(ana)).not.toBeNull()
    expect(rings(seat => t.asked(seat) as Question | null)).toEqual(silent)
    t.wait().close()
  }
})

test('a window for Forget it! rings for nobody, whoever holds one', () => {
  for (const hands of [
    [['forgetIt'], ['richVein'], []],
    [[], ['richVein'], ['forgetIt']],
  ] as const) {
    const groups = [['orc'], ['dwarf'], ['goblin']] as const
    const t = battle('sandwich', [1, 6, 6, 6, 6, 3], { groups, hands }).lays(null, 'richVein', null)
    expect(t.asked(ana)?.name).toBe('react')
    expect(rings(seat => t.asked(seat) as Question | null)).toEqual(silent)
    t.wait().close()
  }
})

test('a turn of one’s own rings', () => {
  const t = position({})
  expect(rings(seat => t.asked(seat) as Question | null)).toEqual(['yourTurn', null, null])
  t.close()
})
