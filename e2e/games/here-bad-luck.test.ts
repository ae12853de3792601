import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, logOf, playHere, shorts } from '../device.ts'
import { standing } from '../driving.ts'
import { evening } from '../evening.ts'

const { here, common } = en
const [short] = shorts as readonly [(typeof shorts)[number]]

const at = evening()

async function atTable(): Promise<{ page: Page; context: BrowserContext; path: string; leave: () => Promise<void> }> {
  const { page, context, leave } = await visitor(at.browser, at.tavern.url)
  const path = await beginHere(page, short, ['Ana'])
  await playHere(page, 1)
  await standing(page, 'asked').waitFor()
  return { page, context, path, leave }
}
test('two tabs with the same match: the second says so and can take it over, the first is told; nothing is lost', async () => {
  const { page, context, path, leave } = await atTable()
  const before = await logOf(page)
  const other = await context.newPage()
  await other.goto(path)
  await other.getByText(here.elsewhere).waitFor()
  await other.getByRole('button', { name: here.takeOver }).click()
  await standing(other, 'asked').waitFor()
  expect(await logOf(other)).toEqual(before)
  await page.getByText(here.taken).waitFor()
  await playHere(other, 1)
  await standing(other, 'asked').waitFor()
  const later = await logOf(other)
  await page.getByRole('button', { name: here.takeOver }).click()
  await standing(page, 'asked').waitFor()
  expect(await logOf(page)).toEqual(later)
  await other.getByText(here.taken).waitFor()
  await leave()
})

test('storage that is cleared during play is filled again, and the player is told', async () => {
  const { page, context, leave } = await atTable()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: at.tavern.url, storageTypes: 'indexeddb,local_storage' })
  await playHere(page, 1)
  await page.getByText(here.trouble.cleared).waitFor()
  await standing(page, 'asked').waitFor()
  const before = await logOf(page)
  await page.reload()
  await standing(page, 'asked').waitFor()
  expect(await logOf(page)).toEqual(before)
  await leave()
})

test('a worker that dies is replaced, and the match goes on where it was', async () => {
  const { page, leave } = await atTable()
  const before = await logOf(page)
  await page.workers()[0]?.evaluate(() => self.close())
  await page.getByText(here.stopped).waitFor()
  await page.getByText(here.stopped).waitFor({ state: 'detached' })
  expect(await logOf(page)).toEqual(before)
  await playHere(page, 2)
  await leave()
})

test('if nothing can be stored, the player can play on, is told, and can save a file', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url)
  await page.goto('/')
  await page.route('**/worker-*.js', async route => {
    const answer = await route.fetch()
    const broken = 'indexedDB.open=()=>{throw new DOMException("no","SecurityError")};'
    await route.fulfill({ response: answer, body: broken + (await answer.text()) })
  })
  await beginHere(page, short, ['Ana'])
  await playHere(page, 1)
  await page.getByText(here.trouble.forbidden).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.banner').getByRole('button', { name: here.save }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.saved\.jsonl$/)
  await leave()
})

/** Changes stored data in a way no page of ours would. */
const tamper = (page: Page, how: 'line' | 'rules' | 'gone'): Promise<void> =>
  page.evaluate(
    done =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wyrmtavern')
        opening.onsuccess = () => {
          const base = opening.result
          const work = base.transaction(['matches', 'entries'], 'readwrite')
          work.oncomplete = () => {
            base.close()
            resolve()
          }
          work.onerror = () => reject(work.error)
          const matches = work.objectStore('matches')
          matches.openCursor().onsuccess = event => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue>).result
            const kept = cursor.value
            if (done === 'rules') cursor.update({ ...kept, header: { ...kept.header, edition: '0'.repeat(64) } })
            if (done === 'gone') cursor.delete()
            if (done === 'line')
              work.objectStore('entries').put({ match: kept.id, seq: 1, line: '{"seq":1', command: null })
          }
        }
      }),
    how,
  )

test('a save of other rules, damaged or missing is explained in a sentence, and what is left can be downloaded', async () => {
  const { page, path, leave } = await atTable()
  for (const [how, code] of [
    ['line', 'damaged'],
    ['rules', 'other rules'],
  ] as const) {
    await page.goto('/about')
    await tamper(page, how)
    await page.goto(path)
    await page.getByText(common.refusals[code]).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: here.save }).click(),
    ])
    expect(await file.path()).not.toBe('')
  }
  await page.goto('/about')
  await tamper(page, 'gone')
  await page.goto(path)
  await page.getByText(common.refusals['not here']).waitFor()
  await leave()
})
