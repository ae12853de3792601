import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { type Heard, newsAt } from './news.ts'

const entries = [0, 1, 2, 3, 4, 5].map((seq): Entry => ({ seq, at: 0, by: 'clock', events: [{ type: 'it' }] }))
const upTo = (seq: number) => ({
  live: { entries: entries.slice(0, seq + 1) },
  bookmark: { seq, events: 1 },
  isLive: true,
  isHeld: false,
  have: seq,
})
const heardTo = (seq: number): Heard => ({ bookmark: { seq, events: 1 }, past: null })

test('each entry is spoken about once, when it comes', () => {
  const first = newsAt(upTo(3), heardTo(2))
  expect(first.seqs).toEqual([3])
  expect(newsAt(upTo(3), first.heard).seqs).toEqual([])
})

test('nothing is said while something is being shown; afterwards the whole entry is', () => {
  const shown = { ...upTo(3), isHeld: true }
  const during = newsAt({ ...shown, bookmark: { seq: 3, events: 0 } }, heardTo(2))
  expect(during.seqs).toEqual([])
  expect(newsAt(shown, during.heard).seqs).toEqual([])
  expect(newsAt(upTo(3), during.heard).seqs).toEqual([3])
})

test('who has been away hears nothing of it, but who comes late still sees everybody sit down', () => {
  expect(newsAt(upTo(5), heardTo(1)).seqs).toEqual([])
  expect(newsAt(upTo(5), { bookmark: { seq: -1, events: 0 }, past: null }).seqs).toEqual([0])
})

test('in the past it is about the moment that is looked at, once', () => {
  const looking = { ...upTo(5), isLive: false, have: 2 }
  const { seqs, heard } = newsAt(looking, heardTo(5))
  expect(seqs).toEqual([2])
  expect(newsAt(looking, heard).seqs).toEqual([])
  expect(newsAt({ ...looking, have: 3 }, heard).seqs).toEqual([3])
})
