/** The numbers from 1 to n. */
export const oneTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)

/** Each item with its number, counting from 1. The number can serve as a key for items that never move. */
export const numbered = <T>(list: readonly T[]): readonly { readonly no: number; readonly it: T }[] =>
  list.map((it, i) => ({ no: i + 1, it }))
