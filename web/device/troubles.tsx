import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '../house/observable.ts'
import '../pages/frame/banner.css'
import type { DeviceGame } from './device-game.ts'
import { saveAsFile } from './files.ts'

/** How long the notice that the match had stopped stays after it resumes, in milliseconds. */
const SAID = 5000

/** Problems of a match on this device while it is being played. */
export function Troubles({ game }: { readonly game: DeviceGame }) {
  const t = useTranslations('here')
  const trouble = useStore(game.trouble)
  const isHeard = useStore(game.isHeard)
  const { at } = useStore(game.shown)
  const [understood, setUnderstood] = useState<string | null>(null)
  const hasStopped = useStopped(isHeard)
  if (at === 'refused') return null
  if (hasStopped && at === 'table')
    return (
      <div className="banner" role="status">
        <i className="ember" aria-hidden="true" />
        <p>{t('stopped')}</p>
      </div>
    )
  if (trouble === null || trouble === understood) return null
  return (
    <div className="banner" role="alert" data-trouble={trouble}>
      <p>{t(`trouble.${trouble}`)}</p>
      {trouble !== 'cleared' && (
        <button type="button" className="framed" onClick={() => void saveAsFile(game.match)}>
          {t('save')}
        </button>
      )}
      <button type="button" className="framed" onClick={() => setUnderstood(trouble)}>
        {t('trouble.understood')}
      </button>
    </div>
  )
}

/** Whether the worker does not respond, or did not until a moment ago. */
function useStopped(isHeard: boolean): boolean {
  const [hasStopped, setStopped] = useState(false)
  useEffect(() => {
    if (!isHeard) return setStopped(true)
    const timer = setTimeout(() => setStopped(false), SAID)
    return () => clearTimeout(timer)
  }, [isHeard])
  return hasStopped
}
