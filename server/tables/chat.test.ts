import { expect, test } from 'vitest'
import { phrases } from '#protocol/talk'
import { type Said, wordsSchema } from '#protocol/words'
import { nobodyOnGuard } from '../order/guard.ts'
import { memoryStore } from '../storage/memory.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import { Chat } from './chat.ts'
import type { Table } from './table.ts'
import { accepted, ana, begun, ben, cleo, dan, tavernOver } from './testing.ts'

const hello = { text: 'hello' }
const said = (all: readonly Said[]): readonly unknown[] => all.map(({ name, words }) => [name, words])

test.each([
  ['in memory', async () => memoryStore<Table>()],
  ['in SQLite', () => sqliteStore<Table>(openSqlite(':memory:'))],
])('players talk at the table and spectators apart, %s', async (_where, open) => {
  const store = await open()
  const house = tavernOver(store)
  const table = await begun(house)
  const chat = new Chat(store.chat, nobodyOnGuard, () => 5)
  const first = accepted(await chat.say(table, 'table', ana, hello))
  expect(first).toMatchObject({ at: 5, by: ana.id, name: 'Ana', words: hello })
  accepted(await chat.say(table, 'table', ben, { phrase: 'cheers' }))
  accepted(await chat.say(table, 'spectators', cleo, { text: 'Ana bluffs' }))

  for (const who of [ana, cleo, null])
    expect(said(accepted(await chat.since(table, 'table', who, 0)))).toEqual([
      ['Ana', hello],
      ['Ben', { phrase: 'cheers' }],
    ])
  expect(said(accepted(await chat.since(table, 'table', ana, first.number)))).toEqual([['Ben', { phrase: 'cheers' }]])
  expect(said(accepted(await chat.since(table, 'spectators', dan, 0)))).toEqual([['Cleo', { text: 'Ana bluffs' }]])

  expect(await chat.say(table, 'table', cleo, hello)).toMatchObject({ code: 'not your room' })
  expect(await chat.say(table, 'spectators', ana, hello)).toMatchObject({ code: 'not your room' })
  expect(await chat.since(table, 'spectators', ana, 0)).toMatchObject({ code: 'not your room' })
  expect(await chat.since({ ...table, state: 'over' }, 'spectators', ana, 0)).toHaveLength(1)
  expect(await chat.say({ ...table, state: 'closed' }, 'table', ana, hello)).toMatchObject({ code: 'closed' })
  const without = { ...table, barred: [dan.id] }
  expect(await chat.say({ ...without, listed: true }, 'spectators', dan, hello)).toMatchObject({ code: 'barred' })
  expect(await chat.since({ ...without, listed: true }, 'spectators', dan, 0)).toHaveLength(1)
  for (const room of ['table', 'spectators'] as const)
    expect(await chat.since(without, room, dan, 0)).toMatchObject({ code: 'barred' })
  await house.close()
})

test('what is said is heard at once, by those who may hear it', async () => {
  const house = tavernOver(memoryStore<Table>())
  const table = await begun(house)
  const chat = new Chat(house.store.chat, nobodyOnGuard, house.now)
  const heard: string[] = []
  const stops = [ana, dan].map(who =>
    chat.listen(table.id, 'spectators', who, ({ words }) => heard.push(`${who.name} ${JSON.stringify(words)}`)),
  )
  await chat.say(table, 'spectators', cleo, hello)
  await chat.say(table, 'table', ben, hello)
  expect(heard).toEqual(['Dan {"text":"hello"}'])
  await chat.say({ ...table, state: 'over' }, 'spectators', cleo, { phrase: 'goodGame' })
  expect(heard.slice(1)).toEqual(['Ana {"phrase":"goodGame"}', 'Dan {"phrase":"goodGame"}'])
  for (const stop of stops) stop()
  await chat.say(table, 'spectators', cleo, hello)
  expect(heard).toHaveLength(3)
  await house.close()
})

test.each(['hello', '  hello  ', 'Ну и ну!', '👨‍👩‍👧 ok', 'x'.repeat(300)])('%j can be said', text => {
  expect(wordsSchema.parse({ text })).toEqual({ text: text.trim() })
})

test.each(['', '   ', '\u200b', 'two\nlines', 'bell\u0007', 'turned \u202e round', 'half \ud83d', 'x'.repeat(301)])(
  '%j cannot be said',
  text => {
    expect(wordsSchema.safeParse({ text }).success).toBe(false)
  },
)

test.each([
  ['tags', 'hi\u{e0053}\u{e0050}\u{e0059}', 'hi'],
  ['what joins nothing', 'h\u200bi\u200d \u2060there\ufeff\u00ad', 'hi there'],
  ['fillers', 'a\u3164\uffa0\u034fb', 'ab'],
  ['marks of direction', 'a\u200e\u200f\u061cb', 'ab'],
  ['variations of what has none', 'a\ufe0fb\ufe0e\u{e0100}', 'ab'],
])('%s are invisible, and removed', (_what, text, said) => {
  expect(wordsSchema.parse({ text })).toEqual({ text: said })
})

test.each(['\u{e0041}', '\u3164', '\u2800 \uffa0'])('%j says nothing', text => {
  expect(wordsSchema.safeParse({ text }).success).toBe(false)
})

test.each(['👩🏽‍🚀 ❤️ 🏳️‍🌈 1️⃣', 'שלום', 'مرحبا', 'نمی‌دانم', 'क्‍ष', 'é ё'])('%j stays as it is', text => {
  expect(wordsSchema.parse({ text })).toEqual({ text })
})

test('somebody without a seat gets a name that nobody at the table has', async () => {
  const house = tavernOver(memoryStore<Table>())
  const table = await begun(house)
  const chat = new Chat(house.store.chat, nobodyOnGuard, house.now)
  const says = async (room: 'table' | 'spectators', at: Table, name: string): Promise<string> =>
    accepted(await chat.say(at, room, { id: 'x', name }, hello)).name
  expect(await says('spectators', table, 'Аna')).toBe('Аna 2')
  expect(await says('table', { ...table, host: 'x' }, 'Ben')).toBe('Ben 2')
  expect(await says('spectators', table, 'Cleo')).toBe('Cleo')
  await house.close()
})

test('only known phrases can be said, by their key', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(10)
  for (const phrase of phrases) expect(wordsSchema.parse({ phrase })).toEqual({ phrase })
  for (const wrong of [{ phrase: 'boo' }, { phrase: 'cheers', text: 'x' }, {}, 'cheers'])
    expect(wordsSchema.safeParse(wrong).success).toBe(false)
})
