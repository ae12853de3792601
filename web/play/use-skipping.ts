import { useEffect, useRef } from 'react'
import { isTyping } from '#ui/prompts/choices.tsx'
import { skipMotion } from '#ui/skipping'

/** How long after a finger is lifted, or a key pressed, its click may come, in milliseconds. */
const CLICK = 700

/**
 * While a scene is played, and in the rest after it, a tap on the table, Space or Enter skips, and does nothing else: whatever lies under the
 * finger is not pressed.
 */
export function useSkipping(isPlaying: boolean, skip: () => void): void {
  const latest = useRef(skip)
  useEffect(() => {
    latest.current = skip
  })
  useEffect(() => {
    if (!isPlaying) return
    const ends = new AbortController()
    const act = (event: Event): void => {
      event.stopPropagation()
      event.preventDefault()
      swallowClick(event instanceof PointerEvent)
      skipMotion()
      latest.current()
    }
    const tap = (event: PointerEvent): void => {
      if (isOnTable(event.target) && event.isPrimary && event.button === 0) act(event)
    }
    const press = (event: KeyboardEvent): void => {
      if ((event.key !== ' ' && event.key !== 'Enter') || isTyping(event) || event.repeat) return
      if (event.target === document.body || isOnTable(event.target)) act(event)
    }
    document.addEventListener('pointerdown', tap, { capture: true, signal: ends.signal })
    document.addEventListener('keydown', press, { capture: true, signal: ends.signal })
    return () => ends.abort()
  }, [isPlaying])
}

const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.table-main, .look-up-cover') !== null

/** The click that follows the tap or the key goes nowhere, however long it is held, even if the scene is over by then. */
function swallowClick(isHeld: boolean): void {
  const ends = new AbortController()
  const options = { capture: true, signal: ends.signal }
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
    ends.abort()
  }
  const endSoon = (): unknown => setTimeout(() => ends.abort(), CLICK)
  document.addEventListener('click', swallow, options)
  if (!isHeld) return void endSoon()
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, endSoon, options)
}
