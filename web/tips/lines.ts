import type { FigureLine } from './figures-table.tsx'
import { cardName, ownText, type TipsRead } from './load.ts'

/** All figures of a card, or of the game, in the order of the game's tips. */
export function figureLines(read: TipsRead, card: string): readonly FigureLine[] {
  const known = read.almanac.cards[card]?.all ?? {}
  return Object.keys(read.tips.units).flatMap(name => {
    const figure = known[name]
    return figure === undefined ? [] : [{ key: name, head: ownText(read, `figures.${name}`), name, figure }]
  })
}

/** One figure of all cards of these kinds, the largest first. */
export const rankedLines = (read: TipsRead, name: string, groups: readonly string[]): readonly FigureLine[] =>
  groups
    .flatMap(group => read.tips.groups[group] ?? [])
    .flatMap(card => {
      const figure = read.almanac.cards[card]?.all[name]
      return figure === undefined ? [] : [{ key: card, head: cardName(read, card), name, figure }]
    })
    .toSorted((a, b) => b.figure.mean - a.figure.mean)

/** A figure of a card by round, number of players and so on. */
export function rowLines(read: TipsRead, card: string, name: string): readonly FigureLine[] {
  const many = read.tips.rows[name]?.many
  return (read.almanac.cards[card]?.by[name] ?? [])
    .toSorted((a, b) => a.at - b.at)
    .map(figure => ({ key: `${figure.at}`, head: figure.at === many ? `${many}+` : `${figure.at}`, name, figure }))
}
