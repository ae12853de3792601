import { useEffect, useRef } from 'react'

/**
 * While a prompt is open, the digits from 1 act on the kinds in order. With Shift they undo it, and 0 undoes
 * everything.
 */
export function useDigits(press: (digit: number, withShift: boolean) => void): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? []
      if (digit === undefined || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return
      event.preventDefault()
      latest.current(Number(digit), event.shiftKey)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Or reading what lies over the table. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
