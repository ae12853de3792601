import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { workshop as words } from '#ui/words/en/workshop'
import { openBench as open, pieces, tapRaven } from './bench.ts'
import { playHere } from './device.ts'
import { evening } from './evening.ts'

const at = evening()

const { rival, steal, coins, either } = pieces

const sentence = (page: Page): Promise<string | null> => page.locator('.guest-face-text').textContent()

test('by touch on a phone: a card is made, kept, and played with to the end of a match', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await open(page)
  await tapRaven(page, 'Raven Keeper')
  expect(await page.locator('.step .step').count()).toBe(2)
  expect(await sentence(page)).toContain('either steal a stone from them, or take')
  await page.locator('.number-part button').last().tap()
  await page.reload()
  await page.locator('.work-bench').waitFor()
  expect(await page.locator('.face-name').inputValue()).toBe('Raven Keeper')
  await page.getByRole('button', { name: words.play }).tap()
  await page.locator('.table-page .mine').waitFor()
  expect(await playHere(page)).toBeGreaterThan(5)
  expect(complaints).toEqual([])
  await leave()
})

test('by keys: pieces are added, moved with Alt and arrows, taken out; every change is undone and done again', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await open(page)
  const order = (): Promise<readonly (string | null)[]> =>
    page.locator('.step').evaluateAll(all => all.map(it => it.getAttribute('data-do')))
  await page.locator(coins).press('Enter')
  await page.locator(rival).press('Enter')
  expect(await order()).toEqual(['gain', 'choose'])
  await page.locator('[data-grip="steps.1"]').press('Alt+ArrowUp')
  expect(await order()).toEqual(['choose', 'gain'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-grip'))).toBe('steps.0')
  await page.locator(either).press('Enter')
  await page.locator('[data-grip="steps.1"]').press('Alt+ArrowRight')
  expect(await order()).toEqual(['choose', 'either', 'gain'])
  await page.getByRole('spinbutton', { name: 'fairy gold' }).press('ArrowUp')
  expect(await page.getByRole('spinbutton', { name: 'fairy gold' }).textContent()).toBe('2')
  await page.locator('[data-grip="steps.0"]').press('Delete')
  expect(await order()).toEqual(['either', 'gain'])
  await page.getByRole('button', { name: words.undo, exact: true }).press('Enter')
  expect(await order()).toEqual(['choose', 'either', 'gain'])
  await page.getByRole('button', { name: words.redo, exact: true }).press('Enter')
  expect(await order()).toEqual(['either', 'gain'])
  expect(complaints).toEqual([])
  await leave()
})

test('R7.2 a step without its choice is marked, the rule says why, and the choice can be put in front', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await open(page)
  await page.locator(steal).click()
  expect(await page.locator('.step').count()).toBe(0)
  await page.locator('.shelf-lacking button').click()
  expect(await page.locator('.no-such-card').count()).toBe(0)
  await page.locator('.step-out').first().click()
  await page.locator('.no-such-card').waitFor()
  expect(await page.locator('.no-such-card').textContent()).toContain('R7.2')
  expect(await page.locator('.step[data-wrong]').getAttribute('data-do')).toBe('steal')
  expect(await page.locator('.do-bar .primary').isDisabled()).toBe(true)
  await page.locator('.mends button').first().click()
  expect(await page.locator('.no-such-card, .step[data-wrong]').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

test('an unfinished card has holes and cards of the box to begin from; a file carries it to another device', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await open(page)
  expect(await page.locator('.face-hole').count()).toBe(2)
  await page.locator('[data-boxed]').first().click()
  expect(await page.locator('.step').count()).toBeGreaterThan(0)
  expect(await page.locator('.face-hole').count()).toBe(0)
  await page.locator('.face-name').fill('Copy')
  await page.locator('[data-picture="raven"]').click()
  await page.getByRole('button', { name: words.files, exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: words.export }).click(),
  ])
  const file = await download.path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ wyrmtavern: 'cards', version: 1, game: 'fist' })
  await page.locator('.blank').nth(1).click()
  expect(await page.locator('.step').count()).toBe(0)
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect.poll(() => page.locator('.face-name').inputValue()).toBe('Copy')
  expect(complaints).toEqual([])
  await leave()
})

test('a file carries several cards, of several kinds, onto blank cards; a file with a mistake says where it is', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  const creature = (name: string) => ({
    kind: 'creature',
    names: { en: name },
    picture: 'owl',
    light: 'moss',
    copies: 1,
    dice: 2,
    finds: 1,
    drivesOff: [],
    drivenOffBy: ['elf'],
    strikesAt: 1,
    power: 'none',
    countsAs: 'none',
  })
  const battle = { kind: 'battle', names: { en: 'Mill' }, picture: 'owl', light: 'sky', copies: 1, limit: 3, award: 2 }
  const file = (cards: readonly object[]) => ({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ wyrmtavern: 'cards', version: 1, game: 'dwarves', cards })),
  })
  await page.goto('/workshop/creature')
  await page.locator('.work-bench').waitFor()
  const cards = ['One', 'Two', 'Three', 'Four'].map(creature)
  await page.locator('input[type="file"]').setInputFiles(file([{ ...cards[0], dice: 9 }]))
  await page.getByText('pack.cards[0].dice').waitFor()
  await page.locator('input[type="file"]').setInputFiles(file([...cards, battle]))
  await page.locator('.from-file a').waitFor()
  expect(await page.locator('.from-file').textContent()).toContain('4 cards from the file')
  expect(await page.locator('.from-file').textContent()).toContain('No blank card was left for 1 card')
  expect(await page.locator('.blank b').allTextContents()).toEqual(['One', 'Two', 'Three'])
  await page.locator('.from-file a').click()
  await expect.poll(() => page.locator('.face-name').inputValue()).toBe('Mill')
  await page.getByRole('button', { name: words.files, exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: words.exportAll }).click(),
  ])
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { cards: readonly { kind: string }[] }
  expect(saved.cards.map(({ kind }) => kind)).toEqual(['creature', 'creature', 'creature', 'battle'])
  expect(complaints).toEqual([])
  await leave()
})

test('going on with a card while it is tested begins a new test; another name does not; a mended card is tested again', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await open(page)
  await page.locator('.face-name').fill('Owl Keeper')
  await page.locator('[data-picture="owl"]').click()
  for (const it of [rival, steal]) await page.locator(it).click()
  const plate = page.locator('.verdict-plate')
  const counts = plate.getByText(/of [\d,]+ matches/)
  await page.getByRole('button', { name: words.test }).click()
  await counts.waitFor()
  await page.locator('.face-name').fill('Owl Queen')
  expect(await counts.count()).toBe(1)
  await page.locator(coins).click()
  await plate.getByText(words.testing.sitting).waitFor()
  await counts.waitFor()
  await page.locator('.step-out').first().click()
  await plate.getByText(words.testing.notYet).waitFor()
  await page.getByRole('button', { name: words.undo, exact: true }).click()
  await plate.locator('.candle').waitFor()
  await page.getByRole('button', { name: words.stopTest }).click()
  await plate.getByText(words.testing.untested, { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test('a piece is carried with the mouse to where it belongs', async () => {
  const { page, complaints, leave } = await visitor(at.browser, at.tavern.url)
  await open(page)
  await page.locator(coins).click()
  const [from, to] = await Promise.all([page.locator(rival).boundingBox(), page.locator('.step').boundingBox()])
  if (from === null || to === null) throw new Error('nothing to carry')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 80, to.y + 20)
  await page.locator('.drop-place[data-fits="true"]').waitFor()
  await page.mouse.move(to.x + 80, to.y + 5)
  await page.mouse.up()
  expect(await page.locator('.step').first().getAttribute('data-do')).toBe('choose')
  expect(await page.locator('.drop-place[data-fits], .carried-piece').count()).toBe(0)

  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 300)
  await page.mouse.up()
  await page.locator('.carried-piece[data-home]').waitFor({ state: 'detached' })
  expect(await page.locator('.step').count()).toBe(2)
  expect(complaints).toEqual([])
  await leave()
})
