import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { EditsAnswer, NoteTold } from '#protocol/board'
import { Dialogue } from '../../play/dialogue.tsx'
import { boardHouse } from '../api.ts'

interface EditsProps {
  readonly thread: string
  readonly note: NoteTold
}

/** That a note was changed, and for whoever asks what it said before. */
export function Edits({ thread, note: { number, edited } }: EditsProps) {
  const t = useTranslations('board.thread')
  const common = useTranslations('common')
  const format = useFormatter()
  const [edits, setEdits] = useState<EditsAnswer['edits'] | null>(null)
  const open = async (): Promise<void> => {
    const told = await boardHouse.edits(thread, number)
    if (!isRefused(told)) setEdits(told.edits)
  }
  return (
    <>
      <button type="button" className="note-edited" onClick={open}>
        {t('edited', { times: edited?.times ?? 1 })}
      </button>
      {edits !== null && (
        <Dialogue isOpen close={() => setEdits(null)} title={t('editedAbout')}>
          <ol className="note-edits">
            {edits.map(({ at, html }) => (
              <li key={at}>
                <h3>{t('editedAt', { when: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }) })}</h3>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the house, as in note-body.tsx */}
                <div className="note-text" dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ol>
          <button type="button" className="framed" onClick={() => setEdits(null)}>
            {common('close')}
          </button>
        </Dialogue>
      )}
    </>
  )
}
