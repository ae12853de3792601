import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { type Language, languages } from '#ui/language'
import { houseWords } from '#ui/words/load'
import { HowToPlay } from './how-to.tsx'
import { loadHowTo } from './load.ts'

const games = manifests.map(({ id }) => id)

async function drawn(game: string, language: Language): Promise<string> {
  const [read, words] = await Promise.all([loadHowTo(game, language), houseWords[language]()])
  if (read === null) throw new Error(`${game} has no first page`)
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={words as never} timeZone="UTC">
      <HowToPlay of={read} />
    </IntlProvider>,
  )
}

/** The text without pictures, as a screen reader hears it. */
const heard = (html: string): string =>
  html.replaceAll(/<div class="how-to-picture">.*?<p>/gs, '<p>').replaceAll(/<[^>]+>/g, ' ')

describe.each(games)('%s', game => {
  test.each(Object.keys(languages) as Language[])('the first page can be drawn and read in %s', async language => {
    const html = await drawn(game, language)
    expect(html.match(/<section/g)).toHaveLength(5)
    expect(heard(html)).not.toMatch(/[{}]|undefined|howTo\./)
    // Three minutes, at two hundred words a minute.
    expect(heard(html).split(/\s+/).length).toBeLessThan(600)
  })

  test('every step of the worked turn has a picture', async () => {
    const { page } = (await loadHowTo(game, 'en')) ?? {}
    expect(page?.worked.filter(({ picture }) => picture === undefined)).toEqual([])
    expect(page?.worked.length).toBeGreaterThanOrEqual(5)
  })

  test('pictures are for the eye only: the text beside them says the same', async () => {
    const html = await drawn(game, 'en')
    const pictures = [...html.matchAll(/<div class="how-to-picture">(<\w+[^>]*>)/g)].map(([, first]) => first)
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.filter(first => !first?.includes('aria-hidden="true"'))).toEqual([])
  })
})
