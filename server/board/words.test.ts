import { expect, test } from 'vitest'
import { excerptOf } from './search.ts'
import { foundBy, soughtIn } from './words.ts'

/** Whether a text in this language is found. */
function finds(search: string, text: string, language: string): boolean {
  const own = foundBy(text, language).split(' ')
  return soughtIn(search).every(
    ({ forms, prefix }) =>
      forms.some(form => own.includes(form)) || (prefix !== null && own.some(word => word.startsWith(prefix))),
  )
}

test.each([
  ['en', 'The dragons were bidding higher', ['dragon', 'bids ', 'HIGH', 'bidd']],
  ['it', 'Le carte dei giocatori, più regole', ['carta ', 'giocatore ', 'regola ', 'piu', 'gioc']],
  ['de', 'Größere Drachen in den Häusern', ['drache ', 'Haus ', 'größer', 'grosser ', 'häus']],
  ['ru', 'Правила для драконов и ёлки', ['правило ', 'дракон ', 'ДРАКОНЫ ', 'елка', 'дра']],
])('in %s inflected words are found', (language, text, searches) => {
  for (const search of searches) expect([search, finds(search, text, language)]).toEqual([search, true])
  for (const search of ['xyz', 'drag xyz ', 'd '])
    expect([search, finds(search, text, language)]).toEqual([search, false])
})

test('a search is at most eight words, of letters and digits', () => {
  expect(soughtIn(`"a" OR b* -c (d) ' & | ! : <e> %`).map(({ forms }) => forms[0])).toEqual([
    'a',
    'or',
    'b',
    'c',
    'd',
    'e',
  ])
  expect(soughtIn('a b c d e f g h i j')).toHaveLength(8)
  expect(soughtIn(' \u200b!? ')).toEqual([])
  expect(soughtIn('ab ').at(-1)?.prefix).toBe(null)
  expect([soughtIn('a').at(-1)?.prefix, soughtIn('ab').at(-1)?.prefix]).toEqual([null, 'ab'])
  expect(foundBy('x'.repeat(500), 'en').length).toBeLessThan(100)
})

test('the part with the words is shown, and they are marked', () => {
  const text = `${'word '.repeat(60)}Two dragons, one dragonfly. ${'more '.repeat(80)}`.trim()
  const parts = excerptOf(text, 'en', soughtIn('dragon '))
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['dragons'])
  expect(excerptOf(text, 'en', soughtIn('drag')).filter(({ isFound }) => isFound)).toHaveLength(2)
  const whole = parts.map(({ text }) => text).join('')
  expect(whole).toMatch(/^… word .*dragons, one.* …$/)
  expect(whole.length).toBeLessThan(300)
  expect(excerptOf('Two', 'en', soughtIn('x'))).toEqual([{ text: 'Two', isFound: false }])
})
