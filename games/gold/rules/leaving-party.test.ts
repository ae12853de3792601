import { describe, expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { fight } from '../position.ts'

describe('the whole party, or all but one', () => {
  test.each(['standard', 'days', 'none'] as const)(
    'R5.19 with clock %s: nobody is left to bargain, the loot is lost',
    clock => {
      const hands = [['silverTongue'], ['keenBlade'], [], []] as const
      const placed = [
        [ben, 'knight'],
        [ana, 'dame'],
      ] as const
      const t = fight(placed, { gold: 2 }, { seats: 4, options: { clock }, hands })
      t.leaves(ana).leaves(ben)
      if (t.state.stage?.at === 'window') t.wait()
      expect([t.lost, t.state.kill]).toEqual([{ gold: 2 }, null])
      t.close()
    },
  )

  test('R5.19 who stays may offer anew, also where offers are counted', () => {
    const placed = [
      [ben, 'knight'],
      [cleo, 'knight'],
      [ana, 'dame'],
    ] as const
    const t = fight(placed, { gold: 2 }, { options: { clock: 'days' } })
    for (let n = 0; n < 3; n++)
      for (const s of [ana, ben, cleo]) t.answer(s, 'bargain', { offer: { [s]: { gold: 2 } } })
    t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }, 'R12.11').leaves(cleo)
    t.answer(ana, 'bargain', { offer: { [ben]: { gold: 2 } } }).answer(ben, 'bargain', { accept: 10 })
    expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
    t.close()
  })
})
