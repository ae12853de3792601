import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const room = { width: 1440, height: 900 }
const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 })

test('a large card stands to the right of what is pointed at, else to its left', () => {
  expect(placeBeside(at(100, 400), room).left).toBe(154)
  expect(placeBeside(at(1300, 400), room).left).toBe(1300 - 14 - 280)
})

test('it never leaves the window', () => {
  expect(placeBeside(at(100, 0), room).top).toBe(14)
  expect(placeBeside(at(100, 890), room).top).toBe(900 - 440 - 14)
  expect(placeBeside(at(100, 300), { width: 360, height: 640 }).left).toBe(14)
})
