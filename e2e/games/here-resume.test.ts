import { type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureChromium } from '#testkit/chromium'
import { temporaryFolder } from '#testkit/folder'
import { isRoot } from '#testkit/installing'
import { en } from '#ui/words/en'
import { beginHere, logOf, playHere, shorts } from '../device.ts'
import { openTavern, type Tavern } from '../tavern.ts'

const { here } = en

let tavern: Tavern
beforeAll(async () => {
  tavern = await openTavern()
})
afterAll(() => tavern?.close())

/** A persistent browser profile. */
const browserAt = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    chromiumSandbox: !isRoot,
    args: ['--disable-dev-shm-usage'],
    baseURL: tavern.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })

test.each(shorts)(
  '$played.game: a match is played on after the browser was closed; then it is saved, deleted and brought back',
  async short => {
    const folder = temporaryFolder()
    const first = await browserAt(folder)
    const page = first.pages()[0] ?? (await first.newPage())
    await beginHere(page, short, ['Ana'])
    await page.getByRole('button', { name: en.play.letUsPlay }).click() // this is somebody's first match
    await playHere(page, 3)
    await page.locator('.status[data-standing="asked"]').waitFor()
    const log = await logOf(page)
    await first.close()

    const second = await browserAt(folder)
    const again = second.pages()[0] ?? (await second.newPage())
    await again.goto('/')
    const line = again.locator('.here-list .table-line')
    await line.getByRole('link', { name: here.goOn }).click()
    await again.locator('.status[data-standing="asked"]').waitFor()
    expect((await logOf(again)).slice(0, log.length)).toEqual(log)
    await playHere(again, 1)

    await again.goto('/')
    const [file] = await Promise.all([
      again.waitForEvent('download'),
      line.getByRole('button', { name: here.save }).click(),
    ])
    await line.getByRole('button', { name: here.remove }).click()
    await line.getByRole('button', { name: here.removeYes }).click()
    await line.waitFor({ state: 'detached' })
    await again.getByLabel(here.bring).setInputFiles(await file.path())
    await playHere(again, 1)
    await second.close()
  },
)
