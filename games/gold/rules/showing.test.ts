import { describe, expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { type DragonId, dragonOf } from '../cards/dragons.ts'
import { gold } from '../index.ts'
import { type GoldTable, on, position } from '../position.ts'

/** Ana slays a dragon that Ben, if he is there, has weakened. */
const slain = (dragon: DragonId, given: Parameters<typeof position>[0] = {}, others = on(ben, 'knight')): GoldTable => {
  const row = [{ dragon, tokens: { gold: 1 }, attackers: others, draught: -5 }, { dragon: 'theHoarder' }] as const
  const hidden = given.bag === undefined ? dragonOf(dragon).hidden : 0
  return position({ row, ...given })
    .rolls(...Array<number>(hidden).fill(0))
    .place(ana, 'knight', 0)
}
const due = (t: GoldTable): number | null | undefined => gold.deadline?.(t.state)

describe('R5.20 no clock runs while a dragon’s death is shown', () => {
  test.each<[number, DragonId, number]>([
    [0, 'sunbasker', 3000],
    [1, 'cinderling', 4860],
    [2, 'frostmantle', 5120],
    [5, 'stormcrest', 5900],
  ])(
    'R5.20 with %d hidden tokens the sand of %s begins after %d ms: 3 seconds after the whole loot lies there',
    (_, dragon, look) => {
      const t = slain(dragon)
      expect(t.state.stage).toEqual({ at: 'look', closes: look })
      t.wait()
      expect(t.state.bargain?.bell).toBe(look + 60_000)
      t.close()
    },
  )

  test('R5.20 an empty bag hides nothing: no token is waited for', () => {
    const t = slain('stormcrest', { bag: {} })
    expect(due(t)).toBe(3000)
    t.close()
  })

  test('R5.20 a window for the party opens with its full time, after the loot has been shown', () => {
    const t = slain('stormcrest', { hands: [['silverTongue']] })
    expect([t.state.stage?.at, due(t)]).toEqual(['window', 3900 + 5000])
    t.close()
  })

  test('R5.20 after the kill of a party of one, too: the window between turns has its full time', () => {
    const t = slain('stormcrest', { hands: [[], ['hornOfRecall']] }, [])
    expect([t.state.stage?.at, due(t)]).toEqual(['window', 3900 + 5000])
    t.close()
  })

  test('R5.20 R12.7 so has whoever divides the loot into heaps', () => {
    const t = slain('stormcrest', { options: { division: 'divideAndChoose' } })
    expect([t.state.stage?.at, due(t)]).toEqual(['heaps', 3900 + 60_000])
    t.close()
  })

  test.each(['days', 'none'] as const)('R5.20 R12.11 %s: nothing waits for it', clock => {
    const t = slain('stormcrest', { options: { clock } })
    expect([t.state.stage?.at, t.state.shown]).toEqual(['bargain', 0])
    t.close()
  })
})
