import { test } from 'vitest'
import { wholeBoard } from './board-path.ts'
import { evening } from './evening.ts'

const at = evening()

test('a thread with a moment and a card; answers, a poll, search, following; a report, a measure and an appeal', async () => {
  const { browser, tavern } = at
  await wholeBoard({ browser, house: tavern.house, here: tavern.url, there: tavern.url })
})
