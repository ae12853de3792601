/** A house rule: a few values by name, or a range of whole numbers. */
export type Choice<V> = { readonly oneOf: readonly V[] } | { readonly from: number; readonly to: number }
export type OptionTable<O extends object> = {
  readonly [K in keyof O]: Choice<O[K]> & { readonly default: O[K]; readonly rule: string }
}

export type OptionProblem = { readonly option: string; readonly expected: string }

/** The options of a match: the defaults, changed by what is given. Takes anything at all. */
export function optionsFrom<O extends object>(
  table: OptionTable<O>,
  given: Readonly<Record<string, unknown>>,
): O | OptionProblem {
  const options: Record<string, unknown> = {}
  for (const name in table) options[name] = table[name].default
  for (const [option, value] of Object.entries(given)) {
    if (!Object.hasOwn(table, option))
      return { option, expected: `one of the options ${Object.keys(table).join(', ')}` }
    const choice = table[option as keyof O]
    if (!allows(choice, value)) return { option, expected: valuesOf(choice) }
    options[option] = value
  }
  return options as O
}

export const isOptionProblem = (it: object): it is OptionProblem => 'expected' in it && 'option' in it

/** The values a choice allows, in words. */
export const valuesOf = (choice: Choice<unknown>): string =>
  'oneOf' in choice ? choice.oneOf.join(' or ') : `a whole number from ${choice.from} to ${choice.to}`

function allows(choice: Choice<unknown>, value: unknown): boolean {
  if ('oneOf' in choice) return choice.oneOf.includes(value)
  return Number.isInteger(value) && (value as number) >= choice.from && (value as number) <= choice.to
}
