import { readFileSync } from 'node:fs'
import type { Boxed } from '#games/boxed'

/** The text of a rule by its number, from the RULES.md of the game. */
export function ruleText({ rules }: Boxed, number: string): string | null {
  const wanted = number.toLowerCase()
  for (const [, id = '', text = ''] of readFileSync(rules, 'utf8').matchAll(/^- \*\*(.+?)\*\* (.+)$/gm))
    if (id.toLowerCase() === wanted) return text
  return null
}
