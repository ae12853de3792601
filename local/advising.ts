import { type Advice, adviceAfter } from '#analysis/advice'
import type { Seat } from '#kernel/seat'
import { editionFor } from './edition-for.ts'
import type { GamesHere } from './games-here.ts'
import type { AdviseRequest } from './messages.ts'

/** From the worker: the advice, or that there is none. */
export type AdviceTold = { readonly advice: Advice } | { readonly failed: string }

/** What a good player would do now in a seat's place, in a match as that seat was told it. */
export async function advising(games: GamesHere, { header, lines, seat, at }: AdviseRequest): Promise<AdviceTold> {
  const edition = await editionFor(games, header, lines)
  const played = { seats: header.names.length, options: header.options, lines }
  const advice = edition === null ? null : adviceAfter(edition, played, seat as Seat, at)
  return advice === null ? { failed: 'nobody here can advise' } : { advice }
}
