import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import type { Manifest } from '#games/manifest'
import { manifests } from '#games/manifests'
import { speaker } from '#games/speaker'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'
import { rulesIn } from '#ui/rulebook'
import { TableContext, type TableSeen } from '#ui/table'
import { en } from '#ui/words/en'
import { RulesTab } from './rules-tab.tsx'

/** The tab at the first question of a match, or while somebody else is asked. */
async function drawn(manifest: Manifest, isAsked: boolean): Promise<{ html: string; rule: string }> {
  const [screen, words, book] = await Promise.all([manifest.screen(), manifest.texts.en(), manifest.rulebook.en()])
  const { game } = screen
  const options = defaultsOf(game.options)
  const { match } = open(game, { seats: manifest.usual, options, dice: diceOf(seedFrom('rules tab')) })
  const seat = match.seats.find(it => game.choice(match.state, it) !== null)
  const question = seat === undefined ? null : game.choice(match.state, seat)
  if (seat === undefined || question === null) throw new Error('nobody is asked')
  const rules = rulesIn(book)
  const spoken = speaker('en', words)
  const table: Partial<TableSeen> = {
    screen,
    speaker: spoken,
    names: [],
    say: saying => spoken.sentence(saying, []),
    view: redact(match.state, seat),
    question: isAsked ? question : null,
    ruleLabel: number => number,
  }
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <TableContext value={table as TableSeen}>
        <RulesTab rules={rules} />
      </TableContext>
    </IntlProvider>,
  )
  return { html, rule: question.ask.rule }
}

const headings = (html: string): readonly string[] => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, it = '']) => it)

describe.each(manifests.map(it => [it.id, it] as const))('%s', (_, manifest) => {
  test('the rules begin with what matters now, then the game in short, then everything', async () => {
    const { html, rule } = await drawn(manifest, true)
    const [now, short, first] = headings(html)
    expect([now, short]).toEqual([en.play.rulesNow, en.play.inShort])
    expect(first).toMatch(/set-up/)
    expect(html.slice(0, html.indexOf(en.play.inShort))).toContain(`#${rule}"`)
  })

  test('the whole book follows, the rules of now included', async () => {
    const { html, rule } = await drawn(manifest, true)
    expect(html.slice(html.indexOf(en.play.inShort))).toContain(`#${rule}"`)
  })

  test('the question and its rules go, the rest stays', async () => {
    const { html, rule } = await drawn(manifest, false)
    expect(html.slice(0, html.indexOf(en.play.inShort))).not.toContain(`#${rule}"`)
    expect(headings(html)).toContain(en.play.inShort)
  })

  test('the first page is one press away', async () => {
    expect((await drawn(manifest, true)).html).toContain(en.play.seeExample)
  })
})
