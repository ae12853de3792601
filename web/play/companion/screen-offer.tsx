import { useTranslations } from 'use-intl'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { choices, showMine, showWhole } from './choices.ts'
import { useBesideScreen } from './use-companion.ts'
import './screen-offer.css'

/** Asks once per table whether this phone leaves the table to the big screen. The table goes on meanwhile. */
export function ScreenOffer() {
  const { introduction, isLive, result } = useTable()
  const t = useTranslations('screen')
  const isBeside = useBesideScreen()
  const { table } = introduction
  const isOpen = !useStore(choices).has(table)
  if (!isBeside || !isOpen || !isLive || result !== null) return null
  return (
    <div className="pill above-stage screen-offer" role="status">
      <span>{t('offer')}</span>
      <button type="button" className="framed" onClick={() => showMine(table)}>
        {t('yes')}
      </button>
      <button type="button" className="framed" onClick={() => showWhole(table)}>
        {t('no')}
      </button>
    </div>
  )
}
