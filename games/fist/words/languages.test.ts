import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { sayingsHold } from '#testkit/sayings'
import { box as fistBox } from '../box.ts'
import { boxedIds } from '../cards/characters.ts'
import { manifest } from '../manifest.ts'
import { logged } from './log.ts'
import { powerOf } from './powers.ts'
import { asked, optionOf } from './questions.ts'

const words = await inLanguages(manifest.texts)
const speakers = Object.entries(words).map(([language, its]) => speaker(language, its))

languagesHold(words, {
  same: ['Fist of Dragonstones', 'Goblin', 'Troll', 'R', 'B', 'Standard'],
  latin: [],
  untold: ['de screen.usingThrough'],
})

sayingsHold(fistBox, { logged, asked, option: optionOf }, speakers, [
  [3, {}],
  [4, { coinCounts: 'tracked', brigandAmount: 'public', doppelgangerDeclare: 'after' }],
  [6, { quackCompulsory: false, specialsPerRound: 3, amuletsPerBid: 2, blackInTiebreak: true }],
])

test.each(speakers)('$language: every card says what it does', ({ text }) => {
  const said = boxedIds.map(id => text(powerOf(id)))
  expect(said.filter(power => power.trim() === '' || /undefined|[{}]|\s\s/.test(power))).toEqual([])
})

test.each(speakers)('$language: no two cards have the same name', ({ text }) => {
  const names = boxedIds.map(id => text({ say: `cards.${id}.name`, with: {} }))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

test.each(speakers)('$language: E35 who bid no fairy gold reads of none that comes back', ({ text }) => {
  const keptBid = (n: number): string => text({ say: 'screen.leads.keepBid', with: { n } })
  expect(keptBid(0)).not.toContain('0')
  expect(keptBid(2)).toContain('2')
})
