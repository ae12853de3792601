import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Page } from '../pages/frame/page.tsx'
import { orderHouse } from './api.ts'
import { useWhen } from './dates.ts'
import { InOrderWords } from './in-order-words.ts'
import { MyMeasureShown } from './my-measure-shown.tsx'
import { Silenced } from './silenced.tsx'
import { useMineInOrder } from './use-mine.ts'
import './desk.css'
import { Loading } from '../house/loading.tsx'

/** What was decided about me, and what became of my reports. */
export const OrderPage = () => (
  <InOrderWords before={<Loading />}>
    <MyOrder />
  </InOrderWords>
)

function MyOrder() {
  const t = useTranslations('order')
  const when = useWhen()
  const { mine, again } = useMineInOrder()
  const isUnseen = mine?.measures.some(({ seen }) => !seen) ?? false
  const waiting = (mine?.waiting?.reports ?? 0) + (mine?.waiting?.appeals ?? 0)
  useEffect(() => {
    if (isUnseen) void orderHouse.seen()
  }, [isUnseen])
  return (
    <Page title={t('mine.title')} className="desk-page">
      <p>{mine === null ? t('mine.nobody') : t('mine.about')}</p>
      <Silenced mine={mine} />
      {mine !== null && mine.role !== null && (
        <Link href="/desk" className="primary">
          {t('desk.title')}
          {waiting > 0 && <b className="desk-waiting">{waiting}</b>}
        </Link>
      )}
      {mine !== null && (
        <>
          <section aria-labelledby="about-you">
            <h2 id="about-you">{t('mine.measures')}</h2>
            {mine.measures.length === 0 && <p>{t('mine.noMeasures')}</p>}
            <ol className="desk-list">
              {mine.measures.map(it => (
                <li key={it.id}>
                  <MyMeasureShown of={it} changed={again} />
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="your-reports">
            <h2 id="your-reports">{t('mine.reports')}</h2>
            {mine.reports.length === 0 && <p>{t('mine.noReports')}</p>}
            <ul className="desk-list">
              {mine.reports.map(({ id, subject, cause, at, state }) => (
                <li key={id} className="case board" data-state={state}>
                  <b>
                    {t(`subject.${subject.kind}`)} · {t(`report.causes.${cause}`)}
                  </b>
                  <small>{when(at)}</small>
                  <p>{t(`mine.state.${state}`)}</p>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  )
}
