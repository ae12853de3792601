import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useTavernTable } from '../sitters.ts'
import { nextAfter } from './rematch.ts'

/** While looking back: says that the table's next match has begun, and leads there. */
export function NextMatch() {
  const { match } = useTable()
  const t = useTranslations('play')
  const person = useStore(me)?.id ?? null
  const next = nextAfter(match, useTavernTable(), person)
  return next === null || !('go' in next) ? null : (
    <p className="next-match" role="status">
      {t('nextBegan')}. <Link href={`/match/${next.go}`}>{t('goThere')} ›</Link>
    </p>
  )
}
