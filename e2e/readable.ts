import type { Page } from 'playwright'
import { expect } from 'vitest'

/** In thousandths of the screen's height, and in parts of its width and height. */
const SMALLEST = 28
const EDGE = 0.02

/** No text of a big screen is too small for the other side of a room, and none is where televisions cut off the picture. */
export async function readableFromAfar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  await expect.poll(() => unreadable(page)).toEqual([])
}

const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ smallest, edge }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode() !== null) {
        const [text, element] = [texts.currentNode.textContent?.trim() ?? '', texts.currentNode.parentElement]
        // The letters on pieces only repeat their shape.
        if (text === '' || element === null || element.closest('.hidden-text, svg, script, style') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        if (width === 0) continue
        const size =
          (1000 * Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom) / innerHeight
        if (size < smallest - 0.1) found.push(`${text}: ${size.toFixed(1)}`)
        const [x, y] = [edge * innerWidth - 1, edge * innerHeight - 1]
        if (left < x || right > innerWidth - x || top < y || bottom > innerHeight - y)
          found.push(`${text}: at the edge`)
      }
      return found
    },
    { smallest: SMALLEST, edge: EDGE },
  )
