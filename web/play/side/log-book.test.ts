import { expect, test } from 'vitest'
import type { GameEvent } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { LogBook, momentWithin } from './log-book.ts'

const screen = {
  logged: ({ type }: GameEvent) => (type === 'silent' ? [] : [{ say: type, with: {} }]),
  isChapter: ({ type }: GameEvent) => type === 'round',
}
const entry = (seq: number, ...types: string[]): Entry => ({
  seq,
  at: seq,
  by: 'house',
  events: types.map(type => ({ type })),
})

test('lines stand under their headings, newest last; what goes without saying is left out', () => {
  const chapters = new LogBook(screen).read([
    entry(0, 'dealt', 'round', 'a'),
    entry(1, 'silent'),
    entry(2, 'b', 'round'),
  ])
  expect(chapters.map(({ heading, lines }) => [heading?.say, lines.map(({ saying }) => saying?.say)])).toEqual([
    [undefined, ['dealt']],
    ['round', ['a', 'b']],
    ['round', []],
  ])
})

test('all that is said of an event is there, not only its first sentence', () => {
  const logged = ({ type }: GameEvent) => [type, `${type} too`].map(say => ({ say, with: {} }))
  const [chapter] = new LogBook({ ...screen, logged }).read([entry(0, 'traded')])
  expect(chapter?.lines.map(({ saying, more }) => [saying, ...more].map(it => it?.say))).toEqual([
    ['traded', 'traded too'],
  ])
})

test('what was read is not read again, and a finished chapter stays the same', () => {
  const book = new LogBook(screen)
  const entries = [entry(0, 'round', 'a'), entry(1, 'round', 'b')]
  const [first, second] = book.read(entries)
  const again = book.read([...entries, entry(2, 'c')])
  expect(again[0]).toBe(first)
  expect(again[1]).not.toBe(second)
  expect(again[1]?.lines).toHaveLength(2)
})

test('where a table plays from memory, less is told of a chapter when the next one begins', () => {
  const faded = ({ type }: GameEvent) => (type === 'sign' ? [] : [{ say: `${type} long ago`, with: {} }])
  const book = new LogBook(screen, faded)
  const said = (chapters: ReturnType<LogBook['read']>) =>
    chapters.map(({ heading, lines }) => [heading?.say, ...lines.map(({ saying }) => saying?.say)])
  const entries = [entry(0, 'a', 'round', 'b', 'sign')]
  expect(said(book.read(entries))).toEqual([
    [undefined, 'a long ago'],
    ['round', 'b', 'sign'],
  ])
  expect(said(book.read([...entries, entry(1, 'round', 'c')]))).toEqual([
    [undefined, 'a long ago'],
    ['round long ago', 'b long ago'],
    ['round', 'c'],
  ])
})

test('a chapter knows whether a moment is before, within or after it', () => {
  const chapters = new LogBook(screen).read([entry(0, 'round', 'a'), entry(3, 'round', 'b'), entry(6, 'round', 'c')])
  const seen = (at: number | null) => chapters.map((_, i) => momentWithin(chapters, i, at))
  expect(seen(null)).toEqual(['past', 'past', 'past'])
  expect(seen(4)).toEqual(['past', 4, 'later'])
})

test('an entry that begins a chapter is a moment of the one that it ends, too', () => {
  const chapters = new LogBook(screen).read([entry(0, 'round'), entry(1, 'bid', 'round'), entry(2, 'bid')])
  expect(chapters.map((_, i) => momentWithin(chapters, i, 1))).toEqual([1, 1])
  expect(chapters.map((_, i) => momentWithin(chapters, i, 2))).toEqual(['past', 2])
})

test('where the house has moved a match to newer rules the log says so', () => {
  const moved: Entry = { seq: 1, at: 7, by: { edition: 'e' }, events: [] }
  const book = new LogBook(screen)
  expect(book.read([moved]).flatMap(({ lines }) => lines)).toMatchObject([{ seq: 1, at: 7, saying: null }])
})

test('an entry that is shown bit by bit is read bit by bit, each line once', () => {
  const book = new LogBook(screen)
  const whole = entry(1, 'opened', 'won', 'round', 'next')
  const upTo = (n: number): Entry => ({ ...whole, events: whole.events.slice(0, n) })
  const said = (entries: readonly Entry[]) =>
    book.read([entry(0, 'bid'), ...entries]).flatMap(({ lines }) => lines.map(({ saying }) => saying?.say))
  expect(said([upTo(0)])).toEqual(['bid'])
  expect(said([upTo(1)])).toEqual(['bid', 'opened'])
  expect(said([upTo(1)])).toEqual(['bid', 'opened'])
  expect(said([whole, entry(2, 'bid')])).toEqual(['bid', 'opened', 'won', 'next', 'bid'])
})
