import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { type GameId, gamesShown } from '../../house/games.ts'
import { GamePicture } from './game-picture.tsx'
import './game-card.css'

interface GameCardProps {
  readonly game: GameId
  readonly isBusy: boolean
  readonly play: () => void
}

/** A game on its parchment: what it is, for how many, and how to begin. */
export function GameCard({ game, isBusy, play }: GameCardProps) {
  const t = useTranslations('home')
  const { seats, minutes } = gamesShown[game]
  const title = t(`game.${game}.title`)
  return (
    <article className="game-card parchment" data-game={game} aria-labelledby={`game-${game}`}>
      <GamePicture game={game} />
      <div className="game-words">
        <h3 id={`game-${game}`}>{title}</h3>
        <p className="game-facts">
          <span>{t('players', seats)}</span>
          <span>{t('minutes', minutes)}</span>
        </p>
        <p className="game-about">{t(`game.${game}.about`)}</p>
      </div>
      <div className="game-acts">
        <button type="button" className="ink-button strong" disabled={isBusy} onClick={play}>
          {t('againstBots')}
        </button>
        <Link href={`/new/${game}`} className="ink-button">
          {t('makeTable')}
        </Link>
        <Link href={`/rules/${game}`} className="ink-button plain" aria-label={t('rulesOf', { game: title })}>
          {t('rules')}
        </Link>
      </div>
    </article>
  )
}
