import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { beginHere, playHere, type Short, uncover } from '../device.ts'
import { evening } from '../evening.ts'
import { fist, gold } from '../played.ts'

const { here } = en
const people = ['Ana', 'Ben', 'Cleo'] as const
const said = (message: string, name: string): string => message.replace('{name}', name)
/** How long a cover stays closed, in milliseconds. */
const SHUT = 700

const at = evening()

/** Every word on the page and in its title, including those only for screen readers. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'value']) found.push(node.getAttribute(name) ?? '')
      } else if (node.parentElement?.closest('noscript') === null) found.push(node.textContent ?? '')
    }
    return found.filter(text => /[\p{L}\d]/u.test(text)) // marks on faces are no words
  })

test('the cover shows nothing of the table, and no earlier press opens it', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await beginHere(page, { played: fist, seats: 3, options: {} }, people)
  await page.locator('.cover').waitFor()
  expect(await uncover(page)).toBe(true)
  await page.locator('.status[data-standing="asked"]').waitFor()

  // Ana hands the device on, and both she and a key press continue at once.
  const pressed = await page.evaluate(async () => {
    const appeared = new Promise<number>(resolve => {
      const look = (): void => {
        const button = document.querySelector<HTMLButtonElement>('.cover .primary')
        if (button === null) return void requestAnimationFrame(look)
        for (const each of document.querySelectorAll<HTMLButtonElement>('.cover button')) each.click()
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        resolve(performance.now())
      }
      look()
    })
    const ready = (): HTMLElement | null =>
      document.querySelector('.actions [data-option][aria-pressed="false"], .actions [data-primary]:not(:disabled)')
    for (let n = 0; n < 200 && document.querySelector('.cover') === null; n++) {
      ready()?.click()
      await new Promise(done => setTimeout(done, 25))
    }
    const at = await appeared
    const isShut = (): boolean =>
      [...document.querySelectorAll<HTMLButtonElement>('.cover button')].every(it => it.disabled)
    const atOnce = isShut()
    while (isShut() && performance.now() - at < 5000) await new Promise(done => setTimeout(done, 5))
    return { atOnce, opened: performance.now() - at, focus: document.activeElement?.tagName }
  })
  expect(pressed).toMatchObject({ atOnce: true, focus: 'H1' })
  expect(pressed.opened).toBeGreaterThan(SHUT - 50)
  expect(pressed.opened).toBeLessThan(SHUT + 1500)

  const to = people.find(name => name === 'Ben') ?? ''
  const others = people.filter(name => name !== to)
  expect(new Set(await wordsOn(page))).toEqual(
    new Set([
      `${said(here.handTo, to)} · Wyrmtavern`,
      said(here.handTo, to),
      here.covered,
      said(here.iAm, to),
      ...others.map(name => said(here.ratherI, name)),
    ]),
  )
  expect(
    await page
      .locator('[data-card], [data-seat]:not(.cover .crest *, .cover .crest), [role="log"], [aria-live], img, canvas')
      .count(),
  ).toBe(0)
  await leave()
})

const magic: Short = { played: gold, seats: 3, options: { division: 'divideAndChoose', clock: 'none' } }

/** Plays on until anybody may react. */
async function untilOpen(page: Page): Promise<void> {
  for (let n = 0; n < 40 && !(await page.locator('.step-in').isVisible()); n++) {
    await uncover(page)
    await playHere(page, 1)
    await page.waitForTimeout(150)
  }
}

test('when anybody may react, everybody looks at the open table: one press continues, and anybody can take the device', async () => {
  const { page, leave } = await visitor(at.browser, at.tavern.url, { size: 'phone' })
  await beginHere(page, magic, people)
  await untilOpen(page)
  await page.getByText(here.stepIn).first().waitFor()
  expect(await page.locator('.my-seat, .holdings').count()).toBe(0) // no seat's own side is shown
  const names = await page.locator('.step-in button').allTextContents()
  expect(names.length).toBeGreaterThan(0)

  // Somebody takes it behind the cover and passes; then it is open again for the others.
  const [first = ''] = names
  await page.getByRole('button', { name: said(here.giveTo, first) }).tap()
  await page.getByRole('button', { name: said(here.iAm, first), exact: true }).tap()
  await page.locator('.my-seat .plate-name', { hasText: first }).waitFor()
  await page.locator('.actions [data-primary]').tap()
  await page.locator('.my-seat').waitFor({ state: 'detached' })
  if (names.length > 1)
    await expect
      .poll(() => page.locator('.step-in button').allTextContents(), { timeout: 10_000 })
      .toEqual(names.filter(name => name !== first))
  // Nobody else reacts. What was played may be answered, until it is somebody's turn.
  while (!(await page.locator('.cover').isVisible())) {
    await page.getByRole('button', { name: here.nobodyDoes }).or(page.locator('.cover .primary')).first().waitFor()
    if (await page.locator('.step-in').isVisible()) await page.getByRole('button', { name: here.nobodyDoes }).tap()
    await page.waitForTimeout(300)
  }

  // The table may prefer to hand it around instead.
  await untilOpen(page)
  const asked = await page.locator('.step-in button').allTextContents()
  if (asked.length > 1) {
    await page.getByRole('button', { name: here.inTurn }).tap()
    for (const name of asked) {
      await page.getByRole('heading', { name: said(here.handTo, name) }).waitFor()
      await uncover(page)
      await page.locator('.actions [data-primary]').tap()
    }
  }
  await leave()
})
