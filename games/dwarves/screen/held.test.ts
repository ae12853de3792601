import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { battle } from '../position.ts'
import { heldAt, heldFor, rollsIn } from './held.ts'

const types = (events: Parameters<typeof heldAt>[0]) => events.map(({ type }) => type)

/** Ana's elf has rolled and may reroll; Ben's goblins come next. */
const fought = () => battle('ford', [1, 5], { seats: 2, groups: [['elf'], ['goblin', 'gnome']], hands: [['boo']] })

test('R6.8 the table is held when dice have fallen, before anybody is asked anything', () => {
  const t = fought()
  const start = t.events.length
  t.dice(6, 3, 4).answer(ana, 'reroll', { die: 1 })
  const after = t.events.slice(start)
  const at = heldAt(after) ?? -1
  expect(types(after.slice(0, at))).toContain('dieRerolled')
  expect(rollsIn(after.slice(at))).toBe(0)
  expect(types(after.slice(at))).toContain('stageOpened')
})

test('it is not held where nobody rolls, nor at a table one has just come to', () => {
  const t = fought()
  expect(heldAt(t.events)).toBeNull()
  t.dice(3, 4).answer(ana, 'reroll', { keep: 'yes' })
  const start = t.events.length
  t.answer(ana, 'lay', { none: 'yes' })
  expect(heldAt(t.events.slice(start))).toBeNull()
})

test('many rolls take longer than one, but nobody waits for ever', () => {
  const roll = { type: 'creatureRolled', seat: ben, kind: 'orc', dice: [1, 2, 3], found: 1 } as const
  const lasts = [1, 3, 20].map(many => heldFor(Array(many).fill(roll)))
  expect(lasts).toEqual(lasts.toSorted((a, b) => a - b))
  expect(lasts.at(-1)).toBeLessThan(17)
})
