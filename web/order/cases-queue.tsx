import { useTranslations } from 'use-intl'
import { usePages } from '../house/use-pages.ts'
import { orderHouse } from './api.ts'
import { CaseShown } from './case-shown.tsx'
import { DeskList } from './desk-list.tsx'

/** Open reports, joined by what they are about, the oldest first. */
export function CasesQueue() {
  const t = useTranslations('order.desk')
  const pages = usePages('cases', orderHouse.cases)
  return (
    <DeskList label={t('reports')} pages={pages} none={t('noReports')}>
      {it => (
        <li key={`${it.subject.kind} ${it.subject.id}`}>
          <CaseShown of={it} decided={pages.again} />
        </li>
      )}
    </DeskList>
  )
}
