import { textOf } from '#ui/inline'
import type { Block, Section } from '#ui/rulebook'
import type { Book, BookCard } from './rules-load.ts'

/** What is left of a book when only what was searched for is shown. */
export interface Found {
  readonly sections: readonly Section[]
  readonly cards: readonly BookCard[]
  /** How many rules, paragraphs, rows and cards these are. */
  readonly n: number
}

type Searched = Pick<Book, 'sections' | 'cards' | 'titles'>

/** For comparing: small letters, without accents, and apostrophes as they are typed. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Shows what has all these words in it; everything when nothing is searched for. */
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

/** A block, or what of a table is left of it. */
function cut(block: Block, titles: Book['titles'], has: (text: string) => boolean): readonly Block[] {
  if (block.kind === 'table') {
    const rows = block.rows.filter(row => has(row.map(textOf).join(' ')))
    return rows.length === 0 ? [] : [{ ...block, rows }]
  }
  const own = block.kind === 'rule' ? [block.number, block.label, titles.get(block.number) ?? ''] : []
  return has([...own, textOf(block.text)].join(' ')) ? [block] : []
}
