import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import type { Language } from '#ui/language'
import { de } from '#ui/words/de'
import { en } from '#ui/words/en'
import { it } from '#ui/words/it'
import { ru } from '#ui/words/ru'
import { SeatsField } from '../../device/seats-field.tsx'
import { LevelField } from './level-field.tsx'

const kinds = ['squire', 'knight', 'captain', 'dragonlord'] as const
const bots = [...kinds]
const nothing = (): void => {}

const all = Object.entries({ en, it, de, ru }) as unknown as readonly (readonly [Language, typeof en])[]
const drawn = (locale: Language, messages: typeof en, children: React.ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>,
  )

test.each(all)('%s: every level has a face, a name and a sentence', (locale, words) => {
  const html = drawn(locale, words, <LevelField bots={bots} bot="knight" onChange={nothing} />)
  for (const kind of kinds) {
    const { name, about } = words.home.bots[kind]
    expect(html).toContain(`</svg> ${name}</b><small>${about}</small>`)
  }
  const faces = [...html.matchAll(/<svg class="icon bot-face".*?<\/svg>/g)].map(([face]) => face)
  expect(new Set(faces).size).toBe(kinds.length)
  const [chosen] = html.split('<label').filter(label => label.includes('checked=""'))
  expect(chosen).toContain(words.home.bots.knight.about)
})

test('on one device the same bots are offered, with their sentences beside', () => {
  const seats = [
    { isBot: false, name: 'Ana', bot: 'knight', persona: '' },
    { isBot: true, name: 'Ben', bot: 'captain', persona: 'fox' },
  ]
  const field = (personas: readonly string[]) =>
    drawn(
      'en',
      en,
      <SeatsField seats={seats} bots={bots} personas={personas} wishOf={() => undefined} onChange={nothing} />,
    )
  const html = field(['miser', 'fox'])
  expect(html).toContain('<option value="captain" selected="">Bot: Captain</option>')
  expect(html).toContain('<option value="fox" selected="">Fox</option>')
  for (const kind of kinds) expect(html).toContain(en.home.bots[kind].about)
  expect(html).toContain(en.home.personas.miser.about)
  expect(field([])).not.toContain(en.home.personas.miser.name)
})
