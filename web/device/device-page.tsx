import { useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '../house/observable.ts'
import { Match } from '../play/match.tsx'
import { VenueContext } from '../play/venue.ts'
import { Cover } from './cover.tsx'
import { DeviceGame } from './device-game.ts'
import { deviceVenue } from './device-venue.ts'
import { DeviceGameContext } from './game-context.ts'
import { NotHere } from './not-on-device.tsx'
import { Troubles } from './troubles.tsx'

/** A match on this device by its address. */
export function DevicePage({ id }: { readonly id: string }) {
  const game = useMemo(() => new DeviceGame(id), [id])
  useEffect(() => {
    void game.open()
    document.addEventListener('visibilitychange', game.looked)
    return () => {
      document.removeEventListener('visibilitychange', game.looked)
      game.close()
    }
  }, [game])
  return (
    <DeviceGameContext value={game}>
      <Shown game={game} />
      <Troubles game={game} />
    </DeviceGameContext>
  )
}

function Shown({ game }: { readonly game: DeviceGame }) {
  const t = useTranslations('common')
  const shown = useStore(game.shown)
  const opened = useStore(game.opened)
  const venue = useMemo(
    () => (shown.at === 'table' && opened !== null ? deviceVenue(game, opened, shown) : null),
    [game, opened, shown],
  )
  if (shown.at === 'refused') return <NotHere code={shown.code} />
  if (shown.at === 'cover')
    return <Cover key={shown.to} to={shown.to} names={opened?.names ?? []} crests={opened?.crests ?? []} />
  if (shown.at === 'opening' || venue === null)
    return <div className="loading" role="status" aria-label={t('loading')} />
  return (
    <VenueContext value={venue}>
      <Match key={String(shown.viewer)} id={game.match} />
    </VenueContext>
  )
}
