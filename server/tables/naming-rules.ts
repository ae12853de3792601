import type { Refused } from '../matches/replies.ts'
import { type Guard, listedWord } from '../order/guard.ts'
import type { Table, Who } from './table.ts'

/** Why this person may not call the house rules of a table so; null if they may, or if they were called so before. */
export async function problemNaming(
  guard: Guard,
  { variant }: Table,
  { id }: Who,
  before: Table['variant'],
): Promise<Refused | null> {
  if (variant === undefined || JSON.stringify(variant) === JSON.stringify(before)) return null
  const silenced = await guard.mayWrite(id)
  if (silenced !== null) return silenced
  return (await guard.isListed(Object.values(variant).join('\n'))) ? listedWord : null
}
