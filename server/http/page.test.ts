import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { memoryStore } from '../storage/memory.ts'
import { type PageRouteParams, pageRoutes } from './page.ts'

const noPages = memoryStore().pages
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function houseWith(
  files: Readonly<Record<string, string>>,
  pages: PageRouteParams['pages'] = noPages,
  more: Pick<PageRouteParams, 'gameOf'> = {},
) {
  const root = temporaryFolder()
  mkdirSync(join(root, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const app = Fastify()
  await app.register(pageRoutes, { root, pages, ...more })
  const get = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers })
  return { root, get, close: () => app.close() }
}
const page = {
  'index.html': 'the page',
  'favicon.svg': '<svg/>',
  'assets/main-1.js': 'script',
  'assets/main-1.js.br': 'brotli',
  'assets/main-1.js.gz': 'gzip',
}

test('every path within the page returns the page, which is never cached', async () => {
  const { get, close } = await houseWith(page)
  for (const path of ['/', '/table/abc', '/match/abc?at=12', '/rules/fist', '/about', '/apiary']) {
    const answer = await get(path)
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, 'the page'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  }
  expect((await get('/', { accept: '*/*' })).body).toBe('the page')
  await close()
})

test('unknown paths are not found: routes of the house, files, and paths requested by a program', async () => {
  const { get, close } = await houseWith(page)
  for (const path of ['/api/nothing', '/api', '/socket', '/metrics', '/assets/old.js', '/nothing.txt', '/.vite/x.json'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  for (const path of ['/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%5cx.js'])
    expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(400)
  expect((await get('/tables', { accept: 'application/json' })).statusCode).toBe(404)
  expect((await get('/tables', { accept: '*/*' })).statusCode).toBe(404)
  await close()
})

test('files with a hash in their name are cached for a year, and come as small as the browser can read', async () => {
  const { get, close } = await houseWith(page)
  const plain = await get('/assets/main-1.js', {})
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['script', undefined])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br'])
  expect(small.headers['content-type']).toContain('javascript')
  expect(small.headers.vary?.toLowerCase()).toContain('accept-encoding')
  expect((await get('/assets/main-1.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip')
  expect((await get('/favicon.svg', { 'accept-encoding': 'br' })).headers['cache-control']).toBe('no-cache')
  await close()
})

test('a match of an older edition is opened by the page made for it, whose files are still there', async () => {
  const { pages } = memoryStore()
  const parts = new Map([['/assets/main-0.js', gzipSync('older script')]])
  await pages.put({ build: 'older', editions: ['old'], document: gzipSync('the older page'), parts }, 1)
  const about = JSON.stringify({ build: 'today', editions: ['new'], parts: [] })
  const { get, close } = await houseWith({ ...page, 'page.json': about }, pages)
  const older = await get('/match/abc?edition=old&at=3', { ...html, 'accept-encoding': 'gzip' })
  expect([older.statusCode, older.headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(older.rawPayload).toEqual(gzipSync('the older page'))
  expect((await get('/match/abc?edition=old')).body).toBe('the older page')
  expect((await get('/match/abc?edition=old')).headers['cache-control']).toBe('no-cache')
  for (const edition of ['new', 'unknown', '', 'old&edition=new'])
    expect((await get(`/match/abc?edition=${edition}`)).body).toBe('the page')
  const part = await get('/assets/main-0.js')
  expect([part.body, part.headers['content-type']]).toEqual(['older script', 'text/javascript; charset=utf-8'])
  expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await close()
})

test('with a match come the addresses of what its page will load: the table, and the screen of its game', async () => {
  const ahead = { match: ['/assets/table-1.js', '/assets/table-1.css'], games: { chess: ['/assets/chess-1.js'] } }
  const about = JSON.stringify({ build: 'today', editions: [], parts: [], ahead })
  const gameOf = async (match: string) => (match === 'abc' ? 'chess' : match === 'old' ? 'halma' : null)
  const { root, get, close } = await houseWith({ ...page, 'page.json': about }, noPages, { gameOf })
  const table = '</assets/table-1.js>; rel=modulepreload, </assets/table-1.css>; rel=preload; as=style; crossorigin'
  expect((await get('/match/abc?at=12')).headers.link).toBe(`${table}, </assets/chess-1.js>; rel=modulepreload`)
  writeFileSync(join(root, 'page.json'), 'broken, if it were read again')
  for (const path of ['/match/nothing', '/match/old']) expect((await get(path)).headers.link).toBe(table)
  for (const path of ['/', '/table/abc', '/match/abc/more']) expect((await get(path)).headers.link).toBeUndefined()
  await close()
})

test('without a built page the house says how to build it', async () => {
  const { get, close } = await houseWith({})
  const answer = await get('/')
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')])
  await close()
})
