import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { gradeOf } from '#analysis/grading'
import type { Judged } from '#analysis/judged'
import { Dialogue } from '../dialogue.tsx'
import { useChange } from './candidates.tsx'

interface WeighedOverProps {
  /** What is known about the reader's own answers here. */
  readonly judged: readonly Judged[]
  readonly children: ReactNode
}

/** On a phone the table needs the room: a button says the gist, and what was weighed opens over the table. */
export function WeighedOver({ judged, children }: WeighedOverProps) {
  const [t, common] = [useTranslations('play.weighed'), useTranslations('common')]
  const [isOpen, setOpen] = useState(false)
  const change = useChange()
  const [worst] = judged.filter(it => gradeOf(it) === 'error').toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0))
  return (
    <>
      <button type="button" className="framed open-weighed" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('title')} {worst?.unit != null && <b className="costly">{change(worst.unit, -(worst.cost ?? 0))}</b>}
      </button>
      <Dialogue isOpen={isOpen} close={() => setOpen(false)} title={t('title')}>
        <div className="weighed-all">{children}</div>
        <div className="dialogue-actions">
          <button type="button" className="framed" onClick={() => setOpen(false)}>
            {common('close')}
          </button>
        </div>
      </Dialogue>
    </>
  )
}
