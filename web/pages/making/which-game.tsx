import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { gameIds } from '../../house/games.ts'
import { Page } from '../frame/page.tsx'
import { GamePicture } from '../home/game-picture.tsx'
import './making.css'
import '../home/tables.css'

interface WhichGameProps {
  readonly title: string
  /** What one does with a game, and where that leads. */
  readonly act: string
  readonly to: string
}

/** Which game? */
export function WhichGame({ title, act, to }: WhichGameProps) {
  const t = useTranslations('home')
  return (
    <Page title={title} heading={t('making.which')} className="making tables">
      <ul>
        {gameIds.map(game => (
          <li key={game} className="table-line board">
            <GamePicture game={game} />
            <div className="table-words">
              <strong>{t(`game.${game}.title`)}</strong>
              <span className="table-facts">{t(`game.${game}.about`)}</span>
            </div>
            <Link href={`${to}/${game}`} className="framed">
              {act}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
