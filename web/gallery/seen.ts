import type { CardTold, CardWithVersions } from '#protocol/gallery'
import type { Sought } from './api.ts'

/* Cards of the wall that were seen on this device, for when the house cannot be reached. */

const KEY = 'wyrmtavern.wall'
/** The others were seen longest ago. */
const MOST = 60

function stored(): readonly CardTold[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? (all as readonly CardTold[]) : []
  } catch {
    return []
  }
}

/** Cards as they were told just now. One that was taken down is not shown again. */
export function keepSeen(cards: readonly CardTold[]): void {
  const told = new Set(cards.map(({ id }) => id))
  const shown = cards.filter(({ card, takenDown }) => card !== null && takenDown === null).map(withFewFigures)
  const all = [...shown, ...stored().filter(({ id }) => !told.has(id))]
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)))
  } catch {
    // Then there is no wall without the house.
  }
}

/** Without the figures that the wall does not show. */
const withFewFigures = ({ verdict, ...card }: CardTold): CardTold => {
  if (verdict === null) return { ...card, verdict }
  const { verdict: word, winnerWins, price } = verdict
  return { ...card, verdict: { verdict: word, winnerWins, price } }
}

const orders = {
  loved: (a: CardTold, b: CardTold) => b.hearts - a.hearts,
  played: (a: CardTold, b: CardTold) => b.played - a.played,
  new: (a: CardTold, b: CardTold) => b.since - a.since,
} as const

/** Those of them that somebody looks for, by what the device knows of them. */
export function seenCards({ game, verdict, by, search = '', order = 'loved' }: Sought): readonly CardTold[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isSought = (it: CardTold): boolean =>
    (game === undefined || it.game === game) &&
    (verdict === undefined || (it.verdict?.verdict ?? 'untested') === verdict) &&
    (by === undefined || it.maker.person === by) &&
    words.every(word => `${JSON.stringify(it.card)} ${it.maker.name}`.toLowerCase().includes(word))
  return stored().filter(isSought).toSorted(orders[order])
}

/** One of them as it is shown when it is open: what else is known of it is at the house. */
export function seenCard(id: string): CardWithVersions | null {
  const seen = stored().find(card => card.id === id)
  return seen === undefined ? null : { ...seen, versions: [], remarks: [] }
}
