/** Per table, the house's time up to which everything has been read. The last read is last. */
export type ReadUntil = ReadonlyMap<string, number>

/** How many tables are remembered. */
const MOST = 50

/** What a browser has kept, if it can be understood. */
export function readIn(kept: string | null): ReadUntil {
  try {
    const pairs = JSON.parse(kept ?? '[]') as readonly (readonly [unknown, unknown])[]
    return new Map(
      pairs.filter((pair): pair is [string, number] => typeof pair[0] === 'string' && Number.isFinite(pair[1])),
    )
  } catch {
    return new Map()
  }
}

export function afterReading(before: ReadUntil, table: string, at: number): ReadUntil {
  const others = [...before].filter(([id]) => id !== table)
  return new Map([...others.slice(1 - MOST), [table, at]])
}

export const asText = (all: ReadUntil): string => JSON.stringify([...all])
