import { useState } from 'react'

/* What somebody has begun to write is kept on this device with every key they press. */

const KEY = 'wyrmtavern.board'
/** How many marks are kept besides what somebody writes. The ones changed longest ago go first. */
const MOST = 100
/** What is no text of anybody's: that a note was reported. */
const MARK = 'reported '

type Kept = Readonly<Record<string, unknown>>

function stored(): Kept {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Kept
  } catch {
    return {}
  }
}

/** Since the page was opened, for browsers that keep nothing. */
let held: Kept = {}

/** What is kept under this name, if it has the right shape. */
export function keptAt<T>(name: string, isRight: (it: unknown) => it is T): T | null {
  const it = { ...stored(), ...held }[name]
  return isRight(it) ? it : null
}

/** Null forgets it. */
export function keepAt(name: string, value: unknown): void {
  held = { ...held, [name]: value }
  const { [name]: _, ...others } = stored()
  const all = Object.entries(value === null ? others : { ...others, [name]: value })
  const marks = all.filter(([it]) => it.startsWith(MARK)).slice(-MOST)
  const written = all.filter(([it]) => !it.startsWith(MARK))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...written, ...marks])))
  } catch {
    // It lasts as long as the page then.
  }
}

/** Something to write, kept as it is written. */
export function useKept<T>(
  name: string,
  isRight: (it: unknown) => it is T,
  empty: T,
): readonly [value: T, change: (value: T | null) => void] {
  const [value, setValue] = useState<T>(() => keptAt(name, isRight) ?? empty)
  const change = (next: T | null): void => {
    keepAt(name, next)
    setValue(next ?? empty)
  }
  return [value, change]
}

export const isText = (it: unknown): it is string => typeof it === 'string'

/** A name for a draft that nobody else has, so that sending it twice is harmless. */
export const draftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('')
