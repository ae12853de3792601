import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import { Said } from '#ui/pieces/said.tsx'
import { useTable } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { change, settings } from '../house/settings.ts'
import { Dialogue } from './dialogue.tsx'
import { showHowTo } from './how-to-over.tsx'
import { isReading } from './reading.ts'
import { useVenue } from './venue.ts'
import './primer.css'

/** The game in a few sentences, over the table, until a first-time player puts it away. */
export function Primer() {
  const { screen, view, viewer, isLive, result, introduction } = useTable()
  const { rest, lesson } = useVenue()
  const t = useTranslations('play')
  const { taught } = useStore(settings)
  const { id } = screen.game
  // Only after the table has taken the focus: that is where it returns to.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isNew = lesson === null && viewer !== 'table' && isLive && result === null && !taught.includes(id)
  useLayoutEffect(() => {
    if (!isNew) return
    isReading.set(true)
    rest?.(true)
    return () => {
      isReading.set(false)
      rest?.(false)
    }
  }, [isNew, rest])
  const close = (): void => change({ taught: [...taught, id] })
  return (
    <Dialogue isOpen={isNew && isThere} close={close} title={t('inShort')}>
      <div className="primer">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
        <ul tabIndex={0} aria-label={t('inShort')}>
          {screen.intro(view).map(saying => (
            <li key={saying.say}>
              <Said saying={saying} />
            </li>
          ))}
        </ul>
        {rest === null && introduction.pace.kind === 'live' && <p>{t('timeRuns')}</p>}
        <div className="dialogue-actions">
          {manifestOf(id)?.howTo !== undefined && (
            <button type="button" className="framed" onClick={showHowTo}>
              {t('seeExample')}
            </button>
          )}
          <button type="button" className="primary" onClick={close}>
            {t('letUsPlay')}
          </button>
        </div>
      </div>
    </Dialogue>
  )
}
