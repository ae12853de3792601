import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/* What must hold for every question on the page: visible without scrolling, large enough to touch, readable. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The parts of a decision that cannot be seen or touched without scrolling; `own` selects boxes of the game. */
export const outOfSight = (page: Page, own: string): Promise<readonly string[]> =>
  page.evaluate(boxes => {
    const wrong: string[] = []
    for (const box of document.querySelectorAll(`.stage, .asked, .mine, .above, ${boxes}`))
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        wrong.push(
          `${box.className} is ${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}`,
        )
    for (const it of document.querySelectorAll('.mine button, .stage button, .stage h2')) {
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
      if (width === 0) continue
      const name = it.getAttribute('aria-label') ?? it.textContent
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${name} is outside`)
      const isTouched = matchMedia('(pointer: coarse)').matches && it.tagName === 'BUTTON'
      // A name within a sentence has an enlarged hit area that cannot be measured directly.
      const reach = Number.parseFloat(getComputedStyle(it, '::after').inset) || 0
      const [wide, high] = [width - 2 * reach, height - 2 * reach]
      if (isTouched && !it.matches('.card-name') && (wide < 43.5 || high < 43.5))
        wrong.push(`${name} is ${wide}x${high}`)
    }
    return wrong
  }, own)

/** The parts of a decision that cannot be scrolled into view. */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    for (const it of document.querySelectorAll('.status, .asked button, .actions button, .beside button')) {
      if (!it.checkVisibility()) continue
      it.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isHit = hit !== null && (it.contains(hit) || hit.contains(it))
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !isHit)
        wrong.push(`${it.getAttribute('class')} “${it.textContent?.trim().slice(0, 40)}” cannot be reached`)
    }
    return wrong
  })

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    ).axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
