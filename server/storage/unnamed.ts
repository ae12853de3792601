/** What stands where the name of somebody stood who has left for good: N. N., in every language. */
export const NOBODY = 'N. N.'

/** Whether somebody has left for good. Their id stays where others keep it, and leads to nobody. */
export const hasLeft = ({ account }: { readonly account: string }): boolean => account.startsWith(LEFT)
export const LEFT = 'left '

/** These names with that of this seat taken away. Names of a match differ, so a second one gets a number. */
export function withoutName(names: readonly string[], seat: number): readonly string[] {
  const others = names.filter((_, at) => at !== seat)
  let [name, number] = [NOBODY, 1]
  while (others.includes(name)) name = `${NOBODY} ${++number}`
  return names.map((old, at) => (at === seat && !isNobody(old) ? name : old))
}
const isNobody = (name: string): boolean => /^N\. N\.( \d+)?$/.test(name)

/**
 * The same value, in which this person, or whoever a bot plays for, has no name. Where a saying tells only a name, and
 * not whose it is, their last one is taken out as well.
 */
export function unnamed<T>(value: T, person: string, called: string | null = null): T {
  if (Array.isArray(value)) return value.map(each => unnamed(each, person, called)) as T
  if (typeof value !== 'object' || value === null) return value
  const own = value as Readonly<Record<string, unknown>>
  const isSaying = own.person === undefined && own.name === called && typeof own.text === 'string'
  const isTheirs = typeof own.name === 'string' && (own.person === person || own.insteadOf === person || isSaying)
  const entries = Object.entries(own).map(([key, it]) => [key, unnamed(it, person, called)])
  return { ...Object.fromEntries(entries), ...(isTheirs && { name: NOBODY }) } as T
}
