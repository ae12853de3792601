import { describe, expect, test } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { GAME } from './almanac.ts'
import { manifests } from './manifests.ts'
import type { Words } from './saying.ts'

describe.each(manifests.map(it => [it.id, it.tips] as const))('the tips for %s', async (game, load) => {
  const tips = await load?.()
  if (tips === undefined) throw new Error(`${game} has no tips`)
  const [words, page, almanac] = await Promise.all([inLanguages(tips.texts), tips.page(), tips.almanac()])
  languagesHold(words, { same: [], latin: [] })

  test('name every figure, kind of card and maxim, and no others', () => {
    const named = (part: string): readonly string[] => Object.keys(words.en[part] as Words).sort()
    expect(named('figures')).toEqual(Object.keys(page.units).sort())
    expect(named('groups')).toEqual(Object.keys(page.groups).sort())
    expect(named('maxims')).toEqual(page.maxims.map(({ id }) => id).sort())
    expect(named('rows')).toEqual(expect.arrayContaining(Object.keys(page.rows)))
  })

  test('no figure is typed into a maxim', () => {
    const texts = Object.values(words).flatMap(({ maxims }) =>
      Object.values(maxims as Words).map(it => JSON.stringify(it)),
    )
    expect(texts.filter(text => /\d/.test(text))).toEqual([])
  })

  test('only cards and the game have figures', () => {
    const cards = [GAME, ...Object.values(page.groups).flat()]
    expect(Object.keys(almanac.cards).filter(card => !cards.includes(card))).toEqual([])
  })
})
