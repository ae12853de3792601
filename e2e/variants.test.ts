import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { play, playerAt } from './driving.ts'
import { evening } from './evening.ts'
import { begun, join, matchAt, named, optionNamed } from './gathering.ts'
import { finger, mouse } from './hands.ts'
import { fist } from './played.ts'

const at = evening()
const { making, table: words } = en.home
const { variants } = making
const titled = variants.titled.replace('{name}', 'Friday night')
const points = 'Points to win: 2'

test('house rules are kept under a name and shared as a link; somebody else opens it, and both play by them', async () => {
  const [ana, ben] = [
    await visitor(at.browser, at.tavern.url),
    await visitor(at.browser, at.tavern.url, { size: 'phone' }),
  ]
  const { page } = ana
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const friday = page.getByRole('radio', named('Friday night'))
  await page.goto('/new/fist')
  await page.getByText(making.more).click()
  await optionNamed(page, fist, 'pointsToWin').selectOption('2')
  await optionNamed(page, fist, 'startFG').selectOption('9')
  await page.getByLabel(variants.name).fill('Friday')
  await button(variants.keep).click()
  await button(variants.rename).click()
  await page.getByLabel(variants.name).fill('Friday night')
  await button(variants.rename).click()
  const download = page.waitForEvent('download')
  await button(en.here.save).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    wyrmtavern: 'cards',
    game: 'fist',
    variants: [{ names: { en: 'Friday night' }, options: { pointsToWin: 2, startFG: 9 } }],
  })
  await button(en.here.remove).click()
  await friday.waitFor({ state: 'detached' })
  await button(variants.undo).click()
  expect(await friday.isChecked()).toBe(true)
  await button(en.here.remove).click()
  await page.getByLabel(variants.bring).setInputFiles(file)
  await page.getByText(variants.brought.match(/one \{(.*?)“/)?.[1] ?? '').waitFor()

  await page.goto('/here/new/fist')
  await friday.check()
  const link = await page.locator('.variant-link').inputValue()
  await ben.page.goto(link)
  await ben.page.getByRole('heading', { name: titled }).waitFor()
  await expect.poll(() => ben.page.locator('.variant-told').textContent()).toContain(points)
  await ben.page.getByRole('spinbutton', named(making.seats)).fill('3')
  await ben.page.getByRole('spinbutton', named(making.bots)).fill('1')
  await ben.page.getByRole('radio', named(making.untimed)).check()
  await ben.page.getByRole('button', { name: making.make }).tap()
  await ben.page.getByRole('heading', { name: titled }).waitFor()

  const table = await ben.page.getByLabel(words.link, { exact: true }).inputValue()
  await join(page, mouse, table, 'Ana')
  await page.getByRole('heading', { name: titled }).waitFor()
  await expect.poll(() => page.locator('.variant-told').textContent()).toContain(points)
  await ben.page.getByRole('button', { name: words.start }).tap()
  await Promise.all([begun(page), begun(ben.page)])
  await Promise.all([play(playerAt(page, mouse), 1), play(playerAt(ben.page, finger), 1)])
  const told = await page.evaluate(async id => (await fetch(`/api/matches/${id}`)).text(), matchAt(page))
  expect(JSON.parse(told)).toMatchObject({ header: { options: { pointsToWin: 2, startFG: 9, roundLimit: 0 } } })
  expect(told).not.toContain('Friday')

  await ben.page.goto(link.slice(0, -7))
  await ben.page.getByText(variants.badLink).waitFor()
  expect([...ana.complaints, ...ben.complaints]).toEqual([])
  await ana.leave()
  await ben.leave()
})
