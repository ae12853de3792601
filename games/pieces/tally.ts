/** How many there are of each. */
export function tally<T>(all: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
