import { textOf } from '#ui/inline'
import type { Block, Section } from '#ui/rulebook'
import type { Book, BookCard } from './rules-load.ts'

/** The part of a book that matches a search. */
export interface Found {
  readonly sections: readonly Section[]
  readonly cards: readonly BookCard[]
  /** The number of matching rules, paragraphs, rows and cards. */
  readonly n: number
}

type Searched = Pick<Book, 'sections' | 'cards' | 'titles'>

/** Normalizes text for comparison: lower case, no accents, plain apostrophes. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Keeps what contains all of these words; everything if the query is empty. */
export function found({ sections, cards, titles }: Searched, query: string): Found {
  const words = folded(query)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return { sections, cards, n: 0 }
  const has = (text: string): boolean => {
    const all = folded(text)
    return words.every(word => all.includes(word))
  }
  const left = sections
    .map(section =>
      has(`${section.number} ${section.title}`)
        ? section
        : { ...section, blocks: section.blocks.flatMap(block => cut(block, titles, has)) },
    )
    .filter(({ blocks }) => blocks.length > 0)
  const some = cards.filter(({ name, power }) => has(`${name} ${power}`))
  const passages = left.flatMap(({ blocks }) => blocks).map(it => (it.kind === 'table' ? it.rows.length : 1))
  return { sections: left, cards: some, n: passages.reduce((sum, n) => sum + n, some.length) }
}

/** A block, or the remaining rows of a table. */
function cut(block: Block, titles: Book['titles'], has: (text: string) => boolean): readonly Block[] {
  if (block.kind === 'table') {
    const rows = block.rows.filter(row => has(row.map(textOf).join(' ')))
    return rows.length === 0 ? [] : [{ ...block, rows }]
  }
  const own = block.kind === 'rule' ? [block.number, block.label, titles.get(block.number) ?? ''] : []
  return has([...own, textOf(block.text)].join(' ')) ? [block] : []
}
