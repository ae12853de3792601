import { useTranslations } from 'use-intl'
import type { Manifest } from '#games/manifest'
import { Page } from '../pages/frame/page.tsx'
import { GameLink } from '../pages/game-link.tsx'
import { useTipsWords } from './use-tips.ts'

/** The games that have tips. */
export function TipsChoice({ games }: { readonly games: readonly Manifest[] }) {
  const common = useTranslations('common')
  const words = useTipsWords()
  if (words === null) return <div className="loading" role="status" aria-label={common('loading')} />
  return (
    <Page title={words.title} className="rules-choice">
      <p>{words.choose}</p>
      <ul>
        {games.map(game => (
          <li key={game.id}>
            <GameLink of={game} href={`/tips/${game.id}`} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
