import { isRefused } from '#client/messages'
import { matchTold } from '../house/ahead.ts'
import { house } from '../house/api.ts'
import { client, houseNow, pageOf, watchTable } from '../house/line.ts'
import { Again } from './end/again.tsx'
import type { Venue } from './venue.ts'

/** Matches that are played in the house. */
export const houseVenue: Venue = {
  client,
  now: houseNow,
  pageOf,
  async told(match) {
    const told = await matchTold(match)
    return isRefused(told) ? told : { game: told.header.game, table: told.table }
  },
  watch: watchTable,
  hasTable: true,
  sitters: null,
  async seed(match) {
    const told = await house.match(match)
    return isRefused(told) ? null : (told.end?.seed ?? null)
  },
  verify: house.verify,
  file: match => `/api/matches/${encodeURIComponent(match)}/file`,
  Again,
  Meanwhile: null,
  Looking: null,
  OverStage: null,
  InBar: null,
}
