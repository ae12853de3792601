import type { Guest, Kind } from '#games/workshop/guest'
import { draftIn, isBlank } from './draft.ts'
import type { Tray } from './kept.ts'

export interface Laid {
  readonly tray: Tray
  /** The blank cards that were taken. The first of them is on the bench. */
  readonly places: readonly number[]
}

/** Lays cards of a kind on blank ones, the one on the bench first. Cards that find none are left out. */
export function laid(tray: Tray, cards: readonly Guest[], kind: Kind, madeFrom: string | null = null): Laid {
  const blank = tray.slots.flatMap(({ draft }, place) => (isBlank(draft, kind) ? [place] : []))
  const places = blank.toSorted((a, b) => Number(b === tray.chosen) - Number(a === tray.chosen)).slice(0, cards.length)
  const slots = tray.slots.map((slot, place) => {
    const card = cards[places.indexOf(place)]
    return card === undefined ? slot : { draft: draftIn(card, card.kind, kind), versions: [], madeFrom, hangs: null }
  })
  return { tray: { slots, chosen: places[0] ?? tray.chosen }, places }
}
