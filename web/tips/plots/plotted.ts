import type { CardFigures, Drawing, Plots, Tips } from '#games/almanac'
import type { Manifest } from '#games/manifest'
import { speaker } from '#games/speaker'
import type { Language } from '#ui/language'
import { rankedPlot, rowPlot } from './drawing.ts'

/** Fewer points than this are no picture. */
const FEWEST = 2

/** All pictures of a game's tips in one language. */
export async function plotsOf({ tips, texts }: Manifest, language: Language): Promise<Plots> {
  const parts = await tips?.()
  if (parts === undefined) return { ranked: {}, rows: {} }
  const [page, { cards }, words] = await Promise.all([parts.page(), parts.almanac(), texts[language]()])
  const { text } = speaker(language, words)
  const nameOf = (card: string): string => text({ say: `cards.${card}.name`, with: {} })
  const ranked = page.ranked.flatMap(({ figure, groups }) => {
    const all = groups
      .flatMap(group => page.groups[group] ?? [])
      .flatMap(card => {
        const known = cards[card]?.all[figure]
        return known === undefined ? [] : [{ name: nameOf(card), ...known }]
      })
    if (all.length < FEWEST) return []
    return [[`${figure} ${groups.join(' ')}`, rankedPlot(all, page.units[figure] ?? 'number', language)] as const]
  })
  const rows = Object.entries(cards).map(([card, figures]) => [card, rowsOf(figures, page, language)] as const)
  return { ranked: Object.fromEntries(ranked), rows: Object.fromEntries(rows) }
}

function rowsOf({ by }: CardFigures, { rows, units }: Tips, language: Language): Readonly<Record<string, Drawing>> {
  const drawings = Object.entries(rows).flatMap(([figure, { many }]) => {
    const row = by[figure] ?? []
    if (row.length < FEWEST) return []
    return [[figure, rowPlot(row, units[figure] ?? 'number', many, language)] as const]
  })
  return Object.fromEntries(drawings)
}
