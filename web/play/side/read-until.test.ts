import { expect, test } from 'vitest'
import { afterReading, asText, readIn } from './read-until.ts'

test('what was read at a table is still read after a reload', () => {
  const read = afterReading(afterReading(readIn(null), 't', 5), 'u', 7)
  expect([...readIn(asText(afterReading(read, 't', 9)))]).toEqual([
    ['u', 7],
    ['t', 9],
  ])
})

test('tables read long ago are forgotten', () => {
  let read = readIn(null)
  for (let n = 0; n < 60; n++) read = afterReading(read, `t${n}`, n)
  expect([read.size, read.has('t9'), read.has('t10'), read.get('t59')]).toEqual([50, false, true, 59])
})

test.each(['', '{', '5', '{"t":1}', '[["t"],[1,2],["u","x"]]'])('what cannot be understood is ignored: %j', kept => {
  expect(readIn(kept).size).toBe(0)
})
