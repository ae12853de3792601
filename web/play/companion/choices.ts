import { Observable } from '../../house/observable.ts'

/** What a phone shows beside a big screen: the player's own side, or the whole table. Nobody chooses for its owner. */
export type Shown = 'mine' | 'whole'
/** By table. The last chosen is last. */
export type Choices = ReadonlyMap<string, Shown>

const KEY = 'wyrmtavern.besideScreen'
/** How many tables are remembered. */
const MOST = 50

/** What a browser has kept, if it can be understood. */
export function choicesIn(kept: string | null): Choices {
  try {
    const pairs = JSON.parse(kept ?? '[]') as readonly (readonly [unknown, unknown])[]
    const isChoice = (pair: readonly [unknown, unknown]): pair is [string, Shown] =>
      typeof pair[0] === 'string' && (pair[1] === 'mine' || pair[1] === 'whole')
    return new Map(pairs.filter(isChoice))
  } catch {
    return new Map()
  }
}

export function afterChoosing(before: Choices, table: string, shown: Shown): Choices {
  const others = [...before].filter(([id]) => id !== table)
  return new Map([...others.slice(1 - MOST), [table, shown]])
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
export const choices = new Observable(choicesIn(kept()))

function choose(table: string, shown: Shown): void {
  choices.set(afterChoosing(choices.value, table, shown))
  try {
    localStorage.setItem(KEY, JSON.stringify([...choices.value]))
  } catch {
    // Lost with the page where nothing can be stored.
  }
}
export const showMine = (table: string): void => choose(table, 'mine')
export const showWhole = (table: string): void => choose(table, 'whole')
