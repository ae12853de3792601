import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Manifest } from '#games/manifest'
import { useGameWords } from '../../house/games.ts'
import { GamePicture } from './game-picture.tsx'
import './game-card.css'

interface GameCardProps {
  readonly game: Manifest
  readonly isBusy: boolean
  readonly play: () => void
}

/** A game on its parchment: what it is, for how many players, and how to begin. */
export function GameCard({ game, isBusy, play }: GameCardProps) {
  const t = useTranslations('home')
  const { id, seats, minutes } = game
  const { title, about } = useGameWords()(id)
  return (
    <article className="game-card parchment" data-game={id} aria-labelledby={`game-${id}`}>
      <GamePicture game={id} />
      <div className="game-words">
        <h3 id={`game-${id}`}>{title}</h3>
        <p className="game-facts">
          <span>{t('players', seats)}</span>
          <span>{t('minutes', minutes)}</span>
          <span>{t('botsAre')}</span>
        </p>
        <p className="game-about">{about}</p>
      </div>
      <div className="game-acts">
        <button type="button" className="ink-button strong" disabled={isBusy} onClick={play}>
          {t('againstBots')}
        </button>
        <Link href={`/new/${id}`} className="ink-button">
          {t('makeTable')}
        </Link>
        <Link href={`/rules/${id}`} className="ink-button plain" aria-label={t('rulesOf', { game: title })}>
          {t('rules')}
        </Link>
      </div>
    </article>
  )
}
