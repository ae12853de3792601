import { useRef } from 'react'
import { useTable } from '#ui/table'
import { useSmall } from '#ui/window'
import { Observable, useStore } from '../../house/observable.ts'

/** What this phone shows beside a big screen: the player's own side, or the whole table. */
const shows = new Observable<'mine' | 'whole'>('mine')
export const showMine = (): void => shows.set('mine')
export const showWhole = (): void => shows.set('whole')

/** Whether a player holds this phone while a big screen shows their match. */
export function useBesideScreen(): boolean {
  const { viewer, waiting } = useTable()
  return useSmall() && viewer !== 'table' && waiting?.screen === true
}

/** Whether to show only the player's own side. It stays when the screen falls silent, and offers the whole table. */
export function useCompanion(): boolean {
  const { viewer, isLive, result } = useTable()
  const isBeside = useBesideScreen()
  const wasBeside = useRef(isBeside)
  if (isBeside) wasBeside.current = true
  const isWanted = useStore(shows) === 'mine'
  return useSmall() && viewer !== 'table' && wasBeside.current && isWanted && isLive && result === null
}
