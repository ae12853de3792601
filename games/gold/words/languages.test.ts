import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { sayingsHold } from '#testkit/sayings'
import { box as goldBox } from '../box.ts'
import { manifest } from '../manifest.ts'
import { guest } from '../position.ts'
import { logged } from './log.ts'
import { optionOf } from './options.ts'
import { cardIds, powerOf } from './powers.ts'
import { asked } from './questions.ts'

const words = await inLanguages(manifest.texts)
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))

languagesHold(words, {
  same: ['Dragon’s Gold', '{heap, select, 0 {A} 1 {B} 2 {C} 3 {D} 4 {E} other {F}}', 'R', 'B', 'W', 'D'],
  latin: [],
  untold: [
    'de log.left',
    ...['log.noDeal', 'log.done', 'screen.explained.one', 'screen.explained.cursed', 'screen.explained.cursedSet'].map(
      name => `ru ${name}`,
    ),
  ],
})

sayingsHold(goldBox, { logged, asked, option: optionOf }, speakers, [
  [3, { display: 'ledger', wizardFirst: true }],
  [4, { game: 'basic', division: 'divideAndChoose', clock: 'none' }],
  [6, { freeze: true, gifts: true, dexterity: false }],
  [4, { guests: [guest(3, 0, 1), guest(14, 12, 2, { names: { it: 'Vecchia Fame' } })] }],
])

test.each(speakers)('$language: every card says what it does', ({ text }) => {
  const said = cardIds.map(id => text(powerOf(id)))
  expect(said.filter(power => power.trim() === '' || /undefined|[{}]|\s\s/.test(power))).toEqual([])
})

test.each(speakers)('$language: no two cards have the same name', ({ text }) => {
  const names = cardIds.map(id => text({ say: `cards.${id}.name`, with: {} }))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
