import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { lost } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { isKept } from '../house/settings.ts'
import './frame/banner.css'

/** A connection that is restored immediately is not worth mentioning. */
const PATIENCE = 1500

/** What everybody must know on any page: no connection, an old page, a browser that stores nothing. */
export function Banner() {
  const t = useTranslations('people.banner')
  const here = useTranslations('here')
  const [path] = useLocation()
  const why = useStore(lost)
  const kept = useStore(isKept)
  const [isUnderstood, setUnderstood] = useState(false)
  const isLate = useLate(why === 'connecting' || why === 'lost')
  if (why === 'old page')
    return (
      <div className="banner" role="alert">
        <p>{t('oldPage')}</p>
        <button type="button" className="framed" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      </div>
    )
  // Games on this device run without the house.
  if (isLate && !path.startsWith('/here/'))
    return (
      <div className="banner" role="status">
        <i className="ember" aria-hidden="true" />
        <p>{why === 'connecting' ? t('connecting') : t('lost')}</p>
        {!path.startsWith('/match/') && (
          <Link href="/here/new" className="framed">
            {here('offlinePlay')}
          </Link>
        )}
      </div>
    )
  if (kept || isUnderstood) return null
  return (
    <div className="banner" role="status">
      <p>{t('notKept')}</p>
      <button type="button" className="framed" onClick={() => setUnderstood(true)}>
        {t('understood')}
      </button>
    </div>
  )
}

/** True once the condition has held for a while. */
function useLate(is: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!is) return setLate(false)
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [is])
  return isLate
}
