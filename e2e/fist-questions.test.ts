import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { box as fistBox } from '#games/fist/box'
import type { FistTable } from '#games/fist/position'
import { anaUses, midway, tables } from '#games/fist/screen/testing'
import { en } from '#games/fist/words/en'
import { focused } from './by-keys.ts'
import { everyQuestion } from './every-question.ts'

/** Chooses something, puts coins into the hand, or does the only thing possible. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]').first()
  const option = page.locator('.asked [data-option]:not([aria-pressed="true"])').first()
  const isChosen = (await page.locator('.asked [data-option][aria-pressed="true"]').count()) > 0
  if (!isChosen && (await option.isVisible())) return option.click()
  if (await primary.isEnabled()) return primary.click()
  await page.locator('.own-heap:not([disabled])').first().click()
}

const { visit, sitDown } = everyQuestion({ box: fistBox, tables, boxes: '.fist-stage', goOn })

function posedAt(name: string): FistTable {
  const make = tables[name]
  if (make === undefined) throw new Error(`no table ${name}`)
  return make()
}

/** Drags one thing over another and drops it. */
async function drag(page: Page, what: string, over: string): Promise<void> {
  const middle = async (of: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(of).first().boundingBox({ timeout: 1000 })) ?? {}
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await middle(what)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(over)), { steps: 5 })
  await page.mouse.up()
}

test('a coin is dragged into the hand, and out of it again', async () => {
  const somebody = await visit()
  const { page } = somebody
  await sitDown(somebody, midway('thief'))
  const inHand = page.locator('.in-palm')
  expect(await inHand.count()).toBe(0)
  await drag(page, '.own-heap .grip', '[data-drop="hand"]')
  await expect.poll(() => inHand.count()).toBe(1)
  // Dropped beside it, a coin goes back to where it was.
  await drag(page, '.own-heap .grip', '.status')
  await drag(page, '.in-palm', '[data-drop="hand"]')
  expect(await inHand.count()).toBe(1)
  const takenOut = async (): Promise<number> => {
    await drag(page, '.in-palm', '.status')
    return inHand.count()
  }
  await expect.poll(takenOut).toBe(0)
  await somebody.leave()
})

test('who buys nothing says so: the gold button is never “nothing” by itself', async () => {
  const somebody = await visit()
  const { page } = somebody
  await sitDown(somebody, anaUses('merchant'))
  const primary = page.locator('.actions .primary')
  const nothing = page.locator('.actions').getByRole('button', { name: en.screen.buy.nothing })
  expect(await primary.isEnabled()).toBe(false)
  await nothing.click()
  await expect.poll(() => primary.textContent()).toBe(en.screen.buy.nothingSure)
  await page.keyboard.press('1')
  await expect.poll(() => nothing.count()).toBe(0)
  expect(await focused(page, '.actions')).toBe(true)
  expect(await primary.isEnabled()).toBe(true)
  await page.keyboard.press('Backspace')
  await expect.poll(() => page.locator('.handful-tray > *').count()).toBe(0)
  await somebody.leave()
})

test('on a phone stones and buttons stay where they are while stones are chosen, and the button says how many more', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  await sitDown(somebody, posedAt('stones'))
  const primary = page.locator('.actions .primary')
  const places = async () => [
    await page.locator('.own-heap').first().boundingBox(),
    await primary.boundingBox(),
    await page.locator('.actions .quiet').boundingBox(),
  ]
  const before = await places()
  for (const more of [3, 2, 1]) {
    await page.locator('.own-heap:not([disabled])').last().click()
    expect(await primary.textContent()).toBe(en.screen.give.more.replace('{n}', String(more)))
    expect(await places()).toEqual(before)
  }
  await page.locator('.own-heap:not([disabled])').last().click()
  expect(await primary.isEnabled()).toBe(true)
  expect(await places()).toEqual(before)
  await somebody.leave()
})

test('what a power took from a player can be read until they close their next fist', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  await sitDown(somebody, posedAt('bid-robbed'))
  const mine = page.locator('.effects[data-own]')
  expect(await mine.isVisible()).toBe(true)
  await page.locator('.actions .quiet').click()
  await page.locator('.actions .primary').click()
  await mine.waitFor({ state: 'detached' })
  await somebody.leave()
})
