import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { SeatMemories } from '#kernel/bot'
import { blank, type Entry, follow } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { toWire } from '#kernel/wire'
import { botGame } from '#testkit/playthrough'
import { ana, ben, cleo } from '#testkit/table'
import { box as fistBox } from './box.ts'
import type { FistEvent } from './events.ts'
import { fist } from './index.ts'
import { notebookOf } from './notebook.ts'
import { position } from './position.ts'

const box = fistBox as unknown as Boxed

test('R4.12 whoever heard everything can say what every purse holds, at every moment of a game', () => {
  let plundered = 0
  for (let n = 0; n < 40; n++) {
    const seats = 3 + (n % 4)
    const match = blank(fist, { seats, options: defaultsOf(fist.options), dice: diceOf(seedFrom('no dice')) })
    const ears = new SeatMemories<FistEvent>(seatsOf(seats))
    const table: FistEvent[] = []
    for (const entry of botGame(box, 'random@1', seats, `notebook ${n}`) as readonly Entry<FistEvent>[]) {
      follow(match, entry)
      ears.hear(entry)
      table.push(...redact(entry.events, 'table'))
      plundered += entry.events.filter(e => e.type === 'coinsPlundered').length
      const purses = match.state.sides.map(side => peek(side.purse))
      expect(notebookOf(table)).toEqual(purses)
      expect(notebookOf(ears.of(ben))).toEqual(purses)
    }
  }
  expect(plundered).toBeGreaterThan(10)
})

test('R4.12 the state tells nobody: with coinCounts hidden no count of a purse is in any view', () => {
  const t = position({ up: 'brigand', purses: [{ fairy: 2 }, { fairy: 1, silver: 17 }, { fairy: 1 }] })
  t.anaWins().answer(ana, 'rival', ben)
  expect(JSON.stringify(toWire(redact(t.state.sides, ana)))).toContain('17')
  for (const viewer of [cleo, 'table'] as const)
    expect(JSON.stringify(toWire(redact(t.state.sides, viewer)))).not.toContain('17')
  t.close()
})

test('R4.13 tracked: the haul of a Brigand is counted like everything else', () => {
  const t = position({ up: 'brigand', options: { coinCounts: 'tracked' } })
    .anaWins()
    .answer(ana, 'rival', ben)
  const [thief, victim] = notebookOf(t.heard('table'))
  expect([thief, victim]).toEqual([
    { fairy: 7, common: 4, silver: 10 },
    { fairy: 8, common: 0, silver: 0 },
  ])
  t.close()
})
