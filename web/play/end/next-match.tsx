import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useTavernTable } from '../sitters.ts'
import { nextAfter } from './rematch.ts'

/** Links to the table's next match once it has begun. */
export function NextMatch() {
  const { match } = useTable()
  const t = useTranslations('play')
  const person = useStore(me)?.id ?? null
  const next = nextAfter(match, useTavernTable(), person)
  return next === null || !('go' in next) ? null : (
    <Link href={`/match/${next.go}`} className="pill over-stage" role="status">
      {t('nextBegan')} <b>{t('goThere')} ›</b>
    </Link>
  )
}
