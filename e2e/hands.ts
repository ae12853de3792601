import type { ElementHandle, Locator, Page } from 'playwright'

/** Something on a page that can be pressed: a locator or an element. */
export type Pressed = Locator | ElementHandle<HTMLElement>

/** How somebody uses a page: with a mouse, with touch, or with the keyboard alone. */
export interface Hands {
  press(it: Pressed): Promise<void>
}

export const mouse: Hands = { press: it => it.click() }
export const finger: Hands = { press: it => it.tap() }

/** Enough presses of Tab to get anywhere on a page. */
const FAR = 150

/** Where the focus is, relative to an element. */
type Way = 'here' | 'before' | 'after' | 'nowhere'

const wayTo = (it: ElementHandle<Node>): Promise<Way> =>
  it.evaluate((wanted): Way => {
    const { activeElement } = document
    if (activeElement === wanted) return 'here'
    if (activeElement === null || activeElement === document.body) return 'nowhere'
    const isAfter = wanted.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAfter !== 0 ? 'after' : 'before'
  })

/** Moves the focus there with Tab. */
export async function tabTo(page: Page, wanted: Pressed): Promise<void> {
  const it = 'elementHandle' in wanted ? await wanted.elementHandle() : wanted
  if (it === null) throw new Error(`not found: ${wanted}`)
  await it.waitForElementState('visible')
  await it.waitForElementState('enabled')
  for (let n = 0; n < FAR; n++) {
    const way = await wayTo(it)
    if (way === 'here') return
    await page.keyboard.press(way === 'after' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not reach ${wanted}`)
}

/** Neither mouse nor touch: uses the shortcut if there is one, Tab and Space for a choice, otherwise Tab and Enter. */
export const keys = (page: Page): Hands => ({
  async press(it) {
    const own = await it.getAttribute('aria-keyshortcuts')
    if (own !== null) return page.keyboard.press(own)
    await tabTo(page, it)
    await page.keyboard.press((await it.getAttribute('aria-pressed')) === null ? 'Enter' : 'Space')
  },
})
