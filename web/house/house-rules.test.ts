import { describe, expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { quoted } from '#ui/house-rules'
import { textOf } from '#ui/inline'
import { type Language, languages } from '#ui/language'
import { rulebookOf } from '#ui/rulebook'
import { houseRulesOf } from './house-rules.ts'

const common = {
  onOff: (isOn: boolean): string => (isOn ? 'On' : 'Off'),
  guests: (n: number) => ({ name: 'Guests', value: `${n} cards`, about: 'Cards that somebody made.' }),
}

describe.each(manifests.map(it => [it.id, it] as const))('the rulings on the cards of %s', (_, manifest) => {
  test.each(Object.keys(languages) as Language[])('name house rules as a table does, in %s', async language => {
    const [screen, text, { cards = {} }] = await Promise.all([
      manifest.screen(),
      manifest.rulebook[language](),
      manifest.texts[language](),
    ])
    const { rules } = rulebookOf(text, { isTranslated: language !== 'en' })
    const house = await houseRulesOf(screen, language, common)
    const codes = Object.keys(screen.game.options).filter(name => /[A-Z]/.test(name))
    const coded = new RegExp(`\\b(${[...codes, 'true', 'false'].join('|')})\\b`)
    const numbers = new Set(Object.keys(cards).flatMap(id => screen.card(id, null).rules))
    for (const number of [...numbers, ...house.keys()]) {
      const rule = rules.get(number)
      if (rule === undefined) throw new Error(`there is no rule ${number}`)
      const told = quoted(number, rule.label, rule.text, house)
      expect(`${told.label} ${textOf(told.text)}`).not.toMatch(coded)
      expect(textOf(told.text)).not.toMatch(/undefined|^guests/)
      expect(told.text.some(({ kind }) => kind === 'code')).toBe(false)
    }
  })
})

test('a house rule is quoted with the value that applies at the table', async () => {
  const screen = await manifests.find(({ id }) => id === 'fist')?.screen()
  if (screen === undefined) throw new Error('there is no such game')
  const said = async (options: object): Promise<string> => {
    const house = await houseRulesOf(screen, 'en', common, { ...options })
    const { label, text } = quoted('2.8 goblinLastAuctioned', '2.8 goblinLastAuctioned', [], house)
    return `${label} ${textOf(text)}`
  }
  expect(await said({})).toBe(
    '2.8 Goblin and Imp as last card: Off. They are auctioned even when no card is left for them to call.',
  )
  expect(await said({ goblinLastAuctioned: true })).toContain('last card: On.')
})

test('guests are quoted by how many are at the table', async () => {
  for (const { screen, id } of manifests) {
    const house = await houseRulesOf(await screen(), 'en', common, { guests: [{}, {}] })
    const [number, rule] = [...house].find(([, { option }]) => option === 'guests') ?? []
    if (number === undefined || rule === undefined) throw new Error(`${id} has no guests`)
    expect(textOf(quoted(number, number, [], house).text)).toBe('Guests: 2 cards. Cards that somebody made.')
  }
})
