import { type PointerEvent, useRef, useState } from 'react'

/** How far a finger may slip, in pixels, before a tap becomes a drag. */
const SLIP = 4

/** Whether the held item is over a place marked with `data-drop`. */
export type IsOver = (place: string) => boolean

export interface Dragging {
  readonly isDragged: boolean
  /** For click handlers: whether this click ended a drag and is not a tap. */
  readonly wasDragged: () => boolean
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** Lets something be picked up and dropped elsewhere. It then slides back to where it was. */
export function useDragging(dropped: (isOver: IsOver) => void): Dragging {
  const [isDragged, setDragged] = useState(false)
  const justDragged = useRef(false)
  const onPointerDown = ({
    currentTarget: it,
    pointerId,
    clientX,
    clientY,
    button,
  }: PointerEvent<HTMLElement>): void => {
    justDragged.current = false
    if (button !== 0) return
    const done = new AbortController()
    const { signal } = done
    const end = (): void => {
      done.abort()
      it.classList.remove('held')
      it.style.translate = ''
      setDragged(false)
    }
    const moved = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const [x, y] = [event.clientX - clientX, event.clientY - clientY]
      if (!justDragged.current && Math.hypot(x, y) < SLIP) return
      if (!justDragged.current) {
        justDragged.current = true
        it.classList.add('held')
        setDragged(true)
      }
      it.style.translate = `${x}px ${y}px`
    }
    const released = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const under = document.elementsFromPoint(event.clientX, event.clientY).filter(e => !it.contains(e))
      end()
      if (justDragged.current) dropped(place => under.some(e => e.closest(`[data-drop="${place}"]`) !== null))
    }
    addEventListener('pointermove', moved, { signal })
    addEventListener('pointerup', released, { signal })
    addEventListener('pointercancel', end, { signal })
  }
  const wasDragged = (): boolean => {
    const was = justDragged.current
    justDragged.current = false
    return was
  }
  return { isDragged, wasDragged, onPointerDown }
}
