/** A file of the house is damaged. The message says which one, what was found and what to do. */
export class Damage extends Error {}

const CORRUPT = 11
const NOT_A_DATABASE = 26
const REMEDY = 'restore a backup with npm run restore -- FILE'

/** One sentence about a database that SQLite refuses; null if the error is not from SQLite. */
export function damageIn(file: string, error: unknown): string | null {
  const { code, errcode, message } = error as { readonly code?: string; readonly errcode?: number } & Error
  if (code !== 'ERR_SQLITE_ERROR') return null
  const isDamaged = errcode !== undefined && [CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)
  return isDamaged
    ? `${file} is damaged or not a database (${message}): ${REMEDY}, or set DATA to another folder`
    : unusable(file, message)
}

export const unusable = (file: string, why: string): string =>
  `${file} cannot be used (${why}): check its folder and its disk, or run npm run doctor`

/**
 * According to the checksums beside it. If it was changed by other means, or there is no backup, the operator can
 * accept it as it is.
 */
export const damaged = (file: string, what: string): string =>
  `${file} is damaged (${what}): ${REMEDY}, or delete ${file}-sums to open what is left of it`

/** The file may also have been deleted on purpose. */
export const lost = (file: string, isThere: boolean): string =>
  `${file} is ${isThere ? 'empty' : 'missing'}, although there was a house here: ${REMEDY}, or delete ${file}-sums to start a new house`
