import { expect, test } from 'vitest'
import type { Table } from '#client/messages'
import { wordsSchema } from '#protocol/words'
import { chatAccessOf, cleaned, unreadIn } from './talking.ts'

test.each([
  '  Hello \n there ',
  'a\u0000b',
  '\u202Eevil',
  'x'.repeat(400),
  'Привет, как дела?',
  '👍🏽 nice',
  `${'x'.repeat(299)}👍`,
])('what is left of %j is what the house takes', text => {
  expect(wordsSchema.safeParse({ text: cleaned(text) }).success).toBe(true)
})

test('nothing visible is nothing', () => {
  for (const text of ['', '   ', '\n', '\u200B', '\u2066']) expect(cleaned(text)).toBe('')
})

const table = {
  host: 'ana',
  state: 'playing',
  seats: [
    { sitter: { name: 'Ana', person: 'ana' }, ready: true },
    { sitter: { name: 'Ben', bot: 'x', insteadOf: 'ben' }, ready: true },
  ],
} as unknown as Table

test('players speak and hear at the table, others among spectators', () => {
  expect(chatAccessOf(table, 'ana')).toEqual({ speaks: 'table', hears: ['table'] })
  expect(chatAccessOf(table, 'cleo')).toEqual({ speaks: 'spectators', hears: ['table', 'spectators'] })
  expect(chatAccessOf(table, 'ben')).toEqual({ speaks: 'spectators', hears: ['table'] })
  expect(chatAccessOf(table, null).speaks).toBeNull()
  expect(chatAccessOf({ ...table, state: 'over' }, 'ana').hears).toContain('spectators')
  expect(chatAccessOf({ ...table, state: 'closed' }, 'ana').speaks).toBeNull()
})

test('unread is what others said since, without the muted', () => {
  const said = (by: string, at: number) => ({ number: at, at, by, name: by, words: { text: 'x' } })
  const all = [said('ana', 5), said('ben', 5), said('ben', 1), said('cleo', 6)]
  expect(unreadIn(all, 2, 'ana', {})).toBe(2)
  expect(unreadIn(all, 2, 'ana', { cleo: 'Cleo' })).toBe(1)
})
