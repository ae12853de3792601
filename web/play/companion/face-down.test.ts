import { expect, test } from 'vitest'
import { isFaceDown } from './use-face-down.ts'

test('a phone is face down when its screen faces the table, not when it is held, stood up or laid on its back', () => {
  const down = [
    { beta: 180, gamma: 0 },
    { beta: -172, gamma: 12 },
  ]
  const up = [
    { beta: 0, gamma: 0 },
    { beta: 60, gamma: 10 },
    { beta: 90, gamma: 0 },
    { beta: 178, gamma: 80 },
    { beta: null, gamma: null },
  ]
  expect([...down, ...up].map(isFaceDown)).toEqual([true, true, false, false, false, false, false])
})
