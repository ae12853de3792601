import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { house } from '../../house/api.ts'
import { useRefusal } from '../../house/refusals.ts'

/** The seal, the seed that opens it, and a check that anybody can make. */
export function Fairness() {
  const { match, introduction } = useTable()
  const t = useTranslations('play')
  const [seed, setSeed] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void house.match(match).then(told => {
      if (isHere && !isRefused(told)) setSeed(told.end?.seed ?? null)
    })
    return () => {
      isHere = false
    }
  }, [match])
  return (
    <details className="fairness">
      <summary>{t('fairness')}</summary>
      <p>{t('fairnessText')}</p>
      <dl>
        <dt>{t('seal')}</dt>
        <dd>{introduction.header.commitment}</dd>
        <dt>{t('seed')}</dt>
        <dd>{seed ?? '…'}</dd>
      </dl>
      <Check />
      <a className="inked" href={`/api/matches/${encodeURIComponent(match)}/file`} download>
        {t('file')}
      </a>
    </details>
  )
}

function Check() {
  const { match } = useTable()
  const t = useTranslations('play')
  const words = useRefusal()
  const [said, setSaid] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const check = async (): Promise<void> => {
    if (isChecking) return
    setChecking(true)
    const checked = await house.verify(match)
    setChecking(false)
    if (isRefused(checked)) setSaid(words(checked))
    else setSaid(checked.verified ? t('verified') : t('notVerified', { problem: checked.problem ?? '' }))
  }
  return (
    <>
      {/* Not disabled: whoever pressed it by keys would lose their place. */}
      <button type="button" className="inked" aria-disabled={isChecking} onClick={check}>
        {t(isChecking ? 'verifying' : 'verify')}
      </button>
      <p role="status">{said}</p>
    </>
  )
}
