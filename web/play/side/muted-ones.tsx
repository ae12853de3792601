import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { client } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useRefusal } from '../../house/refusals.ts'
import { keepMuted, learnMuted, muted } from './use-talk.ts'

/** Muted people, and how to unmute them. What they said meanwhile is requested, too. */
export function MutedOnes() {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const refusal = useRefusal()
  const all = useStore(muted)
  const [problem, setProblem] = useState<string | null>(null)
  const person = useStore(me)?.id ?? null
  useEffect(() => {
    if (person !== null) void learnMuted()
  }, [person])
  const unmute = async (one: string): Promise<void> => {
    const reply = await client.line.command({ t: 'mute', person: one, muted: false })
    setProblem(isRefused(reply) ? reply.code : null)
    if (isRefused(reply)) return
    const { [one]: _, ...others } = muted.value
    keepMuted(others)
    client.line.wantAgain(`table ${introduction.table}`)
  }
  return (
    <>
      <div className="muted-ones" role="status">
        {Object.entries(all).map(([one, name]) => (
          <p key={one}>
            {t('mutedName', { name })}
            <button type="button" className="framed" onClick={() => unmute(one)}>
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
