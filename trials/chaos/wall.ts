/** A version of a card that the house has said hangs in its gallery. */
export interface Hung {
  readonly id: string
  readonly game: string
  readonly version: number
  /** As JSON, in its one way of writing. */
  readonly content: string
}

/** What the house was asked about cards, and what it has promised. No two contents that are asked for are alike. */
export class Wall {
  /** Every content that somebody wanted to hang up. */
  readonly asked = new Set<string>()
  readonly hung: Hung[] = []
  /** Cards that their makers wanted to take down, and those that are. */
  readonly unwanted = new Set<string>()
  readonly taken = new Set<string>()
  /** By card and person: whether the last thing they were told is that it has their heart. */
  readonly hearts = new Map<string, boolean>()
  #turn = 0

  /** What hangs of this game, in its newest version, as far as anybody was told. */
  hanging(game?: string): readonly Hung[] {
    const newest = new Map(this.hung.toSorted((a, b) => a.version - b.version).map(card => [card.id, card]))
    return [...newest.values()].filter(card => (game ?? card.game) === card.game && !this.unwanted.has(card.id))
  }

  /** Up to so many cards of this game to invite, others every time. */
  some(game: string, most: number): readonly object[] {
    const all = this.hanging(game)
    const from = this.#turn++
    const chosen = Array.from({ length: Math.min(most, all.length) }, (_, n) => all[(from + n) % all.length])
    return chosen.map(card => JSON.parse(card?.content ?? '') as object)
  }
}
