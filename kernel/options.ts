import type { Rng } from './chance.ts'

/** A house rule: a few values by name, a range of whole numbers, or a list of things that the game itself reads. */
export type Choice<V> = { readonly oneOf: readonly V[] } | { readonly from: number; readonly to: number } | ListChoice
/** A list such as that of the cards which somebody made for a match. No thing is in it twice. Left out: it is empty. */
export interface ListChoice {
  /** What it is a list of, in words. */
  readonly listOf: string
  readonly most: number
  /** Reads one of them, into its one way of writing; or says what was expected instead. */
  read(it: unknown): { readonly value: unknown } | { readonly expected: string }
  /** Any one of them, for tests and for whoever plays at random. */
  sample(rng: Rng): unknown
}
export type OptionTable<O extends object> = {
  readonly [K in keyof O]-?: undefined extends O[K]
    ? ListChoice & { readonly rule: string }
    : Choice<O[K]> & { readonly default: O[K]; readonly rule: string }
}

export type OptionProblem = { readonly option: string; readonly expected: string }

export const defaultsOf = <O extends object>(table: OptionTable<O>): O =>
  Object.fromEntries(
    Object.entries<Choice<unknown>>(table).flatMap(([name, choice]) =>
      'listOf' in choice ? [] : [[name, (choice as { default?: unknown }).default]],
    ),
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
    const choice = table[option as keyof O] as Choice<unknown>
    const found = 'listOf' in choice ? listIn(choice, value) : valueIn(choice, value)
    if ('expected' in found) return { option, expected: found.expected }
    if (!('listOf' in choice) || (found.value as readonly unknown[]).length > 0) options[option] = found.value
  }
  return options as O
}

export const isOptionProblem = (it: object): it is OptionProblem => 'expected' in it && 'option' in it

/** The values a choice allows, in words. */
export function valuesOf(choice: Choice<unknown>): string {
  if ('listOf' in choice) return `a list of at most ${choice.most} ${choice.listOf}, no two alike`
  return 'oneOf' in choice ? choice.oneOf.join(' or ') : `a whole number from ${choice.from} to ${choice.to}`
}

type Found = ReturnType<ListChoice['read']>

function valueIn(choice: Exclude<Choice<unknown>, ListChoice>, value: unknown): Found {
  const isAllowed =
    'oneOf' in choice
      ? choice.oneOf.includes(value)
      : Number.isInteger(value) && (value as number) >= choice.from && (value as number) <= choice.to
  return isAllowed ? { value } : { expected: valuesOf(choice) }
}

function listIn(choice: ListChoice, given: unknown): Found {
  if (!Array.isArray(given) || given.length > choice.most) return { expected: valuesOf(choice) }
  const list: unknown[] = []
  for (const [i, one] of given.entries()) {
    const found = choice.read(one)
    if ('expected' in found) return { expected: `of number ${i + 1}, ${found.expected}` }
    list.push(found.value)
  }
  const isTwice = new Set(list.map(one => JSON.stringify(one))).size < list.length
  return isTwice ? { expected: valuesOf(choice) } : { value: list }
}
