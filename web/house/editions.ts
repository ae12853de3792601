import { type AllNamed, isAlike, namedOf } from '#editions/named'
import type { Header } from '#kernel/file'

declare const __EDITIONS__: AllNamed

/** Whether this page was made for the edition by which a match is played. */
export const isOurs = (game: string, edition: string): boolean => namedOf(__EDITIONS__, game)?.edition === edition

/** Whether the rules and the cards are the same: enough for a match for which no page was kept. */
export const isLikeOurs = (header: Header): boolean => isAlike(namedOf(__EDITIONS__, header.game), header)

/** The edition that this page was asked for when it was opened; null if it is the page of today. */
const asked = new URLSearchParams(location.search).get('edition')

/** Goes to the page that was made for an edition, at the same address. False if that is what was asked for already. */
export function goToPageOf(edition: string): boolean {
  if (asked === edition) return false
  const url = new URL(location.href)
  url.searchParams.set('edition', edition)
  location.replace(url)
  return true
}

/** Whether a match is played at this address, in the house or on the device. */
export const isMatch = (path: string): boolean => /^\/(match|here)\/(?!new)/.test(path)

/** A page that was opened for one match is left behind with it: the next place is opened by the page of today. */
export const leftBehind = (path: string): boolean => !isMatch(path) && opensToday(path)

/** Opens a place by the page of today, if this page was opened for one match. What the address says beside its path goes along. */
export function opensToday(path: string): boolean {
  if (asked === null) return false
  if (path === location.pathname) location.reload()
  else location.assign(path)
  return true
}
