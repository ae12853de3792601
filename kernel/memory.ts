/**
 * What a player with perfect memory knows. It continues reading where it left off as the list grows. It is made from
 * the list alone, so it is never part of the state, and a bot or screen can start in the middle of a match.
 */
export function memoryOf<E, M>(blank: () => M, note: (memory: M, event: E) => void): (told: readonly E[]) => M {
  const kept = new WeakMap<readonly E[], { read: number; readonly memory: M }>()
  return told => {
    const found = kept.get(told) ?? { read: 0, memory: blank() }
    kept.set(told, found)
    while (found.read < told.length) note(found.memory, told[found.read++] as E)
    return found.memory
  }
}
