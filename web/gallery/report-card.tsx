import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

const ReportSheet = lazy(async () => ({ default: (await import('../order/report-sheet.tsx')).ReportSheet }))

/** Tells those who keep order what is wrong with a card. They may decide about it at once. */
export function ReportCard({ card }: { readonly card: string }) {
  const t = useTranslations('gallery')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('report')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportSheet subject={{ kind: 'card', id: card }} name="" close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
