import { manifestOf } from '#games/manifests'
import type { Guest } from '#games/workshop/guest'
import { keep, trayOf } from './kept.ts'
import { laid } from './laying.ts'

/** Lays a card of the gallery on a blank one, to make one's own from it; false if no blank card is left. */
export async function beginWith(game: string, card: Guest, from: string): Promise<boolean> {
  const kind = (await manifestOf(game)?.workshop?.parts())?.kinds[card.kind]
  if (kind === undefined) return false
  const { tray, places } = laid(trayOf(card.kind, kind), [card], kind, from)
  if (places.length > 0) keep(card.kind, tray)
  return places.length > 0
}
