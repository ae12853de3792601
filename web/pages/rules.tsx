import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import { gameIds, knownGame } from '../house/games.ts'
import { Page } from './frame/page.tsx'
import { pictures } from './home/game-picture.tsx'
import { Problem } from './problem.tsx'
import { RulesBook } from './rules-book.tsx'
import './rules.css'

/** The rules of a game, or the choice of one. */
export function RulesPage({ game }: { readonly game: string | undefined }) {
  if (game === undefined) return <Choice />
  const known = knownGame(game)
  return known === 'other' ? <Problem code="no such place" /> : <RulesBook key={known} game={known} />
}

function Choice() {
  const t = useTranslations('rules')
  const games = useTranslations('home.game')
  return (
    <Page title={t('title')} className="rules-choice">
      <p>{t('choose')}</p>
      <ul>
        {gameIds.map(game => (
          <li key={game}>
            <Link href={`/rules/${game}`} className="rules-game parchment">
              <Icon of={pictures[game][0]} />
              <span>
                <b>{games(`${game}.title`)}</b>
                <span className="rules-game-about">{games(`${game}.about`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
