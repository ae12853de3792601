import { useTranslations } from 'use-intl'
import { manifestOf, manifests } from '#games/manifests'
import { Page } from './frame/page.tsx'
import { GameLink } from './game-link.tsx'
import { Problem } from './problem.tsx'
import { RulesBook } from './rules-book.tsx'
import './rules.css'

/** The rules of a game, or a list of games to choose from. */
export function RulesPage({ game }: { readonly game: string | undefined }) {
  if (game === undefined) return <Choice />
  return manifestOf(game) === null ? <Problem code="no such place" /> : <RulesBook key={game} game={game} />
}

function Choice() {
  const t = useTranslations('rules')
  return (
    <Page title={t('title')} className="rules-choice">
      <p>{t('choose')}</p>
      <ul>
        {manifests.map(game => (
          <li key={game.id}>
            <GameLink of={game} href={`/rules/${game.id}`} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
