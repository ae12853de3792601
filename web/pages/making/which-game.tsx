import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { gameIds } from '../../house/games.ts'
import { screens } from '../../house/screens.ts'
import { Page } from '../frame/page.tsx'
import { GamePicture } from '../home/game-picture.tsx'
import './making.css'
import '../home/home.css'

/** A table of which game? */
export function WhichGame() {
  const t = useTranslations('home')
  return (
    <Page title={t('making.title')} heading={t('making.which')} className="making tables">
      <ul>
        {gameIds.map(game => (
          <li key={game} className="table-line board">
            <GamePicture game={game} />
            <div className="table-words">
              <strong>{t(`game.${game}.title`)}</strong>
              <span className="table-facts">{Object.hasOwn(screens, game) ? t(`game.${game}.about`) : t('soon')}</span>
            </div>
            {Object.hasOwn(screens, game) && (
              <Link href={`/new/${game}`} className="framed">
                {t('makeTable')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Page>
  )
}
