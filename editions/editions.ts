import type { Boxed } from '#games/boxed'
import { cardsHash, type Header } from '#kernel/file'
import { sha256Hex } from '#kernel/sha256'
import { type Edition, editionOf } from './edition.ts'

/** Finds editions of games by name. */
export interface Editions<E = Edition> {
  /** The edition for new matches of this game; null if there is no such game. */
  newest(game: string): Promise<string | null>
  /** The edition a match began with, even if its header is older than editions; null if unknown. */
  begunBy(header: Header): string | null
  /** Null if it is not available. */
  find(name: string): Promise<E | null>
}

/** Editions that other threads can load too: from a file, or null for the sources. */
export interface FiledEditions extends Editions {
  fileOf(name: string): Promise<string | null>
}

/** The games of a shelf from the current sources: for tests, and for games that were never released. */
export function shelfEditions(
  shelf: Readonly<Record<string, Boxed>>,
  nameOf: (box: Boxed) => string = nameFrom,
): FiledEditions {
  const names = new Map(Object.entries(shelf).map(([game, box]) => [game, nameOf(box)]))
  const editions = new Map(Object.values(shelf).map(box => [nameOf(box), editionOf(box)]))
  return {
    newest: async game => names.get(game) ?? null,
    begunBy: ({ edition = null }) => edition,
    find: async name => editions.get(name) ?? null,
    fileOf: async () => null,
  }
}

const nameFrom = ({ game }: Boxed): string => sha256Hex(`${game.id} ${game.version} ${cardsHash(game)}`)
