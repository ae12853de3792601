import { useEffect, useState } from 'react'
import type { Waiting } from '#client/messages'
import type { Viewer } from '#kernel/seat'
import { useTable } from '#ui/table'
import { useSmall } from '#ui/window'
import { Observable, useStore } from '../../house/observable.ts'
import { choices } from './choices.ts'

/** How long a player's own side stays after the screen is gone, in milliseconds: it may only be loading anew. */
const LINGER = 15_000

/** Whether the player has covered their own side against curious looks. */
export const covered = new Observable(false)

/** Whether a player holds this phone while a big screen shows their match. */
export function useBesideScreen(): boolean {
  const { viewer, waiting } = useTable()
  return useSmall() && viewer !== 'table' && waiting?.screen === true
}

/** Whether a player leaves the table to the big screen that shows it. Anybody can open a screen: so only who has agreed. */
export function useOwnSide(table: string, viewer: Viewer, waiting: Waiting | null): boolean {
  const isWanted = useStore(choices).get(table) === 'mine'
  return useSmall() && viewer !== 'table' && waiting?.screen === true && isWanted
}

/** Whether to show only the player's own side. When the screen is gone it soon ends by itself, unless it is covered. */
export function useCompanion(): boolean {
  const { viewer, isLive, result, introduction, waiting } = useTable()
  const isBeside = useOwnSide(introduction.table, viewer, waiting)
  const wasBeside = useLately(isBeside)
  const isCovered = useStore(covered)
  const isWanted = useStore(choices).get(introduction.table) === 'mine'
  return useSmall() && (wasBeside || isCovered) && isWanted && viewer !== 'table' && isLive && result === null
}

function useLately(is: boolean): boolean {
  const [was, setWas] = useState(is)
  useEffect(() => {
    if (is) return setWas(true)
    const timer = setTimeout(() => setWas(false), LINGER)
    return () => clearTimeout(timer)
  }, [is])
  return is || was
}
