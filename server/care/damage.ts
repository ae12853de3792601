/** Something is wrong with a file of the house: which, what was found, and what to do. */
export class Damage extends Error {}

const CORRUPT = 11
const NOT_A_DATABASE = 26

/** One sentence about a database that SQLite refuses; null if it is not SQLite that failed. */
export function damageIn(file: string, error: unknown): string | null {
  const { code, errcode, message } = error as { readonly code?: string; readonly errcode?: number } & Error
  if (code !== 'ERR_SQLITE_ERROR') return null
  const isDamaged = errcode !== undefined && [CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)
  return isDamaged
    ? `${file} is damaged, or no database at all (${message}): put a backup back by npm run restore -- FILE, or set DATA to another folder`
    : `${file} cannot be used (${message}): look at its folder and its disk, or ask npm run doctor`
}
