import { manifestOf } from '#games/manifests'
import type { Guest } from '#games/workshop/guest'
import { draftIn, isBlank } from './draft.ts'
import { keep, trayOf, withSlot } from './kept.ts'

/** Lays a card of the gallery on a blank one, to make one's own from it; false if no blank card is left. */
export async function beginWith(game: string, card: Guest, from: string): Promise<boolean> {
  const kind = (await manifestOf(game)?.workshop?.parts())?.kinds[card.kind]
  if (kind === undefined) return false
  const tray = trayOf(card.kind, kind)
  const chosen = tray.slots.findIndex(({ draft }) => isBlank(draft, kind))
  if (chosen < 0) return false
  const slot = { draft: draftIn(card, card.kind, kind), versions: [], madeFrom: from, hangs: null }
  keep(card.kind, withSlot({ ...tray, chosen }, slot))
  return true
}
