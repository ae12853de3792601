import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isMatch } from '../house/editions.ts'
import { useStore } from '../house/observable.ts'
import { isRenewed, takeNew } from './registering.ts'

/** Announces a newer page and loads it on request, but never during a game. */
export function NewVersion() {
  const t = useTranslations('here')
  const [path] = useLocation()
  const isReady = useStore(isRenewed)
  const [isLater, setLater] = useState(false)
  if (!isReady || isLater || isMatch(path)) return null
  return (
    <div className="banner" role="status" data-new-version>
      <p>{t('newVersion')}</p>
      <button type="button" className="framed" onClick={takeNew}>
        {t('takeIt')}
      </button>
      <button type="button" className="framed" onClick={() => setLater(true)}>
        {t('later')}
      </button>
    </div>
  )
}
