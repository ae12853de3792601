import { describe, expect, test } from 'vitest'
import { areAlike, isName, isSameName } from '#kernel/names'
import { faces } from '#protocol/crest'
import { type Language, languages } from '#ui/language'
import { crestFor, madeUpAmong, madeUpName, STOCK, stocks } from './made-up.ts'

const all = (language: Language): readonly string[] =>
  Array.from({ length: STOCK }, (_, number) => madeUpName(number, language))

describe.each(Object.keys(languages) as readonly Language[])('made-up names in %s', language => {
  const names = all(language)

  test('are hundreds, and no two are the same', () => {
    expect(STOCK).toBeGreaterThan(500)
    expect(new Set(names).size).toBe(STOCK)
    expect(names.every(isName)).toBe(true)
  })

  test('nearly all fit on a plate', () => {
    const long = names.filter(name => name.length > 16)
    expect(long.length / names.length).toBeLessThan(0.06)
    expect(names.every(name => name.length <= 20)).toBe(true)
  })

  test('have an adjective of the right gender for every creature', () => {
    const { adjectives, genders } = stocks[language]
    const used = new Set(faces.map(face => genders[face] ?? 'm'))
    expect(Object.keys(adjectives).toSorted()).toEqual([...used].toSorted())
    for (const forms of Object.values(adjectives)) {
      expect(forms).toHaveLength(adjectives.m.length)
      expect(new Set(forms).size).toBe(forms.length)
    }
  })

  test('avoid those at the table, in any case of letters', () => {
    const taken = [0, 1, 2].map(number => madeUpName(number, language).toUpperCase())
    const name = madeUpAmong(taken, 0, language)
    expect(taken.some(other => isSameName(other, name))).toBe(false)
    expect(taken.some(other => areAlike(other, name))).toBe(false)
  })

  test('give their bearer the face of the creature', () => {
    for (const [number, face] of faces.entries()) expect(crestFor(madeUpName(number, language))?.face).toBe(face)
  })
})

/** The endings of an adjective by gender. A form that is the same in both needs no ending. */
const endings: { readonly [language in Language]?: Readonly<Record<string, RegExp>> } = {
  it: { m: /[oe]$/, f: /[ae]$/ },
  de: { m: /er$/, f: /e$/, n: /es$/ },
  ru: { m: /(ый|ий|ой)$/, f: /ая$/ },
}
test.each(Object.entries(endings))('adjectives agree with their creatures in %s', (language, byGender) => {
  const { adjectives } = stocks[language as Language]
  for (const [gender, ending] of Object.entries(byGender))
    expect(adjectives[gender]?.filter(form => !ending.test(form))).toEqual([])
})

test('agree with creatures of every gender', () => {
  const found = { it: ['Volpe Allegra', 'Gufo Allegro'], de: ['Lustige Eule', 'Lustiges Einhorn'], ru: ['Хитрая Утка'] }
  for (const [language, names] of Object.entries(found))
    expect(all(language as Language)).toEqual(expect.arrayContaining(names))
})

test('a name of one’s own brings no face', () => {
  expect(crestFor('Ana')).toBe(null)
})
