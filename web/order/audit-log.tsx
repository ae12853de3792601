import { useTranslations } from 'use-intl'
import { orderHouse } from './api.ts'
import { useWhen } from './dates.ts'
import { DeedTold } from './deed-told.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { usePages } from './use-pages.ts'

const known = ['role', 'decide', 'lift', 'appeal', 'answer', 'words'] as const

/** What keepers did, the newest first. Nobody can change it. */
export function AuditLog() {
  const t = useTranslations('order.desk')
  const when = useWhen()
  const { items, hasMore, refused, more } = usePages(orderHouse.audit)
  return (
    <section aria-label={t('log')}>
      <p>{t('logAbout')}</p>
      <OrderRefusal refused={refused} />
      <ol className="desk-list audit-log">
        {items?.map(({ number, at, by, did, about, hash }) => (
          <li key={number} className="board">
            <b>
              {number}. <bdi>{by?.name ?? t('admin')}</bdi> {t(`did.${known.find(it => it === did) ?? 'other'}`)}
            </b>{' '}
            <small>
              {when(at)} · <code>{hash.slice(0, 12)}</code>
            </small>
            <DeedTold about={about} />
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
