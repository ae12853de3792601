import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { house } from '../house/api.ts'
import { client } from '../house/line.ts'
import { useRefusal } from '../house/refusals.ts'
import { Dialogue } from './dialogue.tsx'

/** For a while, or for good. */
export type Going = 'mind' | 'leave'

interface GoingAwayProps {
  readonly going: Going | null
  readonly close: () => void
}

/** Confirms before somebody leaves, and explains the consequences. */
export function GoingAway({ going, close }: GoingAwayProps) {
  const { match, introduction } = useTable()
  const t = useTranslations('play')
  const words = useRefusal()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const does = async (): Promise<void> => {
    if (going === 'mind') {
      client.line.say({ t: 'mind', match, minded: true })
      return close()
    }
    const left = await house.command(introduction.table, { do: 'leave' })
    if (isRefused(left)) return setProblem(left.code)
    close()
    go('/')
  }
  const isLeaving = going === 'leave'
  return (
    <Dialogue isOpen={going !== null} close={close} title={t(isLeaving ? 'leaveTitle' : 'mindTitle')} isAlert>
      <p>{t(!isLeaving ? 'mindText' : introduction.standIns === false ? 'leaveTextAlone' : 'leaveText')}</p>
      {problem !== null && <p role="alert">{words({ code: problem })}</p>}
      <div className="dialogue-actions">
        <button type="button" className="framed" onClick={close}>
          {t('stay')}
        </button>
        <button type="button" className={isLeaving ? 'danger' : 'primary'} onClick={does}>
          {t(isLeaving ? 'leaveYes' : 'mindYes')}
        </button>
      </div>
    </Dialogue>
  )
}
