import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import { Said } from '#ui/pieces/said.tsx'
import { useTable } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { change, settings } from '../house/settings.ts'
import { showHowTo } from './how-to-over.tsx'
import './primer.css'

/** The game in a few sentences, over the middle of the table, until a first-time player dismisses it. */
export function Primer() {
  const { screen, view, viewer, isLive, result } = useTable()
  const t = useTranslations('play')
  const { taught } = useStore(settings)
  const { id } = screen.game
  if (viewer === 'table' || !isLive || result !== null || taught.includes(id)) return null
  return (
    <section className="primer parchment" aria-label={t('inShort')}>
      <ul>
        {screen.intro(view).map(saying => (
          <li key={saying.say}>
            <Said saying={saying} />
          </li>
        ))}
      </ul>
      <div className="primer-actions">
        {manifestOf(id)?.howTo !== undefined && (
          <button type="button" className="primer-more" onClick={showHowTo}>
            {t('seeExample')}
          </button>
        )}
        <button type="button" className="inked" onClick={() => change({ taught: [...taught, id] })}>
          {t('letUsPlay')}
        </button>
      </div>
    </section>
  )
}
