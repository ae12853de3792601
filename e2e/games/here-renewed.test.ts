import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageRoutes } from '#server/http/page'
import { openBrowser, visitor } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { en } from '#ui/words/en'
import { keptOffline } from '../device.ts'

const { here } = en
const entryIn = (html: string): string => /src="\/assets\/([^"]+)"/.exec(html)?.[1] ?? ''

/** The same page under another name, like a new version. */
function renew(root: string): string {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const old = entryIn(read('index.html'))
  const fresh = `renewed-${old}`
  renameSync(join(root, 'assets', old), join(root, 'assets', fresh))
  for (const path of ['index.html', 'sw.js']) {
    writeFileSync(join(root, path), read(path).replaceAll(`/assets/${old}`, `/assets/${fresh}`))
    for (const end of ['br', 'gz']) rmSync(join(root, `${path}.${end}`), { force: true })
  }
  writeFileSync(join(root, 'sw.js'), read('sw.js').replace(/wyrmtavern page [0-9a-f]+/, 'wyrmtavern page new'))
  return fresh
}

test('a page older than the house says so, loads the new one on request, and drops the old files later', async () => {
  const root = temporaryFolder()
  cpSync(join(import.meta.dirname, '../../web/dist'), root, { recursive: true })
  const app = Fastify()
  await app.register(pageRoutes, { root })
  const url = await app.listen({ port: 0, host: 'localhost' })
  const browser = await openBrowser()
  const { page, context, leave } = await visitor(browser, url, { keeps: true })
  await keptOffline(page)
  const old = entryIn(await page.content())
  const fresh = renew(root)
  const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await look()
  await page.locator('[data-new-version]').waitFor()
  expect(entryIn(await page.content())).toBe(old)
  await page.getByRole('button', { name: here.takeIt }).click()
  await expect.poll(async () => entryIn(await page.content().catch(() => '')), { timeout: 15_000 }).toBe(fresh)
  expect(await page.locator('[data-new-version]').count()).toBe(0)

  await page.close()
  const later = await context.newPage()
  await later.goto('/')
  const kept = (): Promise<readonly string[]> =>
    later.evaluate(async () => {
      const all: string[] = []
      for (const name of await caches.keys())
        for (const { url: it } of await (await caches.open(name)).keys()) all.push(new URL(it).pathname)
      return all
    })
  await expect.poll(async () => (await kept()).includes(`/assets/${old}`), { timeout: 10_000 }).toBe(false)
  expect(await kept()).toContain(`/assets/${fresh}`)
  await app.close()
  await later.goto('/here/new')
  await later.getByRole('heading', { level: 1 }).waitFor()
  await leave()
  await browser.close()
})
