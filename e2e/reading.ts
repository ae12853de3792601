import type { Page } from 'playwright'

/** Something that can be read or heard on a page, and on what it stands. */
export interface Words {
  readonly text: string
  readonly on: string
}

/** All words of a page, also those that are only heard; not what says of itself that it is in another language. */
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
 * Cut by design: long names on the plates and in the bar, which are whole in the log and in the title; a card, which a tap shows
 * large; a note, which a press shows whole; the sign of what is barred; what is seen only in focus, or is only heard.
 */
const shortened = [
  ...['.plate-name', '.top-bar h1', '.character-card header span', '.character-card p'],
  ...['.note', '.why', '.skip', '.hidden-text'],
  // Gold: names of people and of dragons; what happened last, which is whole in the log.
  ...['.cell-who', '.offer-who', '.way-name', '.gold-count thead th', '.lair h2', '.gold-news p'],
  // Dwarves: names of people and of cards; what is drawn as an exclamation mark where there is little room.
  ...['.track-name', '.seat-choice b', '.group-choice b', '.victims .seat-name', '.hand-face-name', '.two-badge'],
].join()

/** What of a page cannot be read: it lies outside of the window, or is cut by the box it stands in. */
export const unreadableOn = (page: Page): Promise<readonly string[]> =>
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
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const cut = [...range.getClientRects()].map(line => cutterOf(parent, line)).find(it => it !== null)
      if (cut !== undefined) wrong.add(`“${text}” is cut by ${cut}`)
    }
    return [...wrong]

    /** The nearest box that does not let a line of it be seen; null if it can be seen or scrolled to, or is only heard. */
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
