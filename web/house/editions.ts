import { type AllNamed, isAlike, namedOf } from '#editions/named'
import type { Header } from '#kernel/file'

declare const __EDITIONS__: AllNamed

/** Whether this page was made for the edition of a match. */
export const isOurs = (game: string, edition: string): boolean => namedOf(__EDITIONS__, game)?.edition === edition

/** Whether the rules and cards are the same. That is enough for a match whose own page was not kept. */
export const isLikeOurs = (header: Header): boolean => isAlike(namedOf(__EDITIONS__, header.game), header)

/** The edition this page was opened for; null for the current page. */
const asked = new URLSearchParams(location.search).get('edition')

/** Opens the page made for an edition, at the same address. False if that page was already requested. */
export function goToPageOf(edition: string): boolean {
  if (asked === edition) return false
  const url = new URL(location.href)
  url.searchParams.set('edition', edition)
  location.replace(url)
  return true
}

/** Whether a match is played at this address, in the house or on the device. */
export const isMatch = (path: string): boolean => /^\/(match|here)\/(?!new)/.test(path)

/** A page opened for one match ends with it: any other address is opened with the current page. */
export const leftBehind = (path: string): boolean => !isMatch(path) && opensToday(path)

/** Opens an address with the current page, if this page was opened for one match. Query and hash are kept. */
export function opensToday(path: string): boolean {
  if (asked === null) return false
  if (path === location.pathname) location.reload()
  else location.assign(path)
  return true
}
