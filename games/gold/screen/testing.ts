import type { GoldTable } from '../position.ts'
import { hosts } from './testing/guests.ts'
import { magic } from './testing/magic.ts'
import { market } from './testing/market.ts'
import { lootSharing } from './testing/sharing.ts'
import { thefts } from './testing/thefts.ts'
import { turns } from './testing/turns.ts'

/*
 * Tables that ask the first seat each kind of question, or show situations that rarely occur by chance. For tests and
 * screenshots: a game whose setup emits `events` of such a table begins in the middle, shifted by `later`.
 */

export const tables: Readonly<Record<string, () => GoldTable>> = {
  ...turns,
  ...magic,
  ...thefts,
  ...lootSharing,
  ...market,
  ...hosts,
}
