/** What a game calls the things its cards are made of, as plain text by subject and name. */
export type CraftWords = Readonly<Record<string, Readonly<Record<string, string | Explained>>>>
export interface Explained {
  readonly name: string
  readonly about: string
}

/** What a figure of the test is about for this kind of card: its title, and its unit or its name in a table. */
export function figureWords(words: CraftWords, figure: 'price' | 'wins', kind: string): Explained {
  const word = words[figure]?.[kind]
  return typeof word === 'object' ? word : { name: word ?? '', about: '' }
}
