import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { rooms } from '#web/pages/frame/rooms'
import { noBlocks } from '../../friends/blocks.ts'
import { boardDocument } from '../../http/board-document.ts'
import type { NewNote } from '../../storage/board-port.ts'
import { memoryStore } from '../../storage/memory.ts'
import { Board } from '../board.ts'
import type { NoteReader } from '../markdown.ts'
import { outlineOf } from '../posting.ts'
import { Rendering } from '../rendering.ts'
import { boardPages } from './pages.ts'

const root = temporaryFolder()
const shell = '<html lang="en"><head><title>Wyrmtavern</title></head><body><div id="root"></div></body></html>'
writeFileSync(join(root, 'index.html'), shell)

const reader: NoteReader = { isOurs: () => false, rulesOf: () => text => [{ text, isRule: false }] }

/** A board with one thread, and the document of a page of it, as a stranger gets it. */
async function hung(title: string, texts: readonly string[], more: Partial<NewNote> = {}) {
  const store = memoryStore()
  const said = (text: string, n: number): NewNote => ({
    ...{ draft: `d${n}`, by: 'p-Ana', at: 1, text, words: '', isNewcomers: true },
    ...more,
  })
  const [first = '', ...answers] = texts
  const place = { id: 'x', topic: 'house', game: null, language: 'en' }
  await store.board.threads.begin(
    { ...place, ...outlineOf(title, first, false, reader), poll: null },
    said(first, 0),
    null,
  )
  for (const [n, text] of answers.entries()) await store.board.notes.answer('x', said(text, n + 1), null)
  const board = new Board({
    ...{
      store: store.board,
      people: store.people,
      order: store.order,
      blocks: noBlocks,
      reader,
      rendering: new Rendering(reader),
      now: () => 2,
    },
    mayWrite: async () => null,
    changed: async () => undefined,
  })
  const pages = boardPages(board)
  const document = async (path: string, language = 'en', query = {}): Promise<string> => {
    const page = await pages(path, query, language)
    return page === null ? '' : boardDocument(root, page, 'https://tavern.example')
  }
  return { store, document }
}

test('a page tells its title, its beginning and its notes in the language of the browser, to be read and shared', async () => {
  const { document } = await hung('Who begins?', ['Whoever is **oldest**.', 'Really?'])
  const page = await document('board/x', 'de-DE,de;q=0.9')
  expect(page).toContain('<html lang="de"')
  expect(page).toContain('<meta property="og:title" content="Who begins?" />')
  expect(page).toContain('<meta property="og:description" content="Whoever is oldest." />')
  expect(page).toContain('<link rel="canonical" href="https://tavern.example/board/x" />')
  for (const said of ['<strong>oldest</strong>', 'Really?', 'Schwarzes Brett']) expect(page).toContain(said)
  expect(await document('board')).toContain('<a href="/board/x">Who begins?</a>')
  expect(await document('board/y')).toBe('')
})

test('in the list, the day of the last answer is beside the answers, and beside who began a thread the day they did', async () => {
  const { store, document } = await hung('Who begins?', ['Whoever is oldest.'])
  const late = { draft: 'late', by: 'p-Ben', at: Date.UTC(2026, 4, 3), text: 'Really?', words: '', isNewcomers: true }
  expect(await document('board')).toMatch(/<time datetime="1970-01-01.*: 0<\/p>/)
  await store.board.notes.answer('x', late, null)
  expect(await document('board')).toMatch(/<time datetime="1970-01-01.*: 1 · <time datetime="2026-05-03/)
})

test('nothing in a title or a note becomes more than text', async () => {
  const evil = '</title>"><script>alert(1)</script>$&'
  const { document } = await hung(evil, [evil, evil])
  for (const path of ['board', 'board/x']) {
    const page = await document(path)
    expect(page).not.toMatch(/<script/)
    expect(page).toContain('&lt;/title&gt;&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
  }
})

test('of what is hidden, held or taken back no page tells a word', async () => {
  const { store, document } = await hung('A secret title', ['A secret beginning.', 'A secret answer.'])
  const { orderly } = store.board
  await orderly.hide('x', 2, { at: 2, reason: 'Be kind.', by: 'house' })
  expect(await document('board/x')).toContain('Hidden by a moderator: Be kind.')
  expect(await document('board/x')).not.toContain('A secret answer')
  await orderly.hide('x', null, { at: 2, reason: 'Be kind.', by: 'house' })
  for (const path of ['board', 'board/x']) expect(await document(path)).not.toMatch(/secret/)
  const held = await hung('A secret title', ['A secret beginning.'], {
    hidden: { at: 1, reason: 'words', by: 'house' },
  })
  for (const path of ['board', 'board/x']) expect(await held.document(path)).not.toMatch(/secret/)
  expect(await held.document('board/x')).toContain('has yet to look at')
})

test('a long thread comes in pages that are light on a slow line', async () => {
  const line = (n: number): string =>
    [...Array(60).keys()].map(i => `слово${(n * 7919 + i * 104_729) % 9973}`).join(' ')
  const { document } = await hung('Долгий разговор', [...Array(300).keys()].map(line))
  const page = await document('board/x', 'ru')
  expect(gzipSync(page).length).toBeLessThan(30_000)
  const [, next = ''] = /href="\/board\/x\?from=(\d+)"/.exec(page) ?? []
  expect(Number(next)).toBeGreaterThan(10)
  expect(await document('board/x', 'ru', { from: next })).toContain(`id="${next}"`)
  const address = 'https://tavern.example/board/x'
  expect(page).toContain(`rel="canonical" href="${address}"`)
  expect(await document('board/x', 'ru', { from: next })).toContain(`rel="canonical" href="${address}?from=${next}"`)
  expect(await document('board/x', 'ru', { from: '9999' })).toContain(`rel="canonical" href="${address}"`)
})

test('a page leads to the same rooms as the page that comes alive in its place', async () => {
  const { document } = await hung('Who begins?', [])
  const page = await document('board')
  const links = [...page.matchAll(/<a class="quiet" href="([^"]+)">/g)].map(([, path]) => path)
  expect(links).toEqual([...rooms.map(({ path }) => path), '/rules'])
})

test('a list of one topic and game has an address of its own', async () => {
  const { document } = await hung('Who begins?', [])
  const page = await document('board', 'en', { topic: 'strategy', game: 'fist' })
  expect(page).toContain('rel="canonical" href="https://tavern.example/board?topic=strategy&amp;game=fist"')
})
