import type { Inline } from './inline.ts'

/** A rule about an option: what it is called when a table is made, which value applies, and what it does. */
export interface HouseRule {
  readonly option: string
  readonly name: string
  readonly value: string
  readonly about: string
}
/** By the number of the rule. */
export type HouseRules = ReadonlyMap<string, HouseRule>

/** `2.8` of `2.8 roundLimit`. */
const chapterOf = (number: string): string => number.split(' ')[0] ?? number

/**
 * A rule as it is quoted on a card: a rule about an option in the words used when a table is made, and others without the
 * names that options have in programs.
 */
export function quoted(
  number: string,
  label: string,
  text: readonly Inline[],
  house: HouseRules,
): { readonly label: string; readonly text: readonly Inline[] } {
  const own = house.get(number)
  if (own !== undefined) {
    const { name, value, about } = own
    return { label: chapterOf(number), text: [{ kind: 'text', text: `${name}: ${value}. ${about}` }] }
  }
  const nameOf = (option: string): string | undefined => [...house.values()].find(it => it.option === option)?.name
  return {
    label,
    text: text.map(it => {
      if (it.kind === 'code') return { kind: 'em', text: nameOf(it.text) ?? it.text }
      const option = it.kind === 'rule' && it.number.includes(' ') ? house.get(it.number) : undefined
      return option === undefined ? it : { ...it, text: `${chapterOf(it.text)} ${option.name}` }
    }),
  }
}
