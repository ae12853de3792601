import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Room } from '#client/messages'
import { LONGEST, phrases } from '#protocol/talk'
import { client } from '../../house/line.ts'
import { useRefusal } from '../../house/refusals.ts'
import { cleaned } from './talking.ts'

interface SayingProps {
  readonly table: string
  readonly room: Room
}

/** Free text, or one of the phrases. */
export function Saying({ table, room }: SayingProps) {
  const t = useTranslations('play')
  const refusal = useRefusal()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const say = async (words: object): Promise<boolean> => {
    const reply = await client.line.command({ t: 'say', table, room, words })
    setProblem(isRefused(reply) ? reply.code : null)
    return !isRefused(reply)
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const line = cleaned(text)
    if (line === '') return setText('')
    if (await say({ text: line })) setText('')
  }
  return (
    <>
      <ul className="phrases" aria-label={t('quickPhrases')}>
        {phrases.map(phrase => (
          <li key={phrase}>
            <button type="button" className="phrase" onClick={() => say({ phrase })}>
              {t(`phrases.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p className="chat-note" role="alert">
          {refusal({ code: problem })}
        </p>
      )}
      <form className="saying" onSubmit={submit}>
        <input
          type="text"
          aria-label={t('say')}
          placeholder={t('say')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="framed">
          {t('sayIt')}
        </button>
      </form>
    </>
  )
}
