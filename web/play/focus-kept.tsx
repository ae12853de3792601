import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSending } from '#ui/sending'
import { useTable } from '#ui/table'
import { isMoved } from '../pages/frame/page.tsx'

/**
 * Who goes by keys does not lose their place: when what had the focus at the table is gone, their own side has it. So has it for who
 * comes from another page of the house.
 */
export function FocusKept({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  // Both may take a button away, or shut it.
  useTable()
  useSending()
  const wasInside = useRef(isMoved())
  useEffect(() => {
    const moved = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Node && place.current?.parentElement?.contains(target) === true
    }
    // A press elsewhere takes the focus away on purpose.
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
