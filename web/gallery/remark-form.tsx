import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused } from '#client/messages'
import type { NoteAnswer, NoteTold } from '#protocol/board'
import { LONGEST_NOTE } from '#protocol/board-words'
import { BoardRefusal } from '../board/board-refusal.tsx'
import { draftId, isText, useKept } from '../board/kept.ts'
import { useActing } from '../house/acting.ts'
import { useStore } from '../house/observable.ts'
import { someone } from '../house/person.ts'
import { settings } from '../house/settings.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { galleryHouse } from './api.ts'

interface RemarkFormProps {
  readonly card: string
  readonly said: (remark: { readonly thread: string; readonly language: string; readonly note: NoteTold }) => void
}

/** Something to say about a card, in the language of the page. It is kept on the device until the house has it. */
export function RemarkForm({ card, said }: RemarkFormProps) {
  const t = useTranslations('gallery.remarks')
  const { language } = useStore(settings)
  const { name } = useWhoPlays()
  const id = useId()
  const [text, setText] = useKept(`remark ${card}`, isText, '')
  const [draft, setDraft] = useState(draftId)
  const { act, isBusy, refused } = useActing()
  const send = async (): Promise<void> => {
    const told = await act(async (): Promise<NoteAnswer | Refused> => {
      const person = await someone(name)
      return isRefused(person) ? person : galleryHouse.remark(card, { draft, language, text })
    })
    if (told === null) return
    setText(null)
    setDraft(draftId())
    said({ thread: told.thread.id, language, note: told.note })
  }
  return (
    <form
      className="remark-form"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id} className="hidden-text">
        {t('label')}
      </label>
      <textarea
        id={id}
        rows={text === '' ? 1 : 3}
        lang={language}
        placeholder={t('label')}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <button type="submit" className="framed" disabled={isBusy}>
          {t('say')}
        </button>
      )}
      <BoardRefusal refused={refused} />
    </form>
  )
}
