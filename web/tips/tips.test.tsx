import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { GAME, pointedAt } from '#games/almanac'
import { manifests } from '#games/manifests'
import { type Language, languages } from '#ui/language'
import { houseWords } from '#ui/words/load'
import { FiguresTable } from './figures-table.tsx'
import { figureLines, rankedLines, rowLines } from './lines.ts'
import { loadTips, type TipsRead } from './load.ts'
import { Maxims } from './maxims.tsx'
import { written } from './numbers.ts'
import { Plot } from './plot.tsx'

const games = manifests.flatMap(({ id, tips }) => (tips === undefined ? [] : [id]))
const all = Object.keys(languages) as Language[]

async function readIn(game: string, language: Language): Promise<TipsRead> {
  const read = await loadTips(game, language)
  if (read === null) throw new Error(`${game} has no tips`)
  return read
}

const drawn = (what: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/tips">{what}</Router>)

test('a minus is a sign, never what stands between two numbers', () => {
  const range = (language: Language, low: number, high: number): string =>
    written({ mean: low, low, high, n: 9 }, 'number', language).range
  expect(range('it', 1, 2)).toBe(new Intl.NumberFormat('it').formatRange(1, 2))
  for (const language of all) {
    expect(range(language, 1, 2)).not.toContain('−')
    expect(range(language, -2, -2)).toBe('−2')
  }
})

describe.each(games)('%s', game => {
  test.each(all)('maxims and figures can be read in %s', async language => {
    const [read, words] = await Promise.all([readIn(game, language), houseWords[language]()])
    const html = drawn(
      <IntlProvider locale={language} messages={words as never} timeZone="UTC">
        <Maxims read={read} />
        {[GAME, ...Object.values(read.tips.groups).flat()].map(card => (
          <FiguresTable key={card} read={read} head="" caption={card} lines={figureLines(read, card)} />
        ))}
      </IntlProvider>,
    )
    expect(html.match(/class="tips-maxim /g)).toHaveLength(read.tips.maxims.length)
    expect(html).not.toMatch(/[{}]|undefined|NaN|tips\.|page\./)
  })

  test('the evidence is what the almanac says', async () => {
    const read = await readIn(game, 'en')
    const html = drawn(<Maxims read={read} />)
    for (const { claims } of read.tips.maxims)
      for (const { that } of claims) {
        const figure = pointedAt(read.almanac, that)
        expect(figure).not.toBeNull()
        if (figure !== null)
          expect(html).toContain(`<b>${written(figure, read.tips.units[that.figure] ?? 'number', 'en').mean}</b>`)
      }
  })

  test.each(all)('every picture in %s is drawn already, hides from screen readers and has a table', async language => {
    const read = await readIn(game, language)
    const ranked = read.tips.ranked.map(({ figure, groups }) => ({
      drawing: read.plots.ranked[`${figure} ${groups.join(' ')}`],
      lines: rankedLines(read, figure, groups),
    }))
    const rows = Object.entries(read.plots.rows).flatMap(([card, drawings]) =>
      Object.entries(drawings).map(([figure, drawing]) => ({ drawing, lines: rowLines(read, card, figure) })),
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { drawing, lines } of [...ranked, ...rows]) {
      const svg = renderToStaticMarkup(<Plot of={drawing ?? ''} />)
      expect(svg).toMatch(/^<svg class="tips-plot" aria-hidden="true"/)
      expect(svg).not.toMatch(/<(style|script)|\bNaN\b|undefined/)
      expect(svg.match(/<circle/g)).toHaveLength(lines.length)
    }
  })
})

test('a range is never told as one number unless it is one', () => {
  expect(written({ mean: 0.661, low: 0.657, high: 0.664, n: 9 }, 'share', 'en').range).toBe('65.7% – 66.4%')
  expect(written({ mean: 2.863, low: 2.72, high: 3.01, n: 9 }, 'number', 'de').range).toBe('2,72–3,01')
  expect(written({ mean: 0, low: 0, high: 0, n: 9 }, 'number', 'ru').range).toBe('0')
})
