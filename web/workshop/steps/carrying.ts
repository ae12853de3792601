import { type PointerEvent, useRef } from 'react'
import { Observable } from '../../house/observable.ts'
import { pathText, type Spot } from '../model/editing.ts'

/* A piece that is carried with a finger or a mouse, from the shelf or from another place of the card. */

export interface Carried {
  readonly label: string
  readonly x: number
  readonly y: number
  /** Where it would go if it were let go now. */
  readonly over: Spot | null
}

export const carried = new Observable<Carried | null>(null)

/** How far a pointer may slip, in pixels, before a tap becomes a drag. */
const SLIP = 5

/** For an element that stands for a place among the pieces: it goes before it, or after it in its lower half. */
export const spotMark = (spot: Spot): string => JSON.stringify(spot)

function spotUnder(x: number, y: number): Spot | null {
  const element = document
    .elementsFromPoint(x, y)
    .map(it => it.closest<HTMLElement>('[data-spot]'))
    .find(it => it !== null)
  if (element === undefined || element === null) return null
  const spot = JSON.parse(element.dataset.spot ?? '') as Spot
  const { top, height } = element.getBoundingClientRect()
  const isAfter = element.dataset.after !== undefined && y > top + height / 2
  return isAfter ? { ...spot, index: spot.index + 1 } : spot
}

export const isSameSpot = (a: Spot | null, b: Spot): boolean =>
  a !== null && a.index === b.index && pathText(a.list) === pathText(b.list)

interface Carrying {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** For click handlers: whether this click ended a drag and is no tap. */
  readonly wasCarried: () => boolean
}

/** Lets something be carried to a place. A finger carries only what `withFinger` says: elsewhere it scrolls. */
export function useCarrying(label: string, drop: (spot: Spot) => void, withFinger = false): Carrying {
  const just = useRef(false)
  const onPointerDown = ({ pointerId, pointerType, clientX, clientY, button }: PointerEvent<HTMLElement>): void => {
    just.current = false
    if (button !== 0 || (pointerType === 'touch' && !withFinger)) return
    const done = new AbortController()
    const { signal } = done
    const end = (): void => {
      done.abort()
      carried.set(null)
    }
    const moved = (event: globalThis.PointerEvent): void => {
      const [x, y] = [event.clientX, event.clientY]
      if (event.pointerId !== pointerId) return
      if (!just.current && Math.hypot(x - clientX, y - clientY) < SLIP) return
      just.current = true
      carried.set({ label, x, y, over: spotUnder(x, y) })
    }
    const released = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const over = carried.value?.over ?? null
      end()
      if (over !== null) drop(over)
    }
    addEventListener('pointermove', moved, { signal })
    addEventListener('pointerup', released, { signal })
    addEventListener('pointercancel', end, { signal })
  }
  const wasCarried = (): boolean => {
    const was = just.current
    just.current = false
    return was
  }
  return { onPointerDown, wasCarried }
}
