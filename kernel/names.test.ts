import { describe, expect, test } from 'vitest'
import { seenOf, skeletonOf } from './looks.ts'
import { areAlike, areNames, isName, isSameName, wereNames } from './names.ts'

describe('a name', () => {
  test.each(['Ana', 'Ольга', 'Ανθή', 'محمد', 'משה', 'राम', 'たろう', "D'Arc", 'R2-D2', '🐉', 'Ana ❤️', 'x'.repeat(40)])(
    '%s is one',
    name => expect(isName(name)).toBe(true),
  )
  test.each([
    ['nothing', ''],
    ['a space at its edge', 'Ana '],
    ['too long', 'x'.repeat(41)],
    ['only a mark', '\u0301'],
    ['a variation of a letter', 'Ana\ufe0f'],
    ['a joiner', '👨\u200d👩'],
    ['a grapheme joiner', 'A\u034fna'],
    ['fillers', 'Ana\u3164'],
    ['an old filler', '\u115f\u1160Ana'],
    ['a half filler', 'Ana\uffa0'],
    ['an empty braille pattern', 'Ana\u2800B'],
    ['turned round', 'A\u202ena'],
    ['isolated', '\u2067Ana\u2069'],
    ['tags', 'Ana\u{e0041}\u{e007f}'],
    ['another line', 'Ana\u2028B'],
    ['a soft hyphen', 'A\u00adna'],
  ])('is not %s', (_what, name) => expect(isName(name)).toBe(false))
})

test.each([
  ['Ana', 'ANA'],
  ['Ana', 'Ana\ufe0f'],
  ['Ana', 'A\u3164n\u034fa'],
  ['Ana', '\uff21na'],
  ['Ana', 'Аnа'],
  ['Ana', 'Ана'],
  ['Ana', 'Αnα'],
  ['Ana', 'ᴀna'],
  ['Ana', '𝐀𝓷𝕒'],
  ['Ana', 'Aná'],
  ['Hans', 'Нans'],
  ['Boris', 'Вoris'],
  ['Pepe', 'Рере'],
  ['Jose', 'José'],
  ['Paweł', 'Pawel'],
  ['Bill', 'BiII'],
  ['Bill', 'Bi11'],
  ['Oak', '0аk'],
  ['Nikos', 'Νikos'],
  ['Ana B', 'Ana\u00a0\u2003B'],
  ["D'Arc", 'D’Arc'],
  ['🐉', '🐉\ufe0f'],
])('%s and %s look alike', (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true])
  expect(areNames([one, 'Ben', other])).toBe(false)
})

test.each([
  ['Ana', 'Anna'],
  ['Ana', 'Ana 2'],
  ['Ana 2', 'Ana 3'],
  ['Мария', 'Maria'],
  ['राम', 'रमा'],
  ['Ben', 'Бен'],
  ['🐉', '🐲'],
  ['Ana', 'Aha'],
])('%s and %s do not', (one, other) => expect(areNames([one, other])).toBe(true))

test('the same name is the same in any case and width, and in no other letters', () => {
  expect(isSameName('Ana', '\uff21NA')).toBe(true)
  expect(isSameName('ΝΙΚΟΣ', 'νικοσ')).toBe(true)
  expect(isSameName('Ana', 'Аna')).toBe(false)
})

test('what could be a name once can still be read', () => {
  expect(wereNames(['Ana', 'Ana\ufe0f', 'Аna', 'A\u034fna', 'ana'])).toBe(true)
  for (const names of [['Ana', 'Ana'], [''], [' Ana'], ['\u200bAna'], ['\u3164'], ['x'.repeat(41)]])
    expect(wereNames(names)).toBe(false)
})

test('every letter looks like what it looks like, and that like itself', () => {
  for (const letter of 'abcdefghijkmnopqrstuvwxyz3') expect(skeletonOf(letter)).toBe(letter)
  expect(skeletonOf('L1|lI0O')).toBe('liiiioo')
})

test('of a text remains what is seen, and what belongs to it', () => {
  expect(seenOf('a\u200bb\u{e0061}\u3164\ufe0f')).toBe('ab')
  for (const text of ['👩🏽‍🚀', '🏳️‍🌈', '1️⃣', 'نمی‌دانم', 'क्‍ष', 'два слова']) expect(seenOf(text)).toBe(text)
  expect(seenOf('a\u200db\u200c 👩\u200d\u200d🚀\ufe0f\ufe0f')).toBe('ab 👩🚀\ufe0f')
})
