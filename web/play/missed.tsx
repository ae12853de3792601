import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lastBy } from '#ui/asking'
import { useTable } from '#ui/table'
import { missedBy } from './meanwhile.ts'
import type { Moment } from './use-moment.ts'
import { useVenue } from './venue.ts'

/** After this many milliseconds away, a player counts as returning. */
const AWAY = 20_000

/** When the visitor last opened this page or returned to it. */
function useCame(): number {
  const { now } = useVenue()
  const [came, setCame] = useState(now)
  useEffect(() => {
    let left = 0
    const changed = (): void => {
      if (document.hidden) left = Date.now()
      else if (Date.now() - left > AWAY) setCame(now())
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [now])
  return came
}

/** Offers returning players a look at what has happened since their last turn. */
export function Missed({ moment }: { readonly moment: Moment }) {
  const { live, viewer, isLive, result } = useTable()
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const came = useCame()
  const [putAway, setPutAway] = useState(0)
  const own = viewer === 'table' ? -1 : lastBy(live.entries, viewer)
  const [first, ...rest] = missedBy(came, own, live.entries, moment.stops)
  if (first === undefined || !isLive || result !== null || putAway === came) return null
  const close = (): void => setPutAway(came)
  return (
    <div className="pill above-stage missed">
      <button
        type="button"
        onClick={() => {
          close()
          moment.play(first)
        }}
      >
        {t('missed', { n: rest.length + 1 })} <b>{t('watch')} ›</b>
      </button>
      <button type="button" aria-label={common('close')} onClick={close}>
        ✕
      </button>
    </div>
  )
}
