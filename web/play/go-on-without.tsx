import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { house } from '../house/api.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { useRefusal } from '../house/refusals.ts'
import { Dialogue } from './dialogue.tsx'
import { useSitters, useTavernTable } from './sitters.ts'

/** Somebody who is away from a match in which nobody stands in for them. */
export interface Absent {
  readonly person: string
  readonly name: string
}

/** Whom the host may go on without. */
export function useAbsent(): readonly Absent[] {
  const { introduction, waiting, result, isLive } = useTable()
  const id = useStore(me)?.id
  const sitters = useSitters()
  const isHost = useTavernTable()?.host === id
  if (!isHost || introduction.standIns !== false || result !== null || !isLive) return []
  return sitters.flatMap((sitter, seat) => {
    const isAway = sitter?.person !== undefined && sitter.person !== id && waiting?.minded[seat] === 'away'
    return isAway ? [{ person: sitter.person, name: sitter.name }] : []
  })
}

interface GoOnWithoutProps {
  readonly them: Absent | null
  readonly close: () => void
}

/** Asks before the host goes on without somebody, and says what comes of it. */
export function GoOnWithout({ them, close }: GoOnWithoutProps) {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const words = useRefusal()
  const [problem, setProblem] = useState<string | null>(null)
  const name = them?.name ?? ''
  const does = async (): Promise<void> => {
    const done = await house.command(introduction.table, { do: 'kick', person: them?.person })
    if (isRefused(done)) return setProblem(done.code)
    setProblem(null)
    close()
  }
  return (
    <Dialogue isOpen={them !== null} close={close} title={t('goOnWithoutTitle', { name })} isAlert>
      <p>{t('goOnWithoutText', { name })}</p>
      {problem !== null && <p role="alert">{words({ code: problem })}</p>}
      <div className="dialogue-actions">
        <button type="button" className="framed" onClick={close}>
          {t('keepWaiting')}
        </button>
        <button type="button" className="danger" onClick={does}>
          {t('goOnWithout', { name })}
        </button>
      </div>
    </Dialogue>
  )
}
