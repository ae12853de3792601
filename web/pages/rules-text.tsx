import { useTranslations } from 'use-intl'
import { type Inline, textOf } from '#ui/inline'
import { anchorOf } from '#ui/pieces/rule.tsx'
import type { Block, Cell, RuleLine, RuleTable, Section } from '#ui/rulebook'
import type { Book } from './rules-load.ts'
import { usePlace } from './rules-target.ts'
import './rules-text.css'

/** Text in which rule numbers are links. */
export function Text({ of }: { readonly of: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
  return of.map((it, i) => <Stretch key={`${i} ${it.text}`} of={it} />)
}

function Stretch({ of: it }: { readonly of: Inline }) {
  if (it.kind === 'rule') return <a href={`#${anchorOf(it.number)}`}>{it.text}</a>
  if (it.kind === 'em') return <em>{it.text}</em>
  if (it.kind === 'code') return <code>{it.text}</code>
  return it.kind === 'strong' ? <strong>{it.text}</strong> : it.text
}

/** A number that fits next to its text. Names are longer and go above it. */
const isShort = (label: string): boolean => label.length <= 6

function Rule({ of: { number, label, text }, title }: { readonly of: RuleLine; readonly title: string | undefined }) {
  const place = usePlace(anchorOf(number))
  return (
    <p className="rules-rule" data-long={isShort(label) ? undefined : true} {...place}>
      <a className="rules-number" href={`#${anchorOf(number)}`}>
        {label}
        {title !== undefined && <span className="rules-option">{title}</span>}
      </a>{' '}
      <Text of={text} />
    </p>
  )
}

const withoutCopy = (name: string): string => name.replace(/ \(\d+\)$/, '')

/** A table cell. The name of a card links to it. */
function InCell({ of, cards }: { readonly of: Cell; readonly cards: Book['cards'] }) {
  const name = textOf(of)
  const card = cards.find(it => it.name === name || withoutCopy(it.name) === name)
  return card === undefined ? <Text of={of} /> : <a href={`#card-${card.id}`}>{name}</a>
}

/** A sentence rather than a figure. */
const isLong = (cell: Cell): boolean => textOf(cell).length > 24

const Value = ({ of, label }: { readonly of: Cell; readonly label: string }) =>
  isLong(of) ? (
    <td data-long>
      <Text of={of} />
    </td>
  ) : (
    <td data-label={label}>
      <Text of={of} />
    </td>
  )

function Rows({
  of: { head, rows },
  title,
  cards,
}: {
  readonly of: RuleTable
  readonly title: string
  readonly cards: Book['cards']
}) {
  const t = useTranslations('rules')
  return (
    <section
      className="rules-table"
      data-told={rows.flat().some(isLong) || undefined}
      aria-label={t('table', { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map(cell => (
              <th key={textOf(cell)} scope="col">
                <Text of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.map(textOf).join()}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={textOf(head[column] ?? [])} scope="row">
                    <InCell of={cell} cards={cards} />
                  </th>
                ) : (
                  <Value key={textOf(head[column] ?? [])} of={cell} label={textOf(head[column] ?? [])} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Drawn({ of, title, book }: { readonly of: Block; readonly title: string; readonly book: Book }) {
  if (of.kind === 'rule') return <Rule of={of} title={book.titles.get(of.number)} />
  if (of.kind === 'table') return <Rows of={of} title={title} cards={book.cards} />
  return (
    <p>
      <Text of={of.text} />
    </p>
  )
}

/** A chapter. The first is the front page, whose title is above the book. */
export function Chapter({ of: { level, number, title, anchor, blocks }, book }: ChapterProps) {
  const place = usePlace(anchor)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="rules-chapter" data-level={level} data-note={(level === 2 && number === '') || undefined}>
      {level > 1 && (
        <Heading {...place}>
          {number !== '' && <span className="rules-chapter-number">{number}</span>} {title}
        </Heading>
      )}
      {blocks.map((block, i) => (
        <Drawn key={block.kind === 'rule' ? block.number : `${block.kind} ${i}`} of={block} title={title} book={book} />
      ))}
    </section>
  )
}
interface ChapterProps {
  readonly of: Section
  readonly book: Book
}
