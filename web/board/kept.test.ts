import { afterEach, expect, test, vi } from 'vitest'
import { isText, keepAt, keptAt } from './kept.ts'

/** A browser that keeps things, or whose storage is full. */
function browser(isFull = false): { text: string } {
  const stored = { text: '{}' }
  vi.stubGlobal('localStorage', {
    getItem: () => stored.text,
    setItem: (_: string, written: string) => {
      if (isFull) throw new Error('full')
      stored.text = written
    },
  })
  return stored
}
afterEach(() => vi.unstubAllGlobals())

test('a draft is not pushed out by however many notes somebody reports', () => {
  const stored = browser()
  keepAt('answer a', 'Half a thought')
  for (let n = 0; n < 300; n++) keepAt(`reported a/${n}`, 'yes')
  const kept = JSON.parse(stored.text) as Readonly<Record<string, unknown>>
  expect(kept['answer a']).toBe('Half a thought')
  expect(Object.keys(kept)).toHaveLength(101)
  expect([kept['reported a/199'], kept['reported a/200']]).toEqual([undefined, 'yes'])
  keepAt('answer a', null)
  expect(JSON.parse(stored.text)).not.toHaveProperty('answer a')
})

test('where nothing can be kept, a draft lasts as long as the page; what is of another shape does not count', () => {
  browser(true)
  keepAt('answer b', 'Text')
  keepAt('answer c', { text: 'Text' })
  expect([keptAt('answer b', isText), keptAt('answer c', isText)]).toEqual(['Text', null])
})
