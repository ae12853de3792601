import { useEffect } from 'react'

/** How long a mouse or a finger rests on a card before it is enlarged, in milliseconds. */
const HOVER = 350
const PRESS = 450
/** A finger that has moved this far, in pixels, is scrolling. */
const SLIP = 10

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

const cardUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null

/** Enlarges the card being pointed at, wherever it is drawn: any element with `data-card`. */
export function usePointing({ peek, zoom }: Pointing): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hovered: HTMLElement | null = null
    let start: { readonly x: number; readonly y: number } | null = null
    let isHeld = false
    const forget = (): void => clearTimeout(timer)
    const later = (ms: number, act: () => void): void => {
      forget()
      timer = setTimeout(act, ms)
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      const card = cardUnder(event.target)
      if (card === hovered) return
      hovered = card
      forget()
      peek(null)
      if (card !== null && card.closest('[data-no-peek]') === null)
        later(
          HOVER,
          () => card.isConnected && peek({ card: card.dataset.card ?? '', rect: card.getBoundingClientRect() }),
        )
    }
    const down = (event: PointerEvent): void => {
      peek(null)
      forget()
      isHeld = false
      const card = event.pointerType === 'mouse' ? null : cardUnder(event.target)
      if (card === null) return
      start = { x: event.clientX, y: event.clientY }
      later(PRESS, () => {
        isHeld = true
        zoom(card.dataset.card ?? '')
      })
    }
    const move = (event: PointerEvent): void => {
      if (start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) up()
    }
    const up = (): void => {
      if (start !== null) forget()
      start = null
    }
    // A long press does not click.
    const click = (event: MouseEvent): void => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: MouseEvent): void => {
      if (start !== null && cardUnder(event.target) !== null) event.preventDefault()
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea') !== null) return
      const card = cardUnder(document.activeElement) ?? hovered
      if (card?.isConnected) zoom(card.dataset.card ?? '')
    }
    const scrolled = (): void => peek(null)
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('pointerdown', down, { signal, capture: true })
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', up, { signal })
    document.addEventListener('pointercancel', up, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    document.addEventListener('contextmenu', menu, { signal })
    document.addEventListener('keydown', press, { signal })
    document.addEventListener('scroll', scrolled, { signal, capture: true, passive: true })
    return () => {
      forget()
      ends.abort()
    }
  }, [peek, zoom])
}
