import { type PointerEvent, useRef } from 'react'
import { Observable } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useBench } from '../bench-context.ts'
import type { Facts } from '../model/draft.ts'
import { pathText, type Spot } from '../model/editing.ts'

/* A piece that is carried with a finger or a mouse, from the shelf or from another place of the card. */

export interface Carried {
  readonly label: string
  readonly x: number
  readonly y: number
  /** Where it would go if it were let go now. */
  readonly over: Spot | null
  /** What the card would say if it were put there. */
  readonly putAt: PutAt
  /** It was let go beside the card, and slides back to where it came from. */
  readonly isGoingHome: boolean
}
export type PutAt = (spot: Spot) => Facts

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
export function useCarrying(label: string, putAt: PutAt, withFinger = false): Carrying {
  const { changeFacts } = useBench()
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
    const goHome = (it: Carried): void => {
      const going = { ...it, x: clientX, y: clientY, isGoingHome: true }
      carried.set(going)
      setTimeout(() => carried.value === going && carried.set(null), settings.value.motion)
    }
    const moved = (event: globalThis.PointerEvent): void => {
      const [x, y] = [event.clientX, event.clientY]
      if (event.pointerId !== pointerId) return
      if (!just.current && Math.hypot(x - clientX, y - clientY) < SLIP) return
      just.current = true
      carried.set({ label, x, y, over: spotUnder(x, y), putAt, isGoingHome: false })
    }
    const released = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      const it = just.current ? carried.value : null
      end()
      if (it === null) return
      if (it.over !== null) changeFacts(putAt(it.over))
      else if (settings.value.motion > 0) goHome(it)
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
