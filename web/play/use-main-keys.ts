import { type RefObject, useEffect } from 'react'
import { isTyping } from '#ui/prompts/choices.tsx'

/** A choice that is already made: Enter on it goes on, because choosing it again does nothing. */
const MADE = ':is(.choices, .answer-offers) [data-option][aria-pressed="true"]'
/** What Enter presses itself, and what does not belong to the table. */
const OTHERS = 'button, a[href], summary, [role="tab"], [role="menuitem"], [role="alertdialog"], [role="menu"], .side'

/** What this key presses at a player's own side; null if it is not for us. */
export function pressedBy(event: KeyboardEvent, side: HTMLElement | null): HTMLElement | null {
  if (side === null || event.repeat || event.shiftKey || isTyping(event)) return null
  const at = event.target instanceof Element ? event.target : null
  if (event.key === 'Backspace') return side.querySelector<HTMLElement>('[data-takes-back]:enabled')
  if (event.key !== 'Enter' || (at?.closest(OTHERS) != null && at.closest(MADE) === null)) return null
  return side.querySelector<HTMLElement>('.actions .primary:enabled')
}

/**
 * Enter presses the main action and Backspace takes back, wherever the focus is at the table. They see a key before
 * others do: a key that ends a pause must not also answer the question that follows.
 */
export function useMainKeys(side: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const button = pressedBy(event, side.current)
      if (button === null) return
      event.preventDefault()
      button.click()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [side])
}
