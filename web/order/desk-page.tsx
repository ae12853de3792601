import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearchParams } from 'wouter'
import { Page } from '../pages/frame/page.tsx'
import { AppealsQueue } from './appeals-queue.tsx'
import { AuditLog } from './audit-log.tsx'
import { CasesQueue } from './cases-queue.tsx'
import { InOrderWords } from './in-order-words.ts'
import { MeasuresTaken } from './measures-taken.tsx'
import { OneCase, subjectIn } from './one-case.tsx'
import { PeopleAtDesk } from './people-at-desk.tsx'
import { useMineInOrder } from './use-mine.ts'
import { WordList } from './word-list.tsx'
import './desk.css'
import { Loading } from '../house/loading.tsx'

const parts = ['reports', 'appeals', 'measures', 'people', 'words', 'log'] as const
type Part = (typeof parts)[number]

const shown: Readonly<Record<Part, ComponentType>> = {
  reports: CasesQueue,
  appeals: AppealsQueue,
  measures: MeasuresTaken,
  people: PeopleAtDesk,
  words: WordList,
  log: AuditLog,
}

/** The desk: what waits for those who keep order, and what they did. */
export const DeskPage = () => (
  <InOrderWords before={<Loading />}>
    <Desk />
  </InOrderWords>
)

function Desk() {
  const t = useTranslations('order.desk')
  const [search] = useSearchParams()
  const { mine } = useMineInOrder()
  const wanted = search.get('part')
  const part = parts.find(it => it === wanted) ?? 'reports'
  const Shown = shown[part]
  const subject = subjectIn(search)
  if (mine === null || mine.role === null)
    return (
      <Page title={t('title')} className="desk-page">
        <p role="status">{t('notYours')}</p>
      </Page>
    )
  const counts: Partial<Record<Part, number>> = mine.waiting ?? {}
  return (
    <Page title={t('title')} className="desk-page">
      <nav className="desk-parts" aria-label={t('title')}>
        {parts
          .filter(it => it !== 'words' || mine.role === 'host')
          .map(it => (
            <Link
              key={it}
              href={`/desk?part=${it}`}
              className="framed"
              aria-current={subject === null && it === part ? 'page' : undefined}
            >
              {t(it)} {(counts[it] ?? 0) > 0 && <b>{counts[it]}</b>}
            </Link>
          ))}
      </nav>
      {subject === null ? <Shown /> : <OneCase subject={subject} />}
    </Page>
  )
}
