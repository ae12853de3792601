import { useSyncExternalStore } from 'react'

/**
 * Unfinished work, stored outside of any component. The table and a prompt show the same, and it survives other
 * questions in between. It lives as long as its key, and there is only one at a time.
 */
export function halfMade<T extends object>(empty: T): (key: string) => readonly [T, (change: Partial<T>) => void] {
  let now: { readonly key: string; readonly made: T } = { key: '', made: empty }
  const listeners = new Set<() => void>()
  const listen = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return key => {
    const stored = useSyncExternalStore(
      listen,
      () => now,
      () => now,
    )
    const change = (change: Partial<T>): void => {
      now = { key, made: { ...(now.key === key ? now.made : empty), ...change } }
      for (const listener of listeners) listener()
    }
    return [stored.key === key ? stored.made : empty, change]
  }
}
