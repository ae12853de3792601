import { expect, test } from 'vitest'
import { DEEPEST, idsIn, MOST_VALUES, read } from './reading.ts'

const deep = (depth: number): Buffer => Buffer.from('['.repeat(depth) + ']'.repeat(depth))
const wide = (count: number): Buffer => Buffer.from(`[${Array(count).fill('0').join(',')}]`)

test('JSON that is deeper or wider than any message is not read', () => {
  expect([read(deep(DEEPEST)) === null, read(deep(DEEPEST + 1))]).toEqual([false, null])
  expect([read(wide(MOST_VALUES - 1)) === null, read(wide(MOST_VALUES + 1))]).toEqual([false, null])
  expect(read(Buffer.from(`[${Array(2000).fill('{}').join(',')}]`))).toBe(null)
})

test('the content of a string is text, whatever it looks like', () => {
  const said = { t: 'ping', id: `${'['.repeat(100)}${','.repeat(3000)}"\\` }
  expect(read(Buffer.from(JSON.stringify(said)))?.said).toEqual(said)
})

test.each(['', '{', '"', '"\\', ']', 'NaN', '{"a":1}}'])('%j is not JSON', text => {
  expect(read(Buffer.from(text))).toBe(null)
})

test('every command is identified by its id, whatever else is wrong with it', () => {
  expect(idsIn([{ id: 'a' }, { id: 7 }, null, { id: 'a' }, { id: 'x'.repeat(100) }])).toEqual(['a', 'x'.repeat(64)])
  expect(idsIn({ id: 'a' })).toEqual(['a'])
})
