import { flushSync } from 'react-dom'

/**
 * Makes a change and moves the focus to the first of what it has drawn. At once, not in a later frame:
 * the next key may come before that frame, and would have been meant for something else.
 */
export function focusAfter(change: () => void, selector: string): void {
  flushSync(change)
  document.querySelector<HTMLElement>(selector)?.focus()
}
