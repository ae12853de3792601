import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Subject } from '#protocol/order'
import { InOrderWords } from './in-order-words.ts'
import { ReportSheet } from './report-sheet.tsx'

interface ReportLineProps {
  /** TABLE/ROOM/NUMBER. */
  readonly line: string
  /** Who said it. */
  readonly person: string
  readonly name: string
}

/** Beside a line of talk: reports what was said, or the name of who said it. */
export const ReportLine = (props: ReportLineProps) => (
  <InOrderWords>
    <Buttons {...props} />
  </InOrderWords>
)

function Buttons({ line, person, name }: ReportLineProps) {
  const t = useTranslations('order.report')
  const [subject, setSubject] = useState<Subject | null>(null)
  return (
    <>
      <button type="button" className="quiet" onClick={() => setSubject({ kind: 'line', id: line })}>
        {t('openLine')}
      </button>
      <button type="button" className="quiet" onClick={() => setSubject({ kind: 'name', id: person })}>
        {t('openName')}
      </button>
      {subject !== null && <ReportSheet subject={subject} name={name} close={() => setSubject(null)} />}
    </>
  )
}
