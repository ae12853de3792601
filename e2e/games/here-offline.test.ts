import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, keptOffline, playHere, shorts } from '../device.ts'
import { evening } from '../evening.ts'
import { openTavern } from '../tavern.ts'

const { here, play: words } = en

const at = evening()

/** Verifies the file as somebody who receives it would. */
function verified(path: string): object {
  const run = spawnSync(process.execPath, ['cli/main.ts', 'verify', path, '--json'], { encoding: 'utf8' })
  return JSON.parse(run.stdout) as object
}

test.each(shorts)(
  '$played.game: a whole match without a network, after one visit; its file is accepted by verify',
  async short => {
    const house = await openTavern()
    const { page, context, leave } = await visitor(at.browser, house.url, { keeps: true })
    await keptOffline(page)
    await context.setOffline(true)
    await house.close() // nobody can be reached either
    await page.goto('/')
    await page.getByRole('link', { name: here.play }).click()
    await beginHere(page, short, ['Ana'])
    await playHere(page, 2)
    await page.reload()
    await playHere(page)

    await page.locator('.fairness summary').click()
    await page.getByRole('button', { name: words.verify }).click()
    await page.locator('.fairness [role="status"]', { hasText: words.verified }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.fairness').getByRole('button', { name: words.file }).click(),
    ])
    expect(verified(await file.path())).toMatchObject({ verified: true, game: short.played.game })

    await page.goto('/')
    await page.locator('.here-list').getByText(short.played.title).waitFor()
    await page.goto('/table/nowhere')
    await page.getByText(en.common.refusals.offline).waitFor()
    await page.getByRole('link', { name: here.offlinePlay }).first().waitFor()
    await page.goto('/rules/dwarves')
    await page.locator('.how-to').waitFor()
    await leave()
  },
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
