import { useEffect, useSyncExternalStore } from 'react'
import type { Kind } from '../cards/kinds.ts'
import { useDwarves } from './use-dwarves.ts'

/* The creature that the player has picked up: the whole table shows what it would do before it is played. */

interface Picked {
  readonly asking: string
  readonly kind: Kind
}
let picked: Picked | null = null
const listeners = new Set<() => void>()

function put(next: Picked | null): void {
  picked = next
  for (const tell of listeners) tell()
}
function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const now = (): Picked | null => picked

/** Picks a creature up while this is drawn. */
export function usePicking(kind: Kind): void {
  const { asking } = useDwarves()
  useEffect(() => {
    put(asking === null ? null : { asking, kind })
    return () => put(null)
  }, [asking, kind])
}

/** The creature picked up for the current question; null if there is none. */
export function usePicked(): Kind | null {
  const { asking } = useDwarves()
  const it = useSyncExternalStore(listen, now, now)
  return it !== null && it.asking === asking ? it.kind : null
}
