import { useCallback, useEffect, useRef } from 'react'
import { isTyping } from '#ui/prompts/choices.tsx'
import { useResting } from '../use-resting.ts'

/** How long a mouse or a finger rests on a card before it is enlarged, in milliseconds. */
const [HOVER, PRESS] = [350, 450]

/** A card being pointed at, and where. */
export interface Pointed {
  readonly card: string
  readonly rect: DOMRect
}

interface Pointing {
  /** A mouse rests on a card; null when it has left. */
  readonly peek: (pointed: Pointed | null) => void
  /** A finger rests on it, or a key requests it. */
  readonly zoom: (card: string) => void
}

/** Enlarges the card being pointed at, wherever it is drawn: any element with `data-card`. */
export function usePointing({ peek, zoom }: Pointing): void {
  const under = useRef<HTMLElement | null>(null)
  const hovered = useCallback(
    (it: HTMLElement | null) => {
      under.current = it
      const isPeeked = it !== null && it.closest('[data-no-peek]') === null
      peek(isPeeked ? { card: it.dataset.card ?? '', rect: it.getBoundingClientRect() } : null)
    },
    [peek],
  )
  const pressed = useCallback((it: HTMLElement) => zoom(it.dataset.card ?? ''), [zoom])
  useResting({ selector: '[data-card]', hover: HOVER, press: PRESS, hovered, pressed })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || isTyping(event)) return
      const card = document.activeElement?.closest<HTMLElement>('[data-card]') ?? under.current
      if (card?.isConnected) zoom(card.dataset.card ?? '')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [zoom])
}
