import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { languagesHold } from '#testkit/languages'
import { sayingsHold } from '#testkit/sayings'
import { languages } from '#ui/language'
import { box as dwarvesBox } from '../box.ts'
import { allCards, backs } from '../cards/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { logged } from './log.ts'
import { optionOf } from './options.ts'
import { asked } from './questions.ts'
import { ru } from './ru.ts'
import { textOf } from './texts.ts'

const words = { en, it, de, ru }
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))

test('Dwarves speaks every language of the house', () => {
  expect(Object.keys(words)).toEqual(Object.keys(languages))
})

languagesHold(words, {
  same: ['My Dwarves Fly!', 'Goblin', 'Troll', 'Titan', 'Yeti', 'Medusa', 'Elf', 'Blind!'],
  latin: [],
})

sayingsHold(dwarvesBox, { logged, asked, option: optionOf }, speakers, [
  [2, {}],
  [4, { backs: 'shown', forget: 'laid', bluffs: 'returned' }],
  [3, { rolling: 'byHand', clock: 'days', tieAward: 'split', start: 'random' }],
])

test.each(speakers)('$language: every card says what it does', ({ text }) => {
  const said = backs.flatMap(back => [...new Set(allCards[back])]).map(id => text(textOf(id)))
  expect(said.filter(does => does.trim() === '' || /undefined|[{}]|\s\s/.test(does))).toEqual([])
})

test.each(Object.entries(words))('%s: no two cards have the same name', (_language, { cards }) => {
  const names = Object.values(cards).map(({ name }) => name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
