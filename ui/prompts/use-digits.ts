import { useEffect, useRef } from 'react'

/** While a prompt is open, digits from 1 on do something with the kinds in their order; with Shift they undo it. 0 undoes all. */
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

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
