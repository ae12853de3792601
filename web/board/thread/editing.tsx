import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { NoteTold, ThreadTold } from '#protocol/board'
import { LONGEST_NOTE, LONGEST_TITLE } from '#protocol/board-words'
import { useActing } from '../../house/acting.ts'
import { boardHouse } from '../api.ts'
import { BoardRefusal } from '../board-refusal.tsx'
import { isText, useKept } from '../kept.ts'
import { NoteField } from '../writing/note-field.tsx'
import type { ThreadShown } from './use-thread.ts'

interface EditingProps {
  readonly thread: ThreadTold
  readonly note: NoteTold
  readonly onChange: ThreadShown['changed']
  readonly close: () => void
}

/** Changes a note of mine; of the first also the title. What it said before is kept, for all to read. */
export function Editing({ thread, note, onChange, close }: EditingProps) {
  const t = useTranslations('board.writing')
  const common = useTranslations('common')
  const id = useId()
  const key = `edit ${thread.id}/${note.number}`
  const [text, setText] = useKept(key, isText, note.text)
  const [title, setTitle] = useKept(`${key} title`, isText, thread.title)
  const { act, isBusy, refused } = useActing()
  const isFirst = note.number === 1
  const done = (): void => {
    setText(null)
    setTitle(null)
    close()
  }
  const save = async (): Promise<void> => {
    const told = await act(() => boardHouse.edit(thread.id, note.number, { text, ...(isFirst && { title }) }))
    if (told === null) return
    onChange(told)
    done()
  }
  return (
    <form
      className="note-editing"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {isFirst && (
        <div className="field">
          <label htmlFor={id}>{t('titleLabel')}</label>
          <input
            id={id}
            dir="auto"
            maxLength={LONGEST_TITLE}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
        </div>
      )}
      <NoteField
        label={t('textLabel')}
        text={text}
        onChange={setText}
        game={thread.game}
        language={thread.language}
        rows={8}
        isOpen
      />
      <BoardRefusal refused={refused} />
      <div className="row">
        <button type="button" className="framed" onClick={done}>
          {common('cancel')}
        </button>
        <button type="submit" className="primary" disabled={isBusy || text.trim() === '' || text.length > LONGEST_NOTE}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
