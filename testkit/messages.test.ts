import { expect, test } from 'vitest'
import { anatomyOf, messagesOf, missingCases, unlike, untold } from './messages.ts'

test('messages are found by their names', () => {
  expect([...messagesOf({ a: 'one', b: { c: 'two' } })]).toEqual([
    ['a', 'one'],
    ['b.c', 'two'],
  ])
})

test('a message is parsed into its parts', () => {
  const { literals, shown, counted, selects, plurals } = anatomyOf(
    '{who} {n, plural, one {takes # <b>coin</b>} other {takes some}} of {cardThe} {c, select, red {red} other {blue}}',
    'en',
  )
  expect([...shown].sort()).toEqual(['<b>', 'c', 'card', 'n', 'who'])
  expect([...counted]).toEqual(['n'])
  expect(literals.join('|')).toBe(' |takes | |coin|takes some| of | |red|blue')
  expect(selects).toEqual([{ by: 'c', cases: ['red', 'other'] }])
  expect(plurals).toEqual([{ by: 'n', cases: ['one', 'other'] }])
})

test('a plural that only chooses a word shows nothing', () => {
  expect([...anatomyOf('{n, plural, one {wins} other {share}}', 'en').shown]).toEqual([])
})

test('an invalid message is an error', () => {
  for (const broken of ['{who', '{n, plural, one {a}}', '<b>a']) expect(() => anatomyOf(broken, 'en')).toThrow()
})

test('every language has its own cases', () => {
  expect(missingCases(['one', 'other'], 'en')).toEqual([])
  expect(missingCases(['one', 'other'], 'de')).toEqual([])
  expect(missingCases(['one', 'other'], 'it')).toEqual([])
  expect(missingCases(['other'], 'it')).toEqual(['one'])
  expect(missingCases(['=1', 'other'], 'it')).toEqual([])
  expect(missingCases(['=0', 'other'], 'de')).toEqual([])
  expect(missingCases(['=0', 'other'], 'ru')).toHaveLength(3)
  expect([...missingCases(['one', 'other'], 'ru')].sort()).toEqual(['few', 'many'])
  expect(missingCases(['one', 'few', 'many', 'other'], 'ru')).toEqual([])
})

test('another language uses the same placeholders as English', () => {
  const wrong = (english: string, other: string): readonly string[] =>
    unlike(anatomyOf(other, 'ru'), anatomyOf(english, 'en'))
  expect(wrong('{who} wins {cardObject}', '{cardThe} у {who}')).toEqual([])
  expect(wrong('{who} wins {card}', '{who}')).toEqual(['{card} is missing'])
  expect(wrong('{who}', '{who} {n}')).toEqual(['{n} is unknown'])
  expect(wrong('{who} {n, plural, one {curses} other {curse}}', '{who}: проклятие')).toEqual([])
  expect(wrong('{n, plural, one {# point} other {# points}}', 'очки')).toEqual(['{n} is missing'])
  expect(wrong('{n} silver', '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}')).toEqual([])
  expect(wrong('{c, select, red {red} other {blue}}', '{c, select, rot {rot} other {blau}}')).toEqual([
    '{c} has other cases than in English',
  ])
})

test('another language may tell the reader from other players where English need not, but not the other way round', () => {
  const wrong = (english: string, other: string): readonly string[] =>
    unlike(anatomyOf(other, 'de'), anatomyOf(english, 'en'))
  expect(wrong('from {who}', 'von {whoIs, select, you {<whoAs>dir</whoAs>} other {{who}}}')).toEqual([])
  expect(
    untold(anatomyOf('{who} gewinnt', 'de'), anatomyOf('{who} {whoIs, select, you {win} other {wins}}', 'en')),
  ).toEqual(['{whoIs} is missing'])
  expect(wrong('{who} won', '{who} {whoIs, select, du {hast} other {hat}} gewonnen')).toEqual(['{whoIs} is never du'])
  expect(wrong('{who} won', '{fromIs, select, you {du} other {{who}}}')).toEqual(['{from} is unknown'])
})
