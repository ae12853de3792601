import { isRefused } from '#client/messages'
import type { Header } from '#kernel/file'
import { house } from '../house/api.ts'
import { goToPageOf, isLikeOurs, isOurs } from '../house/editions.ts'
import { client, houseNow, pageOf, watchTable } from '../house/line.ts'
import { matchInfo } from '../house/prefetched-match.ts'
import { Again } from './end/again.tsx'
import type { MatchKnown, Venue } from './venue.ts'

/**
 * A match of another edition is shown by the page made for it. If there is none, our page shows it, provided its rules
 * are the same.
 */
function elsewhere(header: Header, edition: string): MatchKnown['elsewhere'] {
  if (isOurs(header.game, edition)) return null
  if (goToPageOf(edition)) return 'on its way'
  return isLikeOurs(header) ? null : 'nowhere'
}

/** Matches played in the house. */
export const houseVenue: Venue = {
  client,
  now: houseNow,
  pageOf,
  async told(match) {
    const told = await matchInfo(match)
    if (isRefused(told)) return told
    const { header, edition, table } = told
    return { game: header.game, elsewhere: elsewhere(header, edition), table }
  },
  watch: watchTable,
  hasTable: true,
  isShared: false,
  sitters: null,
  async seed(match) {
    const told = await house.match(match)
    return isRefused(told) ? null : (told.end?.seed ?? null)
  },
  verify: house.verify,
  async thoughts(match) {
    const told = await house.thoughts(match)
    return isRefused(told) ? null : told
  },
  text: house.file,
  file: match => `/api/matches/${encodeURIComponent(match)}/file`,
  rest: null,
  Again,
  Meanwhile: null,
  Looking: null,
  OverStage: null,
  InBar: null,
  lesson: null,
}
