/** A house rule: a few values by name, or a range of whole numbers. */
export type Choice<V> = { readonly oneOf: readonly V[] } | { readonly from: number; readonly to: number }
export type OptionTable<O extends object> = {
  readonly [K in keyof O]: Choice<O[K]> & { readonly default: O[K]; readonly rule: string }
}

export type OptionProblem = { readonly option: string; readonly expected: string }

export const defaultsOf = <O extends object>(table: OptionTable<O>): O =>
  Object.fromEntries(
    Object.entries(table).map(([name, choice]) => [name, (choice as { default: unknown }).default]),
  ) as O

/** The options of a match: the defaults, changed by what is given. Accepts any values. */
export function optionsFrom<O extends object>(
  table: OptionTable<O>,
  given: Readonly<Record<string, unknown>>,
): O | OptionProblem {
  const options = { ...defaultsOf(table) } as Record<string, unknown>
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
