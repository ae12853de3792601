import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSending } from '#ui/sending'
import { useTable } from '#ui/table'
import { isMoved } from '../pages/frame/page.tsx'

/**
 * Keeps the place of keyboard users: when the focused element at the table disappears, the player's own side gets the
 * focus. The same happens when somebody arrives from another page of the house.
 */
export function FocusKept({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  // Changes of either may remove or disable a button.
  useTable()
  useSending()
  const wasInside = useRef(isMoved())
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && place.current?.parentElement?.contains(target) === true
    }
    // A press elsewhere removes the focus on purpose.
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && place.current?.contains(target) !== true) wasInside.current = false
    }
    document.addEventListener('focusin', moved)
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('focusin', moved)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [place])
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true
    if (wasInside.current && isLost) place.current?.focus({ preventScroll: true })
  })
  return null
}
