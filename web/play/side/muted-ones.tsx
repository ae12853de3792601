import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { client } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { useRefusal } from '../../house/refusals.ts'
import { keepMuted, muted } from './use-talk.ts'

/** Muted people, and how to unmute them. What they said meanwhile is requested, too. */
export function MutedOnes() {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const refusal = useRefusal()
  const all = useStore(muted)
  const [problem, setProblem] = useState<string | null>(null)
  const unmute = async (person: string): Promise<void> => {
    const reply = await client.line.command({ t: 'mute', person, muted: false })
    setProblem(isRefused(reply) ? reply.code : null)
    if (isRefused(reply)) return
    const { [person]: _, ...others } = muted.value
    keepMuted(others)
    client.line.wantAgain(`table ${introduction.table}`)
  }
  return (
    <>
      <div className="muted-ones" role="status">
        {Object.entries(all).map(([person, name]) => (
          <p key={person}>
            {t('mutedName', { name })}
            <button type="button" className="framed" onClick={() => unmute(person)}>
              {t('unmute', { name })}
            </button>
          </p>
        ))}
      </div>
      {problem !== null && (
        <p className="chat-note" role="alert">
          {refusal({ code: problem })}
        </p>
      )}
    </>
  )
}
