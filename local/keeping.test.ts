import { expect, test } from 'vitest'
import { Keeping } from './keeping.ts'
import type { SavedLine, SavedMatch } from './saved-match.ts'
import { MemorySaving, type Saving } from './saving.ts'

const kept = (next: number): SavedMatch => ({ id: 'm', next }) as unknown as SavedMatch
const lines = (count: number): readonly SavedLine[] =>
  Array.from({ length: count }, (_, i) => ({ line: `line ${i}`, command: null }))

test('cleared data is written again, all of it', async () => {
  const saving = new MemorySaving()
  const keeping = new Keeping(saving, 0)
  await keeping.write(kept(2), lines(2))
  expect(keeping.trouble).toBe(null)
  await saving.remove('m')
  expect(await keeping.write(kept(3), lines(3))).toBe(true)
  expect(keeping.trouble).toBe('cleared')
  expect((await saving.find('m'))?.lines).toEqual(lines(3))
})

test('the second writer writes nothing', async () => {
  const saving = new MemorySaving()
  const [one, other] = [new Keeping(saving, 0), new Keeping(saving, 1)]
  await one.write(kept(1), lines(1))
  expect(await one.write(kept(2), lines(2))).toBe(true)
  expect(await other.write(kept(2), [...lines(1), { line: 'other', command: null }])).toBe(false)
  expect((await saving.find('m'))?.lines).toEqual(lines(2))
})

test('if nothing can be stored, the reason is given, and it is written once it can be', async () => {
  const memory = new MemorySaving()
  let wrong: Error | null = new DOMException('no room', 'QuotaExceededError')
  const saving = {
    list: () => memory.list(),
    find: id => memory.find(id),
    remove: id => memory.remove(id),
    write: async (...what) => {
      if (wrong !== null) throw wrong
      return memory.write(...what)
    },
  } satisfies Saving
  const keeping = new Keeping(saving, 0)
  expect([await keeping.write(kept(1), lines(1)), keeping.trouble]).toEqual([true, 'full'])
  wrong = new DOMException('not allowed', 'SecurityError')
  expect([await keeping.write(kept(2), lines(2)), keeping.trouble]).toEqual([true, 'forbidden'])
  wrong = null
  expect([await keeping.write(kept(3), lines(3)), keeping.trouble]).toEqual([true, null])
  expect((await memory.find('m'))?.lines).toEqual(lines(3))
})
