import type { OptionsTold, OptionValue } from '#client/messages'
import type { Variant } from '#games/workshop/variant'
import type { OptionTable } from '#kernel/options'
import type { GameOffered } from './api.ts'

/** By which rules a table plays, the guests among them; and what its people call these rules, by language. */
export interface RulesChosen {
  readonly options: OptionsTold
  readonly variant?: Variant['names'] | undefined
}

type Options = Readonly<Record<string, OptionValue>>

/** What is no house rule: the cards that were invited. */
export const listsIn = (options: OptionsTold): OptionsTold =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => Array.isArray(value)))

/** Only the house rules that differ from the boxed game. */
export const changedIn = (offered: GameOffered, options: OptionsTold): Options =>
  Object.fromEntries(
    offered.options.flatMap(({ name, default: usual }) => {
      const value = options[name] ?? usual
      return value === usual || typeof value === 'object' ? [] : [[name, value]]
    }),
  )

/** What house rules of this game are read with. */
export const optionTableOf = ({ options }: GameOffered): OptionTable<object> =>
  Object.fromEntries(options.map(({ name, ...choice }) => [name, choice])) as unknown as OptionTable<object>

/** The rules of a table with these house rules, and with the guests it has already. */
export const rulesWith = (offered: GameOffered, { names, options }: Variant, before: OptionsTold): RulesChosen => ({
  options: { ...changedIn(offered, options as OptionsTold), ...listsIn(before) },
  variant: names,
})

/** Whether these are the same house rules. */
export function isSameRules(offered: GameOffered, one: OptionsTold, other: OptionsTold): boolean {
  const [these, those] = [changedIn(offered, one), changedIn(offered, other)]
  const names = Object.keys(those)
  return names.length === Object.keys(these).length && names.every(name => those[name] === these[name])
}

/** The preset these options match: '' for the boxed game, null for a custom mix. */
export function presetOf(offered: GameOffered, options: OptionsTold): string | null {
  if (isSameRules(offered, options, {})) return ''
  return Object.keys(offered.presets).find(name => isSameRules(offered, options, offered.presets[name] ?? {})) ?? null
}
