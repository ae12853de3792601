import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineReader, textOf } from './inline.ts'
import { rulebookOf, rulesIn } from './rulebook.ts'

const read = (text: string, isTranslated = false) => rulebookOf(text, { isTranslated })
const book = read(`# A game: the rules

Words: a _seat_ is a place.

## 1 Set-up

- **R1.1** There are **two** decks (E8, R1.10).
- **R1.10** See \`deck.ts\`.

Between.

| card  | copies |
| ----- | ------ |
| Witch | 1      |
| Imp   |        |

### Rulings

- **E8** As R1.1. House rule: 2.8 coinCounts.

### 2.8 House rules

- **2.8 coinCounts** hidden or open.
`)
const [front, setUp, rulings, house] = book.sections

test('headings have a level, a number and an anchor that no language changes', () => {
  expect(book.sections.map(({ level, number, title, anchor }) => [level, number, title, anchor])).toEqual([
    [1, '', 'A game: the rules', 'chapter-0'],
    [2, '1', 'Set-up', 'chapter-1'],
    [3, '', 'Rulings', 'chapter-1-2'],
    [3, '2.8', 'House rules', 'chapter-2.8'],
  ])
})

test('rules, paragraphs and tables come in their order', () => {
  expect(front?.blocks.map(block => block.kind)).toEqual(['paragraph'])
  expect(setUp?.blocks.map(block => block.kind)).toEqual(['rule', 'rule', 'paragraph', 'table'])
  expect(rulings?.blocks).toEqual([book.rules.get('E8')])
  expect(house?.blocks).toEqual([book.rules.get('2.8 coinCounts')])
})

test('a table has a head and rows, without the line between them', () => {
  const table = setUp?.blocks.find(block => block.kind === 'table')
  expect(table?.head.map(textOf)).toEqual(['card', 'copies'])
  expect(table?.rows.map(row => row.map(textOf))).toEqual([
    ['Witch', '1'],
    ['Imp', ''],
  ])
})

test('emphasis, code and the numbers of rules are found in the text', () => {
  expect(front?.blocks[0]).toEqual({
    kind: 'paragraph',
    text: [
      { kind: 'text', text: 'Words: a ' },
      { kind: 'em', text: 'seat' },
      { kind: 'text', text: ' is a place.' },
    ],
  })
  expect(book.rules.get('R1.1')?.text).toEqual([
    { kind: 'text', text: 'There are ' },
    { kind: 'strong', text: 'two' },
    { kind: 'text', text: ' decks (' },
    { kind: 'rule', number: 'E8', text: 'E8' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', number: 'R1.10', text: 'R1.10' },
    { kind: 'text', text: ').' },
  ])
  expect(book.rules.get('R1.10')?.text[1]).toEqual({ kind: 'code', text: 'deck.ts' })
  expect(
    book.rules
      .get('E8')
      ?.text.filter(({ kind }) => kind === 'rule')
      .map(({ text }) => text),
  ).toEqual(['R1.1', '2.8 coinCounts'])
})

test('only whole numbers of rules that exist are links', () => {
  const inline = inlineReader(new Map([['E1', 'E1']]))
  for (const text of ['E10', 'RE1', 'E1.2', 'E2', 'a_b_c']) expect(inline(text)).toEqual([{ kind: 'text', text }])
  expect(inlineReader(new Map())('E1')).toEqual([{ kind: 'text', text: 'E1' }])
})

test('a translated book shows its own names instead of the English ones in the numbers', () => {
  const strega = read('## 2.6 L’Alter Ego\n- **2.6 Witch** Strega. Due monete.\n- **R1.1** Uno. Due (2.6 Witch).', true)
  expect(strega.rules.get('2.6 Witch')).toMatchObject({ label: '2.6 Strega', text: [{ text: 'Due monete.' }] })
  expect(textOf(strega.rules.get('R1.1')?.text ?? [])).toBe('Uno. Due (2.6 Strega).')
  expect(read('# R\n- **2.8 ranked** Uno. Due.', true).rules.get('2.8 ranked')?.label).toBe('2.8 ranked')
})

test('an apostrophe is set as one', () => {
  expect(read("# Dragon's Gold").sections[0]?.title).toBe('Dragon’s Gold')
})

test.each([
  'fist/RULES.md',
  'fist/RULES.it.md',
  'fist/RULES.de.md',
  'fist/RULES.ru.md',
  'gold/RULES.md',
  'dwarves/RULES.md',
])('nothing of games/%s is left out or unread', path => {
  const text = readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8')
  const { sections, rules } = read(text)
  expect([...rules.keys()]).toEqual([...rulesIn(text).keys()])
  const all = sections.flatMap(({ blocks }) => blocks)
  expect(all.filter(block => block.kind === 'rule')).toEqual([...rules.values()])
  const inline = all.flatMap(block => (block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text]))
  expect(inline.map(textOf).filter(said => /[|#`*_]|^- /.test(said))).toEqual([])
  const words = (said: string): number => said.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '').length
  const readWords = [
    ...sections.map(({ number, title }) => `${number} ${title}`),
    ...rules.keys(),
    ...inline.map(textOf),
  ].reduce((sum, said) => sum + words(said), 0)
  expect(readWords).toBe(words(text))
})
