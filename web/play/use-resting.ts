import { useEffect } from 'react'

/** A finger that has moved this far, in pixels, is scrolling. */
const SLIP = 10

export interface Resting {
  /** Elements that match are rested on. */
  readonly selector: string
  /** How long a mouse rests on one, and how long a finger, in milliseconds. */
  readonly hover: number
  readonly press: number
  /** A mouse has rested on one; null when it has left or something else happened. */
  readonly hovered: (it: HTMLElement | null) => void
  /** A finger has rested on one. */
  readonly pressed: (it: HTMLElement) => void
}

/** Tells when a mouse or a finger rests on something. A long press does not click. */
export function useResting({ selector, hover, press, hovered, pressed }: Resting): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let under: HTMLElement | null = null
    let start: { readonly x: number; readonly y: number } | null = null
    let isLong = false
    const found = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null
    const forget = (): void => clearTimeout(timer)
    const later = (ms: number, act: () => void): void => {
      forget()
      timer = setTimeout(act, ms)
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      const it = found(event.target)
      if (it === under) return
      under = it
      forget()
      hovered(null)
      if (it !== null) later(hover, () => it.isConnected && hovered(it))
    }
    const down = (event: PointerEvent): void => {
      hovered(null)
      forget()
      isLong = false
      const it = event.pointerType === 'mouse' ? null : found(event.target)
      if (it === null) return
      start = { x: event.clientX, y: event.clientY }
      later(press, () => {
        isLong = true
        pressed(it)
      })
    }
    const move = (event: PointerEvent): void => {
      if (start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) up()
    }
    const up = (): void => {
      if (start !== null) forget()
      start = null
    }
    const click = (event: MouseEvent): void => {
      if (!isLong) return
      isLong = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: MouseEvent): void => {
      if (start !== null && found(event.target) !== null) event.preventDefault()
    }
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('pointerdown', down, { signal, capture: true })
    document.addEventListener('pointermove', move, { signal })
    document.addEventListener('pointerup', up, { signal })
    document.addEventListener('pointercancel', up, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    document.addEventListener('contextmenu', menu, { signal })
    document.addEventListener('scroll', () => hovered(null), { signal, capture: true, passive: true })
    return () => {
      forget()
      ends.abort()
    }
  }, [selector, hover, press, hovered, pressed])
}
