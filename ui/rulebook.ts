import { type Inline, inlineReader, textOf } from './inline.ts'

/** A rule by its number. `label` is the number as shown in the language of the book. */
export interface RuleLine {
  readonly kind: 'rule'
  readonly number: string
  readonly label: string
  readonly text: readonly Inline[]
}
export type Cell = readonly Inline[]
export interface RuleTable {
  readonly kind: 'table'
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}
export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: readonly Inline[]
}
export type Block = RuleLine | RuleTable | Paragraph

/** A heading and everything below it, up to the next heading. */
export interface Section {
  readonly level: number
  /** `2.6`; empty if the heading has none. */
  readonly number: string
  readonly title: string
  /** The same in every language. */
  readonly anchor: string
  readonly blocks: readonly Block[]
}

export interface Rulebook {
  readonly sections: readonly Section[]
  readonly rules: ReadonlyMap<string, RuleLine>
}

const RULE = /^- \*\*(.+?)\*\* (.+)$/
const HEADING = /^(#+) (?:(\d[\d.]*) )?(.+)$/

const ruleLines = (text: string): readonly (readonly [number: string, rule: string])[] =>
  [...text.matchAll(new RegExp(RULE, 'gm'))].map(([, number = '', rule = '']) => [number, rule])

/**
 * A number such as `2.6 Witch` is the same in every language. A translated book begins the text with its own name for
 * it (`Strega. Due monete nere.`), which is shown instead. Option names stay as they are.
 */
function labelled(number: string, rule: string, isTranslated: boolean): readonly [label: string, rule: string] {
  const [, chapter, name = ''] = number.match(/^(\d\S*) (.+)$/) ?? []
  const [, own, rest = ''] = rule.match(/^([^.]+)\. (.+)$/) ?? []
  const isOption = /^\p{Ll}\w*$/u.test(name)
  return !isTranslated || chapter === undefined || isOption || own === undefined
    ? [number, rule]
    : [`${chapter} ${own}`, rest]
}

/** Parses a RULES.md. It consists only of headings, paragraphs, numbered rules and tables. */
export function rulebookOf(source: string, { isTranslated }: { readonly isTranslated: boolean }): Rulebook {
  const text = source.replaceAll(/(?<=\p{L})'/gu, '’')
  const shown = new Map(ruleLines(text).map(([number, rule]) => [number, labelled(number, rule, isTranslated)]))
  const read = inlineReader(new Map([...shown].map(([number, [label]]) => [number, label])))
  const rules = new Map<string, RuleLine>()
  for (const [number, [label, rule]] of shown) rules.set(number, { kind: 'rule', number, label, text: read(rule) })

  const blocksOf = (lines: readonly string[]): readonly Block[] => {
    const blocks: Block[] = []
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] ?? ''
      const rule = rules.get(line.match(RULE)?.[1] ?? '')
      if (rule !== undefined) blocks.push(rule)
      else if (line.startsWith('|')) {
        const end = lines.findIndex((later, at) => at > i && !later.startsWith('|'))
        const [head = [], , ...rows] = lines.slice(i, end === -1 ? undefined : end).map(row => cellsOf(row).map(read))
        blocks.push({ kind: 'table', head, rows })
        i = (end === -1 ? lines.length : end) - 1
      } else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: read(line) })
    }
    return blocks
  }

  const sections: Section[] = []
  let chapter = ''
  for (const part of text.split(/^(?=#+ )/m)) {
    const [first = '', ...lines] = part.split('\n')
    const [, marks, number = '', title = ''] = first.match(HEADING) ?? []
    if (marks === undefined) continue
    if (number !== '') chapter = number
    const anchor = `chapter-${number === '' ? [chapter, sections.length].filter(n => n !== '').join('-') : number}`
    sections.push({ level: marks.length, number, title, anchor, blocks: blocksOf(lines) })
  }
  return { sections, rules }
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** A single rule: its number as shown in the language of the book, its text, and its chapter. */
export interface RuleTold {
  readonly label: string
  readonly text: string
  /** The same text, split into plain text, emphasis and references to rules. */
  readonly parts: readonly Inline[]
  readonly chapter: string
}

/** The rules by number, in the order of the book: `- **R1.1** …`. */
export const rulesIn = (text: string, isTranslated = false): ReadonlyMap<string, RuleTold> =>
  new Map(
    rulebookOf(text, { isTranslated }).sections.flatMap(({ title, blocks }) =>
      blocks.flatMap(block =>
        block.kind === 'rule'
          ? [
              [
                block.number,
                { label: block.label, text: textOf(block.text), parts: block.text, chapter: title },
              ] as const,
            ]
          : [],
      ),
    ),
  )
