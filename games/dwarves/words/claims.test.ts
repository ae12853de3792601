import { expect, test } from 'vitest'
import type { Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { ana } from '#testkit/table'
import { manifest } from '../manifest.ts'
import { howTo as de } from './de-how-to.ts'
import { howTo as en } from './en-how-to.ts'
import { howTo as it } from './it-how-to.ts'
import { howTo as ru } from './ru-how-to.ts'
import { saying } from './things.ts'

/* What short texts claim about the rules, in every language. */

const words = await inLanguages(manifest.texts)
const said = (language: string, it: Saying): string => {
  const its = Object.entries(words).find(([each]) => each === language)?.[1] ?? {}
  return speaker(language, its)
    .sentence(it, ['Ana', 'Ben', 'Cleo'], null)
    .map(({ text }) => text)
    .join('')
}
const languages = Object.keys(words)

const firstPages = Object.entries({ en, it, de, ru })
const fourth: Readonly<Record<string, RegExp>> = { en: /fourth/, it: /quarto/, de: /vierten/, ru: /четвёртого/ }
test.each(firstPages)(
  '%s: R2.1 R4.4 the first page tells all ways to use a turn, and where aversion ends',
  (language, page) => {
    expect(page.turn.one).toMatch(/yeti|йети/i)
    expect(page.turn.one).toMatch(/medusa|медуз/i)
    expect(page.turn.aversion).toMatch(fourth[language] ?? /$^/)
  },
)

const turnEnds: Readonly<Record<string, RegExp>> = {
  en: /end of a turn.* most/,
  it: /fine di un turno.* di più/,
  de: /Ende eines Zugs.* am meisten/,
  ru: /конце хода.* больше всех/,
}
test.each(languages)('%s: R11.1 R11.2 the goal is checked when a turn ends, and the most gold wins', language => {
  expect(said(language, saying('stage.hints.gold', { goal: 15 }))).toMatch(turnEnds[language] ?? /$^/)
})

test.each(languages)('%s: the note on a chance speaks of one’s own rerolls, not of the others’', language => {
  const clauses = said(language, saying('screen.fighters.chanceNoteReroll')).split(/[;:]/)
  const others = clauses.find(clause => /others|altri|anderen|остальные/.test(clause))
  expect(others).toBeDefined()
  expect(others).not.toMatch(/dice|dadi|Würfel|кубик/)
})

test('R9.1 a winner may rob another winner', () => {
  expect(said('ru', saying('texts.events.neverNotice'))).toBe('Возьмите 2 золота из добычи победителя, но не из своей.')
})

test('de: what a thief took was taken by the thief', () => {
  expect(said('de', saying('screen.explained.stolen', { n: 2, who: { seat: ana } }))).toBe('2 hat sich Ana genommen')
})
