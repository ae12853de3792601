import { type PointerEvent, useRef, useState } from 'react'

/** So far, in pixels, a finger may slip and it is still a tap. */
const SLIP = 4

/** Whether what is held is over a place that is marked by `data-drop`. */
export type IsOver = (place: string) => boolean

export interface Dragging {
  readonly isDragged: boolean
  /** For the handler of clicks: whether this one is the end of a drag, and so no tap. */
  readonly wasDragged: () => boolean
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** Lets something be picked up and dropped elsewhere; it then slides back to where it lay. */
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
