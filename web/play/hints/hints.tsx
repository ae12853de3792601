import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useResting } from '../use-resting.ts'
import './hints.css'

/** How long a mouse or a finger rests on something before it is explained, in milliseconds. */
const REST = 450
/** The distance to what is explained, and to the edge of the window, in pixels. */
const GAP = 8
/** A card is enlarged instead, with all its text. */
const SELECTOR = '[data-hint]:not([data-card], [data-card] *)'

interface Hinted {
  readonly text: string
  readonly rect: DOMRect
}

/**
 * Explains what a mouse or a finger rests on, or what has the focus: an element at the table with `data-hint`, unless it
 * is a card or lies inside one (`data-card`). Screen readers skip the box: `hinted` and
 * `InWords` tell them the same as a description.
 */
export function Hints() {
  const [hinted, setHinted] = useState<Hinted | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const tell = useCallback((it: HTMLElement | null) => {
    const text = it?.dataset.hint ?? ''
    setHinted(it === null || text === '' ? null : { text, rect: it.getBoundingClientRect() })
  }, [])
  useResting({ selector: SELECTOR, hover: REST, press: REST, hovered: tell, pressed: tell })
  useFocused(tell)
  useTapped(tell)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null || hinted === null) return
    const { rect } = hinted
    const { offsetWidth: width, offsetHeight: height } = current
    const left = Math.max(GAP, Math.min((rect.left + rect.right - width) / 2, innerWidth - width - GAP))
    const above = rect.top - height - GAP
    const below = Math.min(rect.bottom + GAP, innerHeight - height - GAP)
    current.style.translate = `${left}px ${above >= GAP ? above : below}px`
  }, [hinted])
  return hinted === null ? null : (
    <div className="hint-box" ref={box} aria-hidden="true">
      {hinted.text}
    </div>
  )
}

/** What a tap is for already. A term is a button that does nothing else. */
const PRESSED = ':is(button, a, input, select, textarea, summary, label, [role="button"], [role="tab"]):not(.term)'

/** Tells what is tapped, with a finger or anything else that points, and which term is pressed. The next tap puts it away. */
function useTapped(tell: (it: HTMLElement | null) => void): void {
  useEffect(() => {
    const tap = (event: MouseEvent): void => {
      const at = event.target instanceof Element ? event.target : null
      const it = at?.closest<HTMLElement>(SELECTOR) ?? null
      if (it !== null && at?.closest(PRESSED) == null) tell(it)
    }
    document.addEventListener('click', tap)
    return () => document.removeEventListener('click', tap)
  }, [tell])
}

/** Tells what the keyboard's focus is on. Escape puts it away. */
function useFocused(tell: (it: HTMLElement | null) => void): void {
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) tell(target.closest<HTMLElement>(SELECTOR))
    }
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', () => tell(null), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell(null), { signal })
    return () => ends.abort()
  }, [tell])
}
