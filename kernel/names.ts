import { seenOf, skeletonOf } from './looks.ts'

/** One to forty visible characters. */
export const isName = (text: string): boolean =>
  /^(?=\S)\P{C}{1,40}(?<=\S)$/u.test(text) && /[^\s\p{M}]/u.test(text) && seenOf(text) === text

/** Equal for names that differ only in case or width. */
const plain = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase()
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

/** Whether two names could be mistaken for each other. */
export const areAlike = (one: string, other: string): boolean =>
  isSameName(one, other) || skeletonOf(one) === skeletonOf(other)

/** Names for one table: no two alike. */
export const areNames = (names: readonly string[]): boolean =>
  names.every((name, i) => isName(name) && names.slice(0, i).every(other => !areAlike(other, name)))

/** The older, wider rule, for names in existing matches. */
export const wereNames = (names: readonly string[]): boolean =>
  names.every(wasName) && new Set(names).size === names.length
const wasName = (text: string): boolean =>
  /^(?=\S)[^\p{C}]{1,40}(?<=\S)$/u.test(text) && /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text)
