import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { keptOffline, shorts } from './device.ts'
import { evening } from './evening.ts'
import { playOffline } from './whole-offline.ts'

const at = evening()

test.each(shorts.filter(({ played }) => played.game === 'fist'))(
  '$played.game: a whole match without a network, after one visit; its file is accepted by verify',
  short => playOffline(at.browser, short),
)

test('the page can be installed, and responses of the house are never stored', async () => {
  const { page, context, complaints, leave } = await visitor(at.browser, at.tavern.url, { keeps: true })
  await keptOffline(page)
  const manifest = await (await context.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Wyrmtavern', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons as readonly { readonly src: string; readonly type: string }[]) {
    const icon = await context.request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  const kept = await page.evaluate(async () => {
    const all = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname)
    return all
  })
  expect(kept.filter(path => /^\/(api|socket)/.test(path))).toEqual([])
  expect(kept).toContain('/index.html')
  expect(kept.filter(path => path.includes('RULES'))).toHaveLength(12)
  expect(complaints.filter(it => !it.includes('Reduced Motion'))).toEqual([])
  await leave()
})
