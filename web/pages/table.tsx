import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { manifestOf } from '#games/manifests'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { seatOf } from '../house/sitting.ts'
import { Page } from './frame/page.tsx'
import { Problem } from './problem.tsx'
import { Gathering } from './table/gathering.tsx'
import { NotGathering } from './table/not-gathering.tsx'
import { useTableHeld } from './table/use-table.ts'
import './table/table.css'
import { Loading } from '../house/loading.tsx'

/** A table by its link: before its game, or what has become of it. */
export function TablePage({ id }: { readonly id: string }) {
  const t = useTranslations('home.table')
  const common = useTranslations('common')
  const [, go] = useLocation()
  const held = useTableHeld(id)
  const person = useStore(me)
  const { table, problem } = held
  const isPlayed = table?.state === 'playing' && table.match !== null && manifestOf(table.game) !== null
  const hasGathered = useRef(false)
  if (table?.state === 'gathering') hasGathered.current = true
  const sits = table !== null && seatOf(table, person?.id) !== null
  useEffect(() => {
    // anyone present when it begins goes to the match, and its players return to it
    if (isPlayed && (sits || hasGathered.current)) go(`/match/${table.match}`, { replace: true })
  }, [isPlayed, sits, table?.match, go])
  if (problem !== null) return <Problem code={problem} />
  if (table === null || (table.state === 'playing' && table.match === null))
    return (
      <Page title={table === null ? common('loading') : t('starting')} className="trouble">
        <Loading />
      </Page>
    )
  if (table.state === 'gathering') return <Gathering table={table} held={held} />
  return <NotGathering table={table} held={held} />
}
