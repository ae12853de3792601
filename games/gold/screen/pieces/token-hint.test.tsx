import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { drawn } from '#ui/testing.tsx'
import { manifest } from '../../manifest.ts'
import type { Options } from '../../options.ts'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { useTokenHint } from './token-hint.ts'

const Red = () => useTokenHint()('red')
const hintAt = (options: Partial<Options>): string =>
  drawn(en, { match: 'm', view: position({ options }).state }, <Red />)

test('R12.4 R12.6 the hint of a red token says what it does for a Wizard at this table', () => {
  const first = 'The only Wizard on a slain dragon takes it first.'
  const object = 'A Wizard whose player gets red brings a magic object.'
  expect(hintAt({})).toBe(`Red: 1 point. ${object}`)
  expect(hintAt({ magic: false })).toBe('Red: 1 point.')
  expect(hintAt({ game: 'basic' })).toBe(`Red: 1 point. ${first}`)
  expect(hintAt({ magic: false, wizardFirst: true })).toBe(`Red: 1 point. ${first}`)
  expect(hintAt({ wizardFirst: true })).toBe(`Red: 1 point. ${first} ${object}`)
})

const words = await inLanguages(manifest.texts)
test.each(Object.entries(words))('%s has a hint for each kind of table', (language, its) => {
  const { text } = speaker(language, its)
  const hints = ['plain', 'red', 'object', 'both'].map(wizard => text({ say: 'screen.hints.red', with: { wizard } }))
  expect(new Set(hints).size).toBe(4)
})
