import type { GoldTable } from '../position.ts'
import { desk } from './testing/desk.ts'
import { magic } from './testing/magic.ts'
import { market } from './testing/market.ts'
import { thefts } from './testing/thefts.ts'
import { turns } from './testing/turns.ts'

/*
 * Tables at which the first seat is asked each kind of question, or sees what is hard to meet by chance. For tests and pictures of
 * the screen: a game whose setup emits `events` of such a table begins in the middle, `later` than they did.
 */

export const tables: Readonly<Record<string, () => GoldTable>> = { ...turns, ...magic, ...thefts, ...desk, ...market }
