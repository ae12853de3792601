import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { GAME } from '#games/almanac'
import { useGameTitle } from '../house/games.ts'
import { Page } from '../pages/frame/page.tsx'
import type { Book } from '../pages/rules-load.ts'
import { FiguresTable } from './figures-table.tsx'
import { figureLines, rankedLines } from './lines.ts'
import { cardName, ownText, pageText, type TipsRead } from './load.ts'
import { Maxims } from './maxims.tsx'
import { PlottedFigures } from './plotted-figures.tsx'
import { SourceOf } from './source.tsx'

/** The tips for a game: its maxims, pictures of its cards side by side, and the way to each card. */
export function GameTips({ book, read }: { readonly book: Book; readonly read: TipsRead }) {
  const rules = useTranslations('rules')
  const gameTitle = useGameTitle()
  const { game, tips, plots } = read
  return (
    <Page title={pageText(read, 'of', { game: gameTitle(game) })} className="tips-page">
      <nav className="tips-ways" aria-label={pageText(read, 'title')}>
        <Link href="/tips" className="rules-back">
          {rules('allGames')}
        </Link>
        <Link href={`/rules/${game}`} className="tips-way">
          {pageText(read, 'rules')}
        </Link>
      </nav>
      <section>
        <h2>{pageText(read, 'maxims')}</h2>
        <Maxims read={read} />
      </section>
      <section>
        <h2>{pageText(read, 'glance')}</h2>
        <p className="tips-about">{pageText(read, 'picture')}</p>
        <div className="tips-plots">
          {tips.ranked.map(({ figure, groups }) => {
            const name = `${figure} ${groups.join(' ')}`
            return (
              <PlottedFigures
                key={name}
                read={read}
                title={ownText(read, `figures.${figure}`)}
                head={pageText(read, 'card')}
                drawing={plots.ranked[name]}
                lines={rankedLines(read, figure, groups)}
              />
            )
          })}
        </div>
      </section>
      <section>
        <h2>{pageText(read, 'whole')}</h2>
        <div className="tips-scroll parchment">
          <FiguresTable
            read={read}
            head={pageText(read, 'figure')}
            caption={pageText(read, 'whole')}
            lines={figureLines(read, GAME)}
          />
        </div>
      </section>
      <section>
        <h2>{pageText(read, 'cards')}</h2>
        {Object.entries(tips.groups).map(([group, cards]) => (
          <section key={group}>
            <h3>{ownText(read, `groups.${group}`)}</h3>
            <ul className="tips-cards">
              {cards.map(card => (
                <li key={card}>
                  <Link href={`/tips/${game}/${card}`} className="tips-card">
                    <span className="tips-picture" aria-hidden="true">
                      <book.screen.Picture card={card} />
                    </span>
                    {cardName(read, card)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <SourceOf read={read} />
    </Page>
  )
}
