import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'

const Qr = lazy(async () => ({ default: (await import('../pages/table/qr.tsx')).Qr }))

/** How to join the table: where, with which code, and a picture for the camera. */
export function Join({ table }: { readonly table: Table }) {
  const t = useTranslations('screen')
  return (
    <section className="screen-join">
      <Suspense fallback={<span className="qr" />}>
        <Qr text={`${location.origin}/table/${table.id}`} label={t('camera')} />
      </Suspense>
      <p>
        <span>{t('joinAt', { place: location.host })}</span>
        {table.code !== undefined && <b translate="no">{table.code}</b>}
      </p>
    </section>
  )
}
