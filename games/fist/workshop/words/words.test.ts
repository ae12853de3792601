import { expect, test } from 'vitest'
import type { Form } from '#games/workshop/form'
import { guestKinds } from '../../cards/vocabulary.ts'
import { shelves } from '../shelves.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as it } from './it.ts'
import { words as ru } from './ru.ts'

const languages = { en, it, de, ru }
const { vocabulary, facts } = guestKinds.character ?? { vocabulary: {}, facts: {} }

/** Every part that a form names, and every word that may stand there. */
function namedIn(form: Form): { readonly parts: readonly string[]; readonly values: readonly string[] } {
  const all = (forms: readonly Form[]) => forms.map(namedIn)
  const sum = (list: readonly ReturnType<typeof namedIn>[], parts: readonly string[] = []) => ({
    parts: [...parts, ...list.flatMap(one => one.parts)],
    values: list.flatMap(one => one.values),
  })
  if (form.is === 'word' || form.is === 'words') return { parts: [], values: form.of }
  if (form.is === 'amounts') return { parts: [], values: Object.keys(form.of) }
  if (form.is === 'record') return sum(all(Object.values(form.parts)), Object.keys(form.parts))
  return form.is === 'either' ? sum(all(form.of)) : { parts: [], values: [] }
}

test.each(Object.entries(languages))(
  'every piece, part and value has its word, and no word is idle: %s',
  (_, words) => {
    const named = [facts, ...Object.values(vocabulary)].map(parts => namedIn({ is: 'record', parts }))
    const unique = (list: readonly string[]) => [...new Set(list)].sort()
    expect(Object.keys(words.parts).sort()).toEqual(unique(named.flatMap(one => one.parts)))
    expect(Object.keys(words.values).sort()).toEqual(unique(named.flatMap(one => one.values)))
    expect(Object.keys(words.pieces).sort()).toEqual(Object.keys(vocabulary).sort())
  },
)

test('every piece lies on one shelf', () => {
  expect(shelves.flatMap(({ pieces }) => pieces).sort()).toEqual(Object.keys(vocabulary).sort())
  expect(Object.keys(en.groups)).toEqual(shelves.map(({ group }) => group))
})
