/**
 * Some WebKits do not ask media queries again when a window grows: with viewport units and containers on a page, they lay
 * it out in the middle of styling, where those are left out. A text that changes afterwards needs a layout of its own.
 */
export function keepUpWithWindow(): void {
  const text = document.createTextNode('·')
  const hidden = document.createElement('span')
  hidden.className = 'hidden-text'
  hidden.ariaHidden = 'true'
  hidden.dataset.dot = ''
  hidden.append(text)
  document.body.prepend(hidden) // at the end it would make the page one pixel higher than the window
  const lay = (): unknown => document.body.getBoundingClientRect()
  const layAgain = (): void => {
    lay()
    text.data = text.data === '·' ? '··' : '·' // never empty: a text that comes or goes is styled anew
    lay()
  }
  addEventListener('resize', () => requestAnimationFrame(layAgain))
}
