import { isRefused } from '#client/messages'
import { kernel } from '#editions/edition'
import { begunAndMoved } from '#editions/parts'
import type { Header } from '#kernel/file'
import type { GamesHere, PlayedBy } from './games-here.ts'

/** Our own edition if it has the rules and cards of the whole match: its bots are the strongest. Otherwise the match's last. */
export async function editionFor(games: GamesHere, header: Header, lines: readonly string[]): Promise<PlayedBy | null> {
  const parts = begunAndMoved(games.editions, header, lines)
  const name = parts.at(-1)?.name ?? null
  const here = parts.length === 1 && games.isLikeOurs(header) ? await games.played(header.game) : null
  if (here !== null && !isRefused(here)) return { ...here, kernel }
  return name === null ? null : games.editions.find(name)
}
