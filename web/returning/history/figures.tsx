import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { StandingAnswer } from '#protocol/history'
import { useGameTitle } from '../../house/games.ts'
import { useBotWords } from '../../pages/table/bot-words.ts'
import '../panel.css'

/** Who finished ahead of whom, how many matches by game, and how reliably I finish on time. */
export function Figures({ standing }: { readonly standing: StandingAnswer }) {
  const t = useTranslations('returning.history')
  const title = useGameTitle()
  const words = useBotWords()
  const { people, bots, counts, reliability } = standing
  return (
    <>
      {people.length + bots.length > 0 && (
        <section className="back-panel board past-ahead" aria-labelledby="ahead">
          <h2 id="ahead">{t('ahead')}</h2>
          {people.length > 0 && <h3>{t('people')}</h3>}
          <dl>
            {people.map(({ person, name, ...score }) => (
              <Ahead key={person} name={name} {...score}>
                <Link href={`/people/${person}`}>{name}</Link>
              </Ahead>
            ))}
          </dl>
          {bots.length > 0 && <h3>{t('botsByLevel')}</h3>}
          <dl>
            {bots.map(({ level, ...score }) => (
              <Ahead key={level} name={words(level).name} {...score}>
                {words(level).name}
              </Ahead>
            ))}
          </dl>
          <small>{t('aheadAbout')}</small>
        </section>
      )}
      {counts.length > 0 && (
        <section className="back-panel board past-counts" aria-labelledby="counts">
          <h2 id="counts">{t('byGame')}</h2>
          <dl>
            {counts.map(({ game, played, won }) => (
              <div key={game}>
                <dt>{title(game)}</dt>
                <dd>{t('counts', { played, won })}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {counts.length > 0 && (
        <section className="back-panel board past-time" aria-labelledby="on-time">
          <h2 id="on-time">{t('onTime')}</h2>
          <p>
            {reliability.onTime === null
              ? t('onTimeNew')
              : t('onTimeOf', { percent: reliability.onTime, n: reliability.matches })}
          </p>
        </section>
      )}
    </>
  )
}

/** Nobody ever ended ahead of the other. */
const EVEN = 0.5

interface AheadProps {
  readonly name: string
  readonly ahead: number
  readonly behind: number
  readonly children: ReactNode
}

function Ahead({ name, ahead, behind, children }: AheadProps) {
  const t = useTranslations('returning.history')
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        <meter
          min={0}
          max={Math.max(1, ahead + behind)}
          value={ahead + behind === 0 ? EVEN : ahead}
          aria-label={t('aheadOf', { name, ahead, behind })}
        />
        <span aria-hidden="true">
          {ahead} : {behind}
        </span>
      </dd>
    </div>
  )
}
