import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { sayingsHold } from '#testkit/sayings'
import { box as dwarvesBox } from '../box.ts'
import { allCards, backs } from '../cards/index.ts'
import { manifest } from '../manifest.ts'
import { logged } from './log.ts'
import { optionOf } from './options.ts'
import { asked } from './questions.ts'
import { textOf } from './texts.ts'

const words = await inLanguages(manifest.texts)
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))

languagesHold(words, {
  same: ['My Dwarves Fly!', 'Goblin', 'Troll', 'Titan', 'Yeti', 'Medusa', 'Elf', 'Blind!'],
  latin: [],
  untold: [
    ...['log.richVein', 'screen.news.thaws', 'screen.news.thawsThird', 'screen.news.stares'].map(name => `de ${name}`),
    ...['guestThaws', 'guestThawsThird', 'guestStares'].map(name => `de screen.news.${name}`),
    'ru screen.battle.faceDown',
  ],
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

test.each(speakers)('$language: no two cards have the same name', ({ text }) => {
  const names = [...new Set(backs.flatMap(back => allCards[back]))].map(id =>
    text({ say: `cards.${id}.name`, with: {} }),
  )
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
