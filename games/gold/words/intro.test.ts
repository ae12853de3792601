import { describe, expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { defaultsOf } from '#kernel/options'
import { inLanguages } from '#testkit/in-languages'
import { manifest } from '../manifest.ts'
import { type Options, options as optionTable } from '../options.ts'
import { en } from './en.ts'
import { introOf } from './intro.ts'

const { text } = speaker('en', en)
const told = (options: Partial<Options>, say = text): string =>
  introOf({ ...defaultsOf(optionTable), ...options })
    .map(saying => say(saying))
    .join('\n')

describe('the game in a few sentences, as this table plays it', () => {
  test('R12.7 heaps cannot fail', () => {
    expect(told({})).toContain('before the sand runs out')
    expect(told({ division: 'divideAndChoose' })).toContain('heaps')
    expect(told({ division: 'divideAndChoose' })).not.toMatch(/offer|lost|sand/)
  })
  test('R12.11 where there is no sand of a minute none is told of', () => {
    expect(told({ clock: 'days' })).toContain('24 hours')
    for (const clock of ['days', 'none'] as const) expect(told({ clock })).not.toContain('sand')
    expect(told({ clock: 'none' })).toContain('“no deal”')
  })
  test('R4.1, R4.3, R12.4, R12.6 what Wizards are for', () => {
    expect(told({ game: 'basic' })).toContain('takes its red tokens first')
    expect(told({})).toContain('magic object')
    expect(told({ wizardFirst: true })).toMatch(/takes its red tokens first.*magic object/)
    expect(told({ magic: false })).not.toMatch(/Wizard|magic/)
    expect(told({ magic: false, wizardFirst: true })).not.toContain('magic')
  })
  test('R9.5, R12.2 the black diamond', () => {
    expect(told({ game: 'basic', blackDiamond: 15 })).toMatch(/the black diamond 15/)
    expect(told({ game: 'basic' })).not.toContain('nothing for gems')
    expect(told({})).toContain('nothing for gems')
  })
})

test.each(Object.entries(await inLanguages(manifest.texts)))('%s: four lines for every table', (language, words) => {
  const say = speaker(language, words).text
  for (const division of ['bargain', 'divideAndChoose'] as const)
    for (const clock of ['standard', 'days', 'none'] as const)
      for (const magic of [true, false]) {
        const lines = told({ division, clock, magic }, say).split('\n')
        expect(lines).toHaveLength(4)
        expect(lines.filter(line => line.trim() === '' || /undefined|[{}]|\s\s/.test(line))).toEqual([])
      }
})
