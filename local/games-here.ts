import { isRefused, type Refused } from '#client/messages'
import { type Edition, kernel } from '#editions/edition'
import type { Editions } from '#editions/editions'
import { type AllNamed, isAlike, namedOf } from '#editions/named'
import type { Playable } from '#games/boxed'
import type { Header } from '#kernel/file'
import { refused } from './messages.ts'

/** What a match needs to be played or checked. */
export type PlayedBy = Pick<Edition, 'game' | 'bots' | 'kernel'>

export interface GamesHereParams {
  readonly shelf: Readonly<Record<string, () => Promise<Playable>>>
  /** The editions of the games on the shelf. */
  readonly ours: AllNamed
  /** Any other edition, from the house this page came from; null if it is not available. */
  readonly elsewhere: (edition: string) => Promise<PlayedBy | null>
}

/** The games that can be played on this device, and the editions that can be checked here. */
export class GamesHere {
  readonly #terms: GamesHereParams

  constructor(terms: GamesHereParams) {
    this.#terms = terms
  }

  async played(game: string): Promise<Playable | Refused> {
    const { shelf } = this.#terms
    const load = Object.hasOwn(shelf, game) ? shelf[game] : undefined
    return load === undefined ? refused('no game', `one of ${Object.keys(shelf).join(', ')}`) : load()
  }

  /** The edition of this page. */
  ours(game: string): string | null {
    return namedOf(this.#terms.ours, game)?.edition ?? null
  }

  /** Whether our edition has the rules and cards that this match began with. */
  isLikeOurs(header: Header): boolean {
    return isAlike(namedOf(this.#terms.ours, header.game), header)
  }

  /** A match older than editions uses ours, if rules and cards are the same. */
  get editions(): Editions<PlayedBy> {
    const { ours, elsewhere } = this.#terms
    return {
      newest: async game => this.ours(game),
      begunBy: header => {
        const named = namedOf(ours, header.game)
        return header.edition ?? (isAlike(named, header) ? (named?.edition ?? null) : null)
      },
      find: async name => {
        const game = Object.keys(ours).find(it => this.ours(it) === name)
        const played = game === undefined ? null : await this.played(game)
        return played === null || isRefused(played) ? elsewhere(name) : { ...played, kernel }
      },
    }
  }
}
