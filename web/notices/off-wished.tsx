import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { noticeHouse } from './api.ts'
import type { WishedProps } from './wishes-page.tsx'

/** Tables that were switched off. */
export function OffWished({ wished, told }: WishedProps) {
  const t = useTranslations('notices.off')
  const again = async (table: string): Promise<void> => {
    const done = await noticeHouse.switchOff(table, false)
    told(isRefused(done) ? done : { ...wished, off: wished.off.filter(it => it !== table) })
  }
  return (
    <section className="panel board" aria-labelledby="wish-off">
      <h2 id="wish-off">{t('title')}</h2>
      <p>{t('about')}</p>
      <ul className="wish-items">
        {wished.off.map(table => (
          <li key={table}>
            <Link href={`/table/${table}`}>{t('table', { id: table })}</Link>
            <button type="button" className="framed" onClick={() => void again(table)}>
              {t('again')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
