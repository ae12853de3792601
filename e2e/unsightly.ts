import type { Page } from 'playwright'

/**
 * What spoils a page although all of its text can be read: words broken in the middle, lines cut through, and buttons
 * of one's own side that lie partly under another. Names of `people` may break, as codes do: they can be longer than any box.
 */
export const unsightlyOn = (page: Page, people: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(names => {
    const wrong = new Set<string>()
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const parent = node.parentElement
      if (parent === null || parent.closest('option, svg, code, .hidden-text') !== null) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isOnlyHeard(parent)) continue
      const isCode = /^[\da-f]{16,}$/.test(text.trim())
      if (isCode || names.some(name => name.includes(text.trim()))) continue
      for (const { 0: word, index } of text.matchAll(/\p{L}{4,}/gu)) {
        // The box of a soft hyphen counts as that of the letter after it.
        range.setStart(node, index + (text[index - 1] === '\u00AD' ? 1 : 0))
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) wrong.add(`“${word}” is broken in “${text.trim()}”`)
      }
      range.selectNodeContents(node)
      for (const line of range.getClientRects())
        if (isHalved(parent, line)) wrong.add(`a line of “${text}” is cut through`)
    }
    for (const button of document.querySelectorAll('.mine button, .top-bar button')) {
      const over = isOnlyHeard(button) ? null : coverOf(button)
      if (over !== null) wrong.add(`“${button.getAttribute('aria-label') ?? button.textContent}” is under ${over}`)
    }
    return [...wrong]

    /** Clipped to a point on some screens: for screen readers alone. */
    function isOnlyHeard(from: Element): boolean {
      for (let it: Element | null = from; it !== null; it = it.parentElement) {
        const { width, height } = it.getBoundingClientRect()
        if (width > 0 && width < 3 && height < 3) return true
      }
      return false
    }

    /** Whether a box that cannot be scrolled hides a part of the line, and only a part. */
    function isHalved(from: Element, { top, bottom, height }: DOMRect): boolean {
      for (let it: Element | null = from; it !== null; it = it.parentElement) {
        const { overflowY } = getComputedStyle(it)
        const box = it.getBoundingClientRect()
        if (/auto|scroll/.test(overflowY) || box.height < 3) return false
        if (!/hidden|clip/.test(overflowY)) continue
        const shown = (Math.min(bottom, box.bottom) - Math.max(top, box.top)) / height
        if (shown > 0.2 && shown < 0.7) return true
      }
      return false
    }

    /** Another button that hides the edge of this one. */
    function coverOf(button: Element): string | null {
      const { left, right, top, bottom, width } = button.getBoundingClientRect()
      if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return null
      const middle = (top + bottom) / 2
      for (const x of [left + 4, right - 4]) {
        const hit = document.elementFromPoint(x, middle)?.closest('button, a, select') ?? null
        if (hit !== null && hit !== button && !hit.contains(button) && !button.contains(hit))
          return `“${hit.getAttribute('aria-label') ?? hit.textContent}”`
      }
      return null
    }
  }, people)
