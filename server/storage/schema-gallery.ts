/** The tables of the gallery. Contents and verdicts are JSON text. */
export interface GallerySchema {
  /** A card with its newest version. The counts are of all versions; the verdict is the word of the newest one. */
  gallery_cards: {
    id: string
    game: string
    kind: string
    maker: string
    maker_name: string
    /** The name in lower case, to be found by. */
    maker_word: string
    since: number
    version: number
    hash: string
    content: string
    words: string
    language: string
    story: string
    made_from: string | null
    hearts: number
    played: number
    verdict: string | null
    taken_at: number | null
    taken_reason: string | null
    taken_by: string | null
  }
  gallery_versions: { card: string; version: number; hash: string; content: string; maker: string; at: number }
  /** What the names of the newest version look like. */
  gallery_names: { game: string; looks: string; card: string }
  gallery_hearts: { card: string; person: string }
  /** Guests of matches. `counted`: 1 once the match is over. Wins are in thousandths, as several may share one. */
  gallery_plays: {
    match: string
    hash: string
    card: string
    counted: number
    sales: number
    price: number
    wins: number
  }
  /** The verdict is null until it is known. `claimed`: until when somebody works on it. */
  gallery_verdicts: {
    hash: string
    rules: number
    bot: string
    since: number
    claimed: number
    not_before: number
    verdict: string | null
    word: string | null
    at: number | null
  }
}
