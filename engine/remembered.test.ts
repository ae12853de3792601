import { expect, test } from 'vitest'
import { botCommand, COMMANDS, Remembered } from './remembered.ts'

test('however often bots answer, the last commands of people are remembered', () => {
  const all = new Remembered([['0 mine', 7]])
  for (let n = 0; n < 3 * COMMANDS; n++) all.add([[botCommand(`1 ${n}`), 8 + n]])
  expect([all.get('0 mine'), all.get(botCommand('1 0'))]).toEqual([7, undefined])
  for (let n = 0; n < COMMANDS; n++) all.add([[`0 ${n}`, 900 + n]])
  expect([all.get('0 mine'), all.get('0 0')]).toEqual([undefined, 900])
})
