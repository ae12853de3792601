import { Damage } from '#server/care/damage'
import { FolderInUse } from '#server/care/lock'
import { NewerDatabase } from '#server/storage/migrations'
import { NoDatabase } from '#server/storage/opening'
import { NotHere } from '#server/storage/sql-house'
import { UsageError } from './usage.ts'

/** Why a house does not open: their messages say everything. */
const known = [FolderInUse, Damage, NewerDatabase, NoDatabase, NotHere] as const

/** Throws what the user can do something about as one line, and anything else as it is. */
export function inWords(error: unknown): never {
  throw known.some(kind => error instanceof kind) ? new UsageError((error as Error).message) : error
}
