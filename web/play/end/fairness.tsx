import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useTable } from '#ui/table'
import { useRefusal } from '../../house/refusals.ts'
import { useVenue } from '../venue.ts'

/** The seal, the seed that opens it, and a check that anybody can run. */
export function Fairness() {
  const { match, introduction } = useTable()
  const { seed: seedOf } = useVenue()
  const t = useTranslations('play')
  const [seed, setSeed] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void seedOf(match).then(told => {
      if (isHere) setSeed(told)
    })
    return () => {
      isHere = false
    }
  }, [match, seedOf])
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
      <AsFile />
    </details>
  )
}

/** The whole match, to keep and to verify elsewhere. */
function AsFile() {
  const { match } = useTable()
  const t = useTranslations('play')
  const file = useVenue().file(match)
  return typeof file === 'string' ? (
    <a className="inked" href={file} download>
      {t('file')}
    </a>
  ) : (
    <button type="button" className="inked" onClick={file}>
      {t('file')}
    </button>
  )
}

function Check() {
  const { match } = useTable()
  const { verify } = useVenue()
  const t = useTranslations('play')
  const words = useRefusal()
  const [said, setSaid] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const check = async (): Promise<void> => {
    if (isChecking) return
    setChecking(true)
    const checked = await verify(match)
    setChecking(false)
    if (isRefused(checked)) setSaid(words(checked))
    else setSaid(checked.verified ? t('verified') : t('notVerified', { problem: checked.problem ?? '' }))
  }
  return (
    <>
      {/* Not disabled: keyboard users would lose their place. */}
      <button type="button" className="inked" aria-disabled={isChecking} onClick={check}>
        {t(isChecking ? 'verifying' : 'verify')}
      </button>
      <p role="status">{said}</p>
    </>
  )
}
