import { useTranslations } from 'use-intl'
import { type Level, levels } from '#kernel/bot-name'
import type { StandingAnswer } from '#protocol/history'
import { useGameTitle } from '../house/games.ts'
import { BotFace } from '../pages/table/bot-face.tsx'
import { useBotWords } from '../pages/table/bot-words.ts'
import './challenge.css'

interface ChallengeProps {
  readonly game: string
  readonly standing: StandingAnswer | null
  readonly isBusy: boolean
  readonly play: (level: Level) => void
}

/** The four levels of bots with my own score against each. Pressing one begins a match with them. */
export function Challenge({ game, standing, isBusy, play }: ChallengeProps) {
  const t = useTranslations('returning')
  const title = useGameTitle()
  const words = useBotWords()
  return (
    <section className="back-bots" aria-labelledby="challenge">
      <h2 id="challenge">
        {t('bots')} <small>{t('botsAbout', { game: title(game) })}</small>
      </h2>
      <div className="back-levels">
        {levels.map((level, no) => {
          const score = standing?.bots.find(it => it.level === level)
          const told = score === undefined ? t('noScore') : t('score', score)
          return (
            <button
              key={level}
              type="button"
              data-level={level}
              disabled={isBusy}
              title={told}
              onClick={() => play(level)}
            >
              <span className="back-portrait">
                <BotFace bot={level} />
              </span>
              <b>{words(level).name}</b>
              <span className="back-strength" aria-hidden="true">
                {levels.map((other, at) => (
                  <i key={other} data-on={at <= no || undefined} />
                ))}
              </span>
              <span className="back-score" aria-hidden="true">
                {score === undefined ? '–' : `${score.ahead} : ${score.behind}`}
              </span>
              <span className="hidden-text">{told}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
