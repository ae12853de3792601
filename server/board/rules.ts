import { readFileSync } from 'node:fs'
import type { Boxed } from '#games/boxed'
import { type RuledParts, ruleReader } from '#protocol/note-text'

const plain = (text: string): RuledParts => [{ text, isRule: false }]

/** Finds the numbers of rules in texts about these games. Each book is read when it is first needed. */
export function rulesOf(shelf: Readonly<Record<string, Boxed>>): (game: string | null) => (text: string) => RuledParts {
  const known = new Map<string, (text: string) => RuledParts>()
  return game => {
    const box = game !== null && Object.hasOwn(shelf, game) ? shelf[game] : undefined
    if (game === null || box === undefined) return plain
    const reader = known.get(game) ?? ruleReader(numbersIn(readFileSync(box.rules, 'utf8')))
    known.set(game, reader)
    return reader
  }
}

/** The numbers of the rules in a RULES.md. */
const numbersIn = (book: string): readonly string[] =>
  [...book.matchAll(/^- \*\*(.+?)\*\* /gm)].map(([, number = '']) => number)
