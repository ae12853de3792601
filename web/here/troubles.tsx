import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '../house/store.ts'
import '../pages/frame/banner.css'
import { saveAsFile } from './files.ts'
import type { HereGame } from './here-game.ts'

/** So long it is said that the match had stopped, after it was taken up again, in milliseconds. */
const SAID = 5000

/** What goes wrong with a match on this device, while it is played on. */
export function Troubles({ game }: { readonly game: HereGame }) {
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

/** Whether it is not heard, or was not a short while ago. */
function useStopped(isHeard: boolean): boolean {
  const [hasStopped, setStopped] = useState(false)
  useEffect(() => {
    if (!isHeard) return setStopped(true)
    const timer = setTimeout(() => setStopped(false), SAID)
    return () => clearTimeout(timer)
  }, [isHeard])
  return hasStopped
}
