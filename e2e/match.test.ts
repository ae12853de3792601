import { test } from 'vitest'
import { evening } from './evening.ts'
import { fist } from './played.ts'
import { playWhole } from './whole-match.ts'

const at = evening()

test('two people and a bot play a match to its end, one with a mouse, one with touch, and somebody watches', async () => {
  await playWhole(at.browser, at.tavern, fist)
})
