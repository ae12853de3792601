import type { Boxed } from '#games/boxed'
import { cardsHash, type Header } from '#kernel/file'
import { sha256Hex } from '#kernel/sha256'
import { type Edition, editionOf } from './edition.ts'

/** Where the editions of games are found, each by its name. */
export interface Editions<E = Edition> {
  /** By which new matches of this game are begun; null if there is no such game. */
  newest(game: string): Promise<string | null>
  /** By which a match was begun, also where its header is older than editions; null if nobody knows. */
  begunBy(header: Header): string | null
  /** Null if it is not here. */
  find(name: string): Promise<E | null>
}

/** Editions that threads of their own can find, too: in a file, or null for the sources themselves. */
export interface FiledEditions extends Editions {
  fileOf(name: string): Promise<string | null>
}

/** The games of a shelf as they are in these sources: for tests and for games that are in no release. */
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
