import { expect, test } from 'vitest'
import { searchForLeaks } from './search.ts'
import { compareTimes, isEven } from './timing.ts'

test('whole matches of all games over real sockets: nobody is sent what they may not know', async () => {
  const { leaks, counts } = await searchForLeaks(2, 'a short evening')
  expect(leaks).toEqual([])
  expect(counts).toMatchObject({ 'matches.fist': 2, 'matches.gold': 2, 'matches.dwarves': 2 })
  for (const what of [
    'secrets',
    'canaries',
    'sealedEntries',
    'messages.waits',
    'messages.refused',
    'status.409',
    'advised',
    'gallery',
    'board',
  ])
    expect(counts[what], what).toBeGreaterThan(20)
})

test('a player’s hand changes neither what the others hear nor when', async () => {
  const timings = await compareTimes(30)
  expect(Object.keys(timings)).toEqual(['fist', 'gold', 'dwarves'])
  for (const timing of Object.values(timings))
    expect({ ...timing, isEven: isEven(timing) }).toMatchObject({ isEven: true })
})
