import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useActing } from '../house/acting.ts'
import { pathToTable } from '../house/create-table.ts'
import { waitingTables } from '../house/line.ts'
import { lookAtMine } from '../house/mine.ts'
import { nextAfter } from '../house/next-table.ts'
import { useStore } from '../house/observable.ts'
import { InReturningWords } from './in-returning-words.ts'
import './next-call.css'

/** In the header of every page while slow tables wait: leads to the one with least time left. Home says so itself. */
export function NextCall({ person }: { readonly person: string }) {
  const waiting = useStore(waitingTables)
  const [at] = useLocation()
  if (waiting === 0 || at === '/') return null
  return (
    <InReturningWords before={null}>
      <Call person={person} waiting={waiting} />
    </InReturningWords>
  )
}

function Call({ person, waiting }: { readonly person: string; readonly waiting: number }) {
  const t = useTranslations('returning')
  const [, go] = useLocation()
  const { act, isBusy } = useActing()
  const follow = async (): Promise<void> => {
    const mine = await act(() => lookAtMine(person))
    const next = mine === null ? null : nextAfter(mine.tables, null)
    go(next === null ? '/' : pathToTable(next.table))
  }
  return (
    <button
      type="button"
      className="framed next-call"
      title={t('tablesWait', { n: waiting })}
      disabled={isBusy}
      onClick={follow}
    >
      {t('next')} <span aria-hidden="true">›</span>
    </button>
  )
}
