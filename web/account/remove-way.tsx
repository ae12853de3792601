import { useState } from 'react'
import { useTranslations } from 'use-intl'

interface RemoveWayProps {
  readonly label: string
  /** Whether somebody would be only a guest without it. */
  readonly isLast: boolean
  readonly isBusy: boolean
  readonly remove: () => Promise<void>
}

/** Removes a way in; who has no other is asked first. */
export function RemoveWay({ label, isLast, isBusy, remove }: RemoveWayProps) {
  const t = useTranslations('account.lastWay')
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <button type="button" className="quiet" disabled={isBusy} onClick={isLast ? () => setAsked(true) : remove}>
        {label}
      </button>
    )
  return (
    <div className="last-way" role="alert">
      <p className="warning">{t('about')}</p>
      <div className="row">
        <button type="button" className="framed" onClick={() => setAsked(false)}>
          {t('keep')}
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={remove}>
          {t('sure')}
        </button>
      </div>
    </div>
  )
}
