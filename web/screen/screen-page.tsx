import { type CSSProperties, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import { useGameTitle } from '../house/games.ts'
import { useTitle } from '../pages/frame/page.tsx'
import { Problem } from '../pages/problem.tsx'
import { useTableHeld } from '../pages/table/use-table.ts'
import { houseVenue } from '../play/house-venue.ts'
import { Match } from '../play/match.tsx'
import { VenueContext } from '../play/venue.ts'
import { Before } from './before.tsx'
import { BigTable } from './big-table.tsx'
import { useScreenSettings } from './screen-settings.ts'
import { Tools } from './tools.tsx'
import { useAwake } from './use-awake.ts'
import { useFit } from './use-fit.ts'
import './screen.css'
import { Loading } from '../house/loading.tsx'

/** A table on a television or tablet that everybody in the room sees. It goes on to its matches by itself. */
export function ScreenPage({ id }: { readonly id: string }) {
  const t = useTranslations('screen')
  const title = useGameTitle()
  const { table, problem } = useTableHeld(id)
  const fit = useFit()
  const { turned } = useScreenSettings()
  useAwake()
  useTitle(t('title', { game: table === null ? '' : title(table.game) }))
  useEffect(() => {
    document.documentElement.toggleAttribute('data-screen', true)
    return () => void document.documentElement.toggleAttribute('data-screen', false)
  }, [])
  if (problem !== null) return <Problem code={problem} />
  if (table === null) return <Loading />
  if (manifestOf(table.game) === null) return <Problem code="no screen" />
  const { match, state } = table
  return (
    <div className="screen-page" style={{ '--fit': fit, zoom: fit } as CSSProperties}>
      {match === null || state === 'closed' ? (
        <Before table={table} turned={turned} />
      ) : (
        <VenueContext value={houseVenue}>
          <Match key={match} id={match} View={BigTable} isScreen />
        </VenueContext>
      )}
      <Tools />
    </div>
  )
}
