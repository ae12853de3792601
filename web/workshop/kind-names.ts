/** A name for each of these kinds of cards; with the title of its game, if two games call theirs the same. */
export const toldApart = (kinds: readonly { readonly word: string; readonly title: string }[]): readonly string[] =>
  kinds.map(({ word, title }) => (kinds.filter(other => other.word === word).length > 1 ? `${word} (${title})` : word))
