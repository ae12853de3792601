import { useTranslations } from 'use-intl'
import { orderHouse } from './api.ts'
import { CaseShown } from './case-shown.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { usePages } from './use-pages.ts'

/** Open reports, joined by what they are about, the oldest first. */
export function CasesQueue() {
  const t = useTranslations('order.desk')
  const { items, hasMore, refused, more, again } = usePages(orderHouse.cases)
  return (
    <section aria-label={t('reports')}>
      <OrderRefusal refused={refused} />
      {items?.length === 0 && <p role="status">{t('noReports')}</p>}
      <ol className="desk-list">
        {items?.map(it => (
          <li key={`${it.subject.kind} ${it.subject.id}`}>
            <CaseShown of={it} decided={again} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="framed" onClick={more}>
          {t('more')}
        </button>
      )}
    </section>
  )
}
