/** The numbers from 1 to n. */
export const oneTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Each with its number, from 1 on: what always stands at its place can be known by it. */
export const numbered = <T>(list: readonly T[]): readonly { readonly no: number; readonly it: T }[] =>
  list.map((it, i) => ({ no: i + 1, it }))
