import { expect, test } from 'vitest'
import type { OptionTable } from '#kernel/options'
import { lettersOf } from './letters.ts'
import { CardProblem } from './reading.ts'
import { type Variant, variantAt, variantPath } from './variant.ts'

const table = {
  closing: { oneOf: ['early', 'late'], default: 'early', rule: '1' },
  cups: { from: 0, to: 99, default: 3, rule: '2' },
  songs: { oneOf: [true, false], default: false, rule: '3' },
  guests: { listOf: 'cards', most: 3, read: (value: unknown) => ({ value }), sample: () => null, rule: '4' },
} as unknown as OptionTable<object>
const optionsOf = (game: string): OptionTable<object> | null => (game === 'tavern' ? table : null)
const at = (path: string): ReturnType<typeof variantAt> => variantAt(path, optionsOf)

const late: Variant = { names: { en: 'Late hours', ru: 'До утра' }, options: { closing: 'late', cups: 12 } }
/** The address of anything, as somebody might write it. */
const written = (text: string): string => `/new/tavern/variant-${lettersOf(text)}`
const of = (it: unknown): string => written(JSON.stringify(it))

test('an address carries house rules and their name, whatever the language', () => {
  const path = variantPath('tavern', late)
  expect(path).toMatch(/^\/new\/tavern\/variant-[\w-]+$/)
  expect(at(path)).toEqual({ game: 'tavern', variant: late })
  const names = Object.fromEntries(
    ['de', 'el', 'en', 'fr', 'it', 'ja', 'ru', 'zh'].map(language => [language, '龍'.repeat(28)]),
  )
  expect(at(variantPath('tavern', { ...late, names }))?.variant.names).toEqual(names)
})

test('house rules are read in their one way of writing', () => {
  const other = { options: { songs: true, cups: 12, closing: 'late' }, names: { ru: 'До утра', en: 'Late hours' } }
  expect(JSON.stringify(at(of(other))?.variant)).toBe(
    '{"names":{"en":"Late hours","ru":"До утра"},"options":{"closing":"late","cups":12,"songs":true}}',
  )
})

test.each([
  '',
  '/',
  '/new',
  '/new/tavern',
  '/new/tavern/',
  '/new/tavern/guest-eyJ9',
  '/table/variant-eyJ9',
  '/here/new/tavern/variant-eyJ9',
  'new/tavern/variant-eyJ9',
  'https://elsewhere.example/new/tavern/variant-eyJ9',
])('%j is no address of house rules', path => {
  expect(at(path)).toBe(null)
})

const nested = (deep: number): string => `${'['.repeat(deep)}${']'.repeat(deep)}`
test.each<readonly [string, string]>([
  ['nothing', '/new/tavern/variant-'],
  ['no base64url', '/new/tavern/variant-%7B%7D'],
  ['padded letters', '/new/tavern/variant-e30='],
  ['letters of which one is left over', '/new/tavern/variant-e30AA'],
  ['a longer path', `${variantPath('tavern', late)}/more`],
  ['a line after it', `${variantPath('tavern', late)}\n`],
  ['a query', `${variantPath('tavern', late)}?cups=3`],
  ['a game that nobody knows', variantPath('chess', late)],
  ['a game called like a part of every object', variantPath('constructor', late)],
  ['a game with dots', '/new/../variant-e30'],
  ['an address without end', `/new/tavern/variant-${'A'.repeat(100_000)}`],
  ['no JSON', written('{')],
  ['no UTF-8 in a name', '/new/tavern/variant-eyJuYW1lcyI6eyJlbiI6IkxhdGX_In0sIm9wdGlvbnMiOnt9fQ'],
  ['a script', written('<script>alert(1)</script>')],
  ['JSON with a call', written('{"names":{"en":"x"},"options":{}}; alert(1)')],
  ['nothing at all', of(null)],
  ['a number', of(7)],
  ['a list', of([late])],
  ['lists in lists', written(nested(1400))],
  ['no names', of({ options: {} })],
  ['no options', of({ names: late.names })],
  ['more', of({ ...late, script: 'x' })],
  ['a prototype', written('{"__proto__":{"names":{"en":"x"}},"options":{},"names":{"en":"x"}}')],
  ['a prototype among the options', written('{"names":{"en":"x"},"options":{"__proto__":{"closing":"late"}}}')],
  ['a constructor among the options', of({ ...late, options: { constructor: 'late' } })],
  ['a part of every object as an option', of({ ...late, options: { toString: 'late', hasOwnProperty: 1 } })],
  ['a prototype among the names', written('{"names":{"__proto__":"x"},"options":{}}')],
  ['options as a list', of({ ...late, options: ['late'] })],
  ['options as text', of({ ...late, options: 'late' })],
  ['no options at all', of({ ...late, options: null })],
  ['an unknown option', of({ ...late, options: { cheating: true } })],
  ['an unknown value', of({ ...late, options: { closing: 'never' } })],
  ['a value in a list', of({ ...late, options: { closing: ['late'] } })],
  ['a value in an object', of({ ...late, options: { closing: { toString: 'late' } } })],
  ['a number as text', of({ ...late, options: { cups: '12' } })],
  ['a truth as a number', of({ ...late, options: { songs: 1 } })],
  ['less than nothing', of({ ...late, options: { cups: -1 } })],
  ['too many', of({ ...late, options: { cups: 100 } })],
  ['half a cup', of({ ...late, options: { cups: 0.5 } })],
  ['without measure', written('{"names":{"en":"x"},"options":{"cups":1e999}}')],
  ['no number', of({ ...late, options: { cups: null } })],
  ['cards', of({ ...late, options: { guests: [] } })],
  ['no name', of({ ...late, names: {} })],
  ['a bare name', of({ ...late, names: 'Late hours' })],
  ['an empty name', of({ ...late, names: { en: '' } })],
  ['a name of spaces', of({ ...late, names: { en: '   ' } })],
  ['a name with space around', of({ ...late, names: { en: ' Late ' } })],
  ['a long name', of({ ...late, names: { en: 'x'.repeat(29) } })],
  ['a name that is a number', of({ ...late, names: { en: 7 } })],
  ['a name in markup', of({ ...late, names: { en: '<b>Late</b>' } })],
  ['a name with a place for a value', of({ ...late, names: { en: 'Late {name}' } })],
  ['a name written backwards', of({ ...late, names: { en: '\u202eLate' } })],
  ['a name with nothing to see', of({ ...late, names: { en: '\u200b\u2060' } })],
  ['a name with a hidden character', of({ ...late, names: { en: 'La\u200dte' } })],
  ['a name on two lines', of({ ...late, names: { en: 'Late\nhours' } })],
  ['a name of marks', of({ ...late, names: { en: '\u0301\u0301' } })],
  ['half a character', written('{"names":{"en":"\\ud800"},"options":{}}')],
  ['a zero', written('{"names":{"en":"a\\u0000"},"options":{}}')],
  ['a language that is none', of({ ...late, names: { english: 'Late' } })],
  ['too many languages', of({ ...late, names: Object.fromEntries([...'abcdefghi'].map(it => [`a${it}`, 'Late'])) })],
])('an address with %s is refused by a sentence', (_, path) => {
  const refusal = (): unknown => {
    try {
      return at(path)
    } catch (error) {
      return error
    }
  }
  expect(refusal()).toBeInstanceOf(CardProblem)
  expect(String(refusal())).toMatch(/: expected .+/)
  expect(Object.keys(Object.prototype)).toEqual([])
})
