import { useTranslations } from 'use-intl'
import { usePages } from '../house/use-pages.ts'
import { orderHouse } from './api.ts'
import { useWhen } from './dates.ts'
import { DeedTold } from './deed-told.tsx'
import { DeskList } from './desk-list.tsx'

const known = ['role', 'decide', 'lift', 'appeal', 'answer', 'words'] as const

/** What keepers did, the newest first. Nobody can change it. */
export function AuditLog() {
  const t = useTranslations('order.desk')
  const when = useWhen()
  const pages = usePages('audit', orderHouse.audit)
  return (
    <DeskList label={t('log')} pages={pages} before={<p>{t('logAbout')}</p>} className="audit-log">
      {({ number, at, by, did, about, hash }) => (
        <li key={number} className="board">
          <b>
            {number}. <bdi>{by?.name ?? t('admin')}</bdi> {t(`did.${known.find(it => it === did) ?? 'other'}`)}
          </b>{' '}
          <small>
            {when(at)} · <code>{hash.slice(0, 12)}</code>
          </small>
          <DeedTold about={about} />
        </li>
      )}
    </DeskList>
  )
}
