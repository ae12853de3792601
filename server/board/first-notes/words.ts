/** What the house writes first on its board, in one language. */
export interface FirstWords {
  /** About a game with this title. */
  readonly game: (title: string) => FirstNote
  readonly house: FirstNote
}
export interface FirstNote {
  readonly title: string
  readonly text: string
}
