import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import { useTable } from '#ui/table'
import done from '~icon/check-mark'
import hourglass from '~icon/hourglass'
import { othersOf } from '../waiting-for.ts'

/** Whose answer is missing, by their marks. Nothing while nobody may know. */
export function Missing() {
  const { names, viewer, waiting } = useTable()
  const t = useTranslations('screen')
  const since = waiting?.since ?? null
  if (since === null || since.every(at => at == null)) return null
  return (
    <ul className="companion-missing" aria-label={t('others')}>
      {othersOf(names.length, viewer === 'table' ? null : viewer).map(seat => {
        const thinks = since[seat] != null
        const text = t(thinks ? 'thinks' : 'answered', { name: names[seat] ?? '' })
        return (
          <li key={seat} data-thinks={thinks || undefined} title={text}>
            <Mark seat={seat} />
            <Icon of={thinks ? hourglass : done} />
            <span className="hidden-text">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
