import type { Page } from 'playwright'

/** A text that can be read or heard on a page, and the element it is in. */
export interface Words {
  readonly text: string
  readonly on: string
}

/** All words of a page, including those only for screen readers, except text marked as another language. */
export const wordsOn = (page: Page): Promise<readonly Words[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext', 'label']
    const nameOf = (it: Element): string => {
      const own = it.getAttribute('class')?.split(' ')[0]
      return own === undefined || own === '' ? it.tagName.toLowerCase() : `.${own}`
    }
    const isElsewhere = (it: Element): boolean => {
      const lang = it.closest('[lang]')?.getAttribute('lang')
      return it.closest('script, style, svg, code, noscript') !== null || lang !== document.documentElement.lang
    }
    const found = [{ text: document.title, on: 'the title' }]
    for (const it of document.body.querySelectorAll('*')) {
      if (isElsewhere(it)) continue
      const own = [...it.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.nodeValue ?? '')
      const heard = named.map(name => it.getAttribute(name) ?? '')
      for (const text of [...own, ...heard]) if (/\p{L}/u.test(text)) found.push({ text, on: nameOf(it) })
    }
    return found
  })

/**
 * Truncated by design: long names on the plates and in the bar, which are complete in the log and in the title; a card,
 * which a tap enlarges; a note, which a press shows in full; the sign of what is barred; text that is only visible with
 * focus, or only for screen readers.
 */
const shortened = [
  ...['.plate-name', '.screen-plate .seat-name', '.top-bar h1', '.character-card header span', '.character-card p'],
  ...['.note', '.why', '.skip', '.hidden-text'],
  // The result: names beside its chart, which are complete in the ranking.
  '.chart-ends li',
  // The board: the beginning of a note, which a press shows in full; a long entry under a small table.
  ...['.slip-text', '.moment-said > p'],
  // Home: names around a table of six on a phone.
  '.back-plate .seat-name',
  // Gold: names of people and of dragons; the latest event, which is complete in the log.
  ...['.cell-who', '.offer-who', '.place-who', '.board-name', '.way-name', '.gold-count thead th'],
  ...['.lair h2', '.gold-news p'],
  // Dwarves: names of people and of cards; text that is replaced by an exclamation mark on small screens.
  ...[
    '.track-name',
    '.seat-choice b',
    '.group-choice b',
    '.hand-answer',
    '.ability-word',
    '.hand-face-name',
    '.two-badge',
  ],
].join()

/** Text on a page that cannot be read: it is outside the window, or cut off by its box. */
export const unreadableOn = (page: Pick<Page, 'evaluate'>): Promise<readonly string[]> =>
  page.evaluate(spared => {
    const wrong = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) wrong.add(`the page is ${root.scrollWidth} wide in ${innerWidth}`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || parent === null || parent.closest(`option, svg, ${spared}`) !== null) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isOnlyHeard(parent)) continue
      range.selectNodeContents(node)
      const cut = [...range.getClientRects()].map(line => cutterOf(parent, line)).find(it => it !== null)
      if (cut !== undefined) wrong.add(`“${text}” is cut by ${cut}`)
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

    /**
     * The nearest box that hides a line of the text; null if it can be seen or scrolled to, or is only for screen
     * readers.
     */
    function cutterOf(from: Element, { left, right, top, bottom, height }: DOMRect): string | null {
      const most = height / 3
      for (let it: Element | null = from; it !== null; it = it.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(it)
        const box = it.getBoundingClientRect()
        const [scrollsX, scrollsY] = [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)]
        if (box.width < 3 && box.height < 3) return null
        const name = it.getAttribute('class') || it.tagName.toLowerCase()
        if (/hidden|clip/.test(overflowX) && (right > box.right + 2 || left < box.left - 2)) return name
        if (/hidden|clip/.test(overflowY) && (bottom > box.bottom + most || top < box.top - most)) return name
        if (it.matches('button, label') && (right > box.right + 2 || left < box.left - 2)) return name
        if (scrollsX || scrollsY) return null
        if (position === 'fixed') break
      }
      return right > innerWidth + 1 || left < -1 ? 'the window' : null
    }
  }, shortened)
