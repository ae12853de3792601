import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IconData } from '#ui/pieces/icon.tsx'
import { Icon } from '#ui/pieces/icon.tsx'

const ReportSheet = lazy(async () => ({ default: (await import('../../order/report-sheet.tsx')).ReportSheet }))

const flag: IconData = {
  viewBox: '0 0 24 24',
  body: '<path fill="currentColor" d="M5 2h2v20H5zM8 3h11l-3 4.500 3 4.500H8z"/>',
}

interface ReportNoteProps {
  readonly thread: string
  readonly number: number
  /** It was reported. */
  readonly done: () => void
}

/** A quiet flag at the end of the line. */
export function ReportNote({ thread, number, done }: ReportNoteProps) {
  const t = useTranslations('board.thread')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="quiet note-flag"
        aria-label={t('report')}
        title={t('report')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={flag} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportSheet
            subject={{ kind: 'note', id: `${thread}/${number}` }}
            name=""
            close={isSent => {
              setOpen(false)
              if (isSent) done()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
