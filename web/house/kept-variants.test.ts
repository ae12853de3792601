import { afterEach, expect, test, vi } from 'vitest'
import type { Variant } from '#games/workshop/variant'
import type { OptionTable } from '#kernel/options'
import { keepsVariants, keepVariants, keptVariants, variantsIn, withVariant } from './kept-variants.ts'

const table = { points: { oneOf: [2, 3], default: 3, rule: 'R1' } } as unknown as OptionTable<object>
const friday: Variant = { names: { en: 'Friday' }, options: { points: 2 } }
const sunday: Variant = { names: { en: 'Sunday', de: 'Sonntag' }, options: {} }
const kept = (game = 'toy'): readonly Variant[] => variantsIn(keptVariants.value, game, table)

/** A browser that has this stored. */
function browserWith(text: string | null): { text: string | null } {
  const stored = { text }
  vi.stubGlobal('localStorage', {
    getItem: () => stored.text,
    setItem: (_: string, written: string) => {
      stored.text = written
    },
  })
  return stored
}
afterEach(() => vi.unstubAllGlobals())

test('house rules are kept by game', () => {
  const stored = browserWith(null)
  keepVariants('toy', table, [friday, sunday])
  keepVariants('other', table, [sunday])
  expect([kept(), kept('other'), kept('constructor')]).toEqual([[friday, sunday], [sunday], []])
  expect(JSON.parse(stored.text ?? '')).toEqual({ toy: [friday, sunday], other: [sunday] })
})

test('what another version of the game has written is not offered, and not lost', () => {
  const later = { names: { en: 'Later' }, options: { unheardOf: true } }
  const stored = browserWith(JSON.stringify({ toy: [later, friday, 7] }))
  keepVariants('toy', table, [friday, sunday])
  expect(kept()).toEqual([friday, sunday])
  expect(JSON.parse(stored.text ?? '')).toEqual({ toy: [later, 7, friday, sunday] })
})

test.each(['{', '7', '[]', '{"toy":{}}', '{"__proto__":{"toy":[]}}'])(
  'a browser that has %s stored keeps them again',
  text => {
    browserWith(text)
    keepVariants('toy', table, [friday])
    expect(kept()).toEqual([friday])
  },
)

test('a browser that stores nothing keeps them as long as the page is open, and says so', () => {
  keepVariants('toy', table, [sunday])
  expect([kept(), keepsVariants.value]).toEqual([[sunday], false])
})

test('a name stands for one set of rules, in the language of the reader', () => {
  const other = { names: { de: 'SONNTAG' }, options: { points: 2 } }
  expect(withVariant([sunday, friday], other, 'de')).toEqual([other, friday])
  expect(withVariant([sunday, friday], other, 'en')).toEqual([sunday, friday, other])
})
