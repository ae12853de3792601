import { expect, test } from 'vitest'
import { isRefused } from '#protocol/refused'
import { noBlocks } from '../friends/blocks.ts'
import type { NewNote } from '../storage/board-port.ts'
import { memoryStore } from '../storage/memory.ts'
import { Board } from './board.ts'
import type { NoteReader } from './markdown.ts'
import { outlineOf } from './posting.ts'
import { Rendering } from './rendering.ts'

const reader: NoteReader = { isOurs: () => false, rulesOf: () => text => [{ text, isRule: false }] }
/** It takes long to read, and finds its way into a search. */
const costly = `word ${'[a](/b) '.repeat(1200)}`.slice(0, 9900)
const NOTES = 12

/** A board with a thread of long notes, the second of which was changed as often. */
async function hung() {
  const store = memoryStore()
  const note = (n: number): NewNote => ({
    ...{ draft: `d${n}`, by: 'p-Ana', at: n, text: `${n} ${costly}`, words: 'word', isNewcomers: true },
  })
  const place = { id: 'x', topic: 'house', game: null, language: 'en', poll: null }
  await store.board.threads.begin({ ...place, ...outlineOf('Long', '', false, reader) }, note(0), null)
  for (let n = 1; n < NOTES; n++) await store.board.notes.answer('x', note(n), null)
  for (let n = 0; n < NOTES; n++)
    await store.board.notes.edit('x', 2, { at: n, text: `again ${n} ${costly}`, words: 'word', outline: null })
  return new Board({
    ...{ store: store.board, people: store.people, order: store.order, blocks: noBlocks, reader },
    ...{ rendering: new Rendering(reader), now: () => 2, mayWrite: async () => null, changed: async () => undefined },
  })
}

/** How often others in the house were answered meanwhile. */
async function turnsDuring(job: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  const turn = (): void => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await job()
  isOver = true
  return turns
}

test('however many long notes somebody reads, others are answered between two of them', async () => {
  const board = await hung()
  const page = { from: 1, most: 500 }
  expect(await turnsDuring(() => board.thread('x', page, null))).toBeGreaterThanOrEqual(NOTES)
  expect(await turnsDuring(() => board.edits('x', 2, null))).toBeGreaterThanOrEqual(NOTES)
  expect(await turnsDuring(() => board.search({ words: 'word ' }, null))).toBeGreaterThanOrEqual(NOTES)
})

test('what is read is paid by its length, and nothing is rendered for who cannot pay', async () => {
  const board = await hung()
  const paid: number[] = []
  const broke = (characters: number): void => {
    paid.push(characters)
    throw new RangeError('too much')
  }
  const asked = [
    () => board.thread('x', { from: 1, most: 500 }, null, broke),
    () => board.edits('x', 2, null, broke),
    () => board.search({ words: 'word ' }, null, broke),
  ]
  for (const ask of asked) {
    const turns = await turnsDuring(() => expect(ask()).rejects.toThrow('too much'))
    expect(turns).toBeLessThan(NOTES)
  }
  for (const characters of paid) expect(Math.round(characters / costly.length)).toBe(NOTES)
})

test('a page ends where it is long enough, and says where the next begins', async () => {
  const board = await hung()
  const page = await board.thread('x', { from: 1, most: 500, longest: 100_000 }, null)
  if (isRefused(page)) return expect.fail()
  expect(page.notes.length).toBeGreaterThan(1)
  expect(page.notes.length).toBeLessThan(NOTES)
  expect(page.next).toBe(page.notes.length + 1)
  const last = await board.thread('x', { from: NOTES, most: 500, longest: 1 }, null)
  expect(last).toMatchObject({ notes: [{ number: NOTES }], next: null })
})
