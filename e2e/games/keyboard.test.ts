import { test } from 'vitest'
import { playByKeys } from '../by-keys.ts'
import { evening } from '../evening.ts'
import { dwarves, gold } from '../played.ts'

const at = evening()

test.each([dwarves, gold])('$game: a whole match by keyboard alone, and the focus is never lost', async played => {
  await playByKeys(at.browser, at.tavern, played)
})
