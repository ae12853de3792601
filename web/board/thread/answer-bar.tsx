import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import type { ThreadTold } from '#protocol/board'
import { LONGEST_NOTE } from '#protocol/board-words'
import { useMadeUpName } from '../../house/made-up-name.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { NameField } from '../../pages/people/name-field.tsx'
import { isText, useKept } from '../kept.ts'
import { NoteField } from '../writing/note-field.tsx'
import { QuotingContext } from './quoting.ts'
import type { UnsentAnswers } from './unsent.tsx'

interface AnswerBarProps {
  readonly thread: ThreadTold
  readonly unsent: UnsentAnswers
}

/** Where one answers, always at hand: one line until somebody writes. What is written is kept on the device. */
export function AnswerBar({ thread, unsent }: AnswerBarProps) {
  const t = useTranslations('board.writing')
  const people = useTranslations('people.name')
  const person = useStore(me)
  const { name: usual } = useWhoPlays()
  const { another } = useMadeUpName()
  const [typedName, setName] = useState<string | null>(null)
  const name = (typedName ?? usual).trim()
  const [text, setText] = useKept(`answer ${thread.id}`, isText, '')
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const quoting = useContext(QuotingContext)
  const latest = useRef(text)
  latest.current = text
  const { onBack } = unsent
  // Quotes, and answers that were not sent, come to the end of what is written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both call what is in the ref
  useEffect(() => {
    const take = (more: string): void => {
      const now = latest.current.trimEnd()
      setText(more === '' ? latest.current : now === '' ? more : `${now}\n\n${more}`)
      setOpen(true)
      requestAnimationFrame(() => {
        const field = form.current?.querySelector('textarea')
        field?.focus()
        field?.setSelectionRange(field.value.length, field.value.length)
      })
    }
    const leaves = [quoting?.listen(take), onBack(take)]
    return () => {
      for (const leave of leaves) leave?.()
    }
  }, [quoting])
  const canSend = text.trim() !== '' && text.length <= LONGEST_NOTE && (person != null || isName(name))
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!canSend) return
    unsent.send(text, name)
    setText(null)
    setOpen(false)
  }
  return (
    <form
      ref={form}
      className="answer-bar"
      data-open={isOpen || undefined}
      onSubmit={send}
      onFocus={() => setOpen(true)}
      onBlur={event => {
        if (text === '' && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
      }}
    >
      {isOpen && person === null && (
        <NameField label={people('label')} name={typedName ?? usual} onChange={setName} another={another} />
      )}
      <NoteField
        label={t('answerLabel')}
        hint={t('answerHint')}
        text={text}
        onChange={setText}
        game={thread.game}
        language={thread.language}
        rows={isOpen ? 5 : 1}
        isOpen={isOpen}
      >
        <button type="submit" className="primary" disabled={!canSend}>
          {t('send')}
        </button>
      </NoteField>
    </form>
  )
}
