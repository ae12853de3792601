import { Link } from 'wouter'
import { quoted } from '#ui/house-rules'
import { anchorOf } from '#ui/pieces/rule.tsx'
import { useGameTitle } from '../house/games.ts'
import { useHouseRules } from '../house/use-house-rules.ts'
import { Page } from '../pages/frame/page.tsx'
import type { Book, BookCard } from '../pages/rules-load.ts'
import { FiguresTable } from './figures-table.tsx'
import { figureLines, rowLines } from './lines.ts'
import { cardName, ownText, pageText, sentence, type TipsRead } from './load.ts'
import { PlottedFigures } from './plotted-figures.tsx'
import { RuledText } from './ruled-text.tsx'
import { SourceOf } from './source.tsx'

interface CardTipsProps {
  readonly card: BookCard
  readonly book: Book
  readonly read: TipsRead
}

/** Everything about one card: what it does, its rulings, and what it was worth in many games. */
export function CardTips({ card: { id, name, rules }, book, read }: CardTipsProps) {
  const gameTitle = useGameTitle()
  const { game, plots } = read
  const lines = figureLines(read, id)
  const house = useHouseRules(book.screen)
  const rulings = rules.flatMap(number => {
    const rule = book.rules.get(number)
    return rule === undefined ? [] : { number, ...quoted(number, rule.label, rule.text, house) }
  })
  return (
    <Page title={`${name} · ${gameTitle(game)}`} heading={name} className="tips-page">
      <nav className="tips-ways" aria-label={pageText(read, 'title')}>
        <Link href={`/tips/${game}`} className="rules-back">
          {pageText(read, 'all')}
        </Link>
        <Link href={`/rules/${game}#card-${id}`} className="tips-way">
          {pageText(read, 'inRules')}
        </Link>
      </nav>
      <div className="tips-face parchment">
        <div className="tips-picture" aria-hidden="true">
          <book.screen.Picture card={id} />
        </div>
        <p>
          <span className="hidden-text">{pageText(read, 'does')}: </span>
          {sentence(read, book.screen.card(id, null).text)}
        </p>
      </div>
      <section>
        <h2>{pageText(read, 'figures')}</h2>
        {lines.length === 0 ? (
          <p className="tips-about">{pageText(read, 'rare')}</p>
        ) : (
          <div className="tips-scroll parchment">
            <FiguresTable read={read} head={pageText(read, 'figure')} caption={name} lines={lines} />
          </div>
        )}
        <div className="tips-plots">
          {Object.entries(plots.rows[id] ?? {}).map(([figure, drawing]) => (
            <PlottedFigures
              key={figure}
              read={read}
              title={`${ownText(read, `figures.${figure}`)} · ${ownText(read, `rows.${figure}`)}`}
              head={ownText(read, `rows.${figure}`)}
              drawing={drawing}
              lines={rowLines(read, id, figure)}
            />
          ))}
        </div>
      </section>
      {rulings.length > 0 && (
        <section>
          <h2>{pageText(read, 'rulings', { n: rulings.length })}</h2>
          <ul className="tips-rulings parchment" lang={book.language}>
            {rulings.map(({ number, label, text }) => (
              <li key={number}>
                <Link className="rules-number" href={`/rules/${game}#${anchorOf(number)}`}>
                  {label}
                </Link>{' '}
                <RuledText of={text} game={game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours of={id} read={read} />
      <SourceOf read={read} />
    </Page>
  )
}

/** The cards before and after this one. */
function Neighbours({ of, read }: { readonly of: string; readonly read: TipsRead }) {
  const all = Object.values(read.tips.groups).flat()
  const at = all.indexOf(of)
  const [before, after] = [all[at - 1], all[at + 1]]
  return (
    <nav className="tips-ways" aria-label={pageText(read, 'cards')}>
      {at > 0 && before !== undefined && (
        <Link href={`/tips/${read.game}/${before}`} className="tips-way">
          {pageText(read, 'before', { card: cardName(read, before) })}
        </Link>
      )}
      {at >= 0 && after !== undefined && (
        <Link href={`/tips/${read.game}/${after}`} className="tips-way">
          {pageText(read, 'after', { card: cardName(read, after) })}
        </Link>
      )}
    </nav>
  )
}
