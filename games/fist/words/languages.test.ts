import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { languagesHold } from '#testkit/languages'
import { sayingsHold } from '#testkit/sayings'
import { languages } from '#ui/language'
import { box as fistBox } from '../box.ts'
import { characterIds } from '../cards/characters.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { logged } from './log.ts'
import { powerOf } from './powers.ts'
import { asked, optionOf } from './questions.ts'
import { ru } from './ru.ts'

const words = { en, it, de, ru }
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))

test('Fist speaks every language of the house', () => {
  expect(Object.keys(words)).toEqual(Object.keys(languages))
})

languagesHold(words, {
  same: ['Fist of Dragonstones', 'Goblin', 'Troll', 'R', 'B', 'Standard'],
  latin: [],
})

sayingsHold(fistBox, { logged, asked, option: optionOf }, speakers, [
  [3, {}],
  [4, { coinCounts: 'tracked', brigandAmount: 'public', doppelgangerDeclare: 'after' }],
  [6, { quackCompulsory: false, specialsPerRound: 3, amuletsPerBid: 2, blackInTiebreak: true }],
])

test.each(speakers)('$language: every card says what it does', ({ text }) => {
  const said = characterIds.map(id => text(powerOf(id)))
  expect(said.filter(power => power.trim() === '' || /undefined|[{}]|\s\s/.test(power))).toEqual([])
})

test.each(Object.entries(words))('%s: no two cards have the same name', (_language, { cards }) => {
  const names = Object.values(cards).map(({ name }) => name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
