import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { manifestOf, manifests } from '#games/manifests'
import { Icon } from '#ui/pieces/icon.tsx'
import { useGameWords } from '../house/games.ts'
import { Page } from './frame/page.tsx'
import { iconOf } from './home/game-picture.tsx'
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
  const words = useGameWords()
  return (
    <Page title={t('title')} className="rules-choice">
      <p>{t('choose')}</p>
      <ul>
        {manifests.map(({ id, picture }) => (
          <li key={id}>
            <Link href={`/rules/${id}`} className="rules-game parchment">
              <Icon of={iconOf(picture[picture.length - 1] ?? picture[0])} />
              <span>
                <b>{words(id).title}</b>
                <span className="rules-game-about">{words(id).about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
