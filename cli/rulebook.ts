import { readFileSync } from 'node:fs'
import type { Boxed } from '#games/boxed'

const linesOf = ({ rules }: Boxed) => readFileSync(rules, 'utf8').matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)

/** The number of the first rule, as an example. */
export const firstRule = (box: Boxed): string => linesOf(box).next().value?.[1] ?? ''

/** The text of a rule by its number, from the RULES.md of the game. */
export function ruleText(box: Boxed, number: string): string | null {
  const wanted = number.toLowerCase()
  for (const [, id = '', text = ''] of linesOf(box))
    if (id.toLowerCase() === wanted || id.toLowerCase() === `r${wanted}`) return text
  return null
}
