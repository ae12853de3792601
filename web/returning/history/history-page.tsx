import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { Page } from '../../pages/frame/page.tsx'
import type { HistoryFilter } from '../api.ts'
import { InReturningWords } from '../in-returning-words.ts'
import { useStanding } from '../use-standing.ts'
import { Figures } from './figures.tsx'
import { Filters } from './filters.tsx'
import { FromDevice } from './from-device.tsx'
import { PastRow } from './past-row.tsx'
import { useHistory } from './use-history.ts'
import '../panel.css'
import './history.css'
import { Loading } from '../../house/loading.tsx'

/** Every finished match of mine, and what came of them. */
export const HistoryPage = () => (
  <InReturningWords before={<Loading />}>
    <History />
  </InReturningWords>
)

function History() {
  const t = useTranslations('returning.history')
  const person = useStore(me)
  const [filter, setFilter] = useState<HistoryFilter>({})
  const [turn, setTurn] = useState(0)
  const figures = useStanding(person?.id, turn)
  const { standing } = figures
  const shown = useHistory(filter, person?.id, turn)
  const changed = (): void => setTurn(before => before + 1)
  const isFiltered = Object.keys(filter).length > 0
  const { matches, hasMore, hasFailed, isBusy, more, again } = shown
  const isEmpty = person === null || (matches !== null && matches.length === 0)
  return (
    <Page title={t('title')} className="history">
      <section className="back-panel board past-matches" aria-labelledby="matches" aria-busy={isBusy}>
        <h2 id="matches">{t('matches')}</h2>
        {person !== null && <Filters filter={filter} change={setFilter} people={standing?.people ?? []} />}
        {hasFailed && (
          <p role="alert">
            {t('failed')}{' '}
            <button type="button" className="framed" onClick={again}>
              {t('again')}
            </button>
          </p>
        )}
        {isEmpty && (
          <div className="past-none">
            <p>{t(isFiltered ? 'noneFound' : 'none')}</p>
            {isFiltered ? (
              <button type="button" className="framed" onClick={() => setFilter({})}>
                {t('clear')}
              </button>
            ) : (
              <Link href="/" className="primary">
                {t('playNow')}
              </Link>
            )}
          </div>
        )}
        <ul className="past-list">
          {(matches ?? []).map(past => (
            <PastRow key={past.match} past={past} changed={changed} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="framed past-more" disabled={isBusy} onClick={more}>
            {t('more')}
          </button>
        )}
      </section>
      <div className="past-side">
        {standing !== null && <Figures standing={standing} />}
        {standing === null && figures.hasFailed && (
          <p role="alert">
            {t('figuresFailed')}{' '}
            <button type="button" className="framed" onClick={figures.again}>
              {t('again')}
            </button>
          </p>
        )}
        {person && <FromDevice changed={changed} />}
      </div>
    </Page>
  )
}
