import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser'
import { type Furnished, furnish } from './furnished.ts'
import { questions, screens, settled, show } from './places.ts'
import { outOfReach } from './questions.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let house: Furnished
beforeAll(async () => {
  browser = await openBrowser()
  house = await furnish(browser)
})
afterAll(async () => {
  await browser?.close()
  await house?.tavern.close()
})

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[]
}

/** What axe finds, with all its rules. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(terms: object): Promise<{ violations: readonly Violation[] }> } }
    // In a popover React Aria adds its own hidden button next to the dialog; everything else is inert meanwhile.
    const isPopped = document.querySelector('[data-trigger="DialogTrigger"]') !== null
    const { violations } = await axe.run({ rules: { region: { enabled: !isPopped } } })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    )
  })
}

/**
 * A link in a sentence or a list is as high as its line, and so is a term. A kept card is among the holdings, and in the
 * log too.
 */
const small = '.card-name, .kept-card, .term, .rule-number, .skip, p a, li a, td a, th a, label a'

/** What is too small for a finger: less than 44 pixels in one direction. A label counts as part of its control. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(spared => {
    const wrong: string[] = []
    for (const it of document.querySelectorAll(
      'button, a[href], select, input, summary, [role="tab"], [role="menuitem"]',
    )) {
      if (it.matches(spared) || !it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = (it.closest('label') ?? it).getBoundingClientRect()
      const name = it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 40)
      if (box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        wrong.push(
          `${it.getAttribute('class') ?? it.tagName} “${name}” is ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    }
    return wrong
  }, small)

test.each(['phone', 'desktop'] as const)(
  'on a %s every screen is without fault for axe, and can be touched',
  async size => {
    const wrong = new Map<string, string>()
    await show(browser, house, { size }, screens, async (name, { page }) => {
      const found = [...(await violations(page)), ...(size === 'phone' ? await tooSmall(page) : [])]
      for (const what of found) if (!wrong.has(what)) wrong.set(what, name)
    })
    expect([...wrong].map(([what, name]) => `${name}: ${what}`)).toEqual([])
  },
)

test('at twice the size no decision is out of reach', async () => {
  const wrong: string[] = []
  await show(browser, house, {}, questions, async (name, { page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await settled(page)
    wrong.push(...(await outOfReach(page)).map(it => `${name}: ${it}`))
  })
  expect(wrong).toEqual([])
})
