import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import type { Ways } from '#protocol/account'
import { useStore } from '../house/observable.ts'
import { lookWhoIAm, me } from '../house/person.ts'
import { accountHouse } from './api.ts'

/** How the visitor can come in; null until that is known, and for who is not known here. */
export function useWays(): { readonly ways: Ways | null; readonly changed: () => Promise<void> } {
  const [ways, setWays] = useState<Ways | null>(null)
  const id = useStore(me)?.id
  const look = useCallback(async (): Promise<void> => {
    const told = id === undefined ? null : await accountHouse.ways()
    setWays(told === null || isRefused(told) ? null : told)
  }, [id])
  useEffect(() => void look(), [look])
  const changed = useCallback(async (): Promise<void> => {
    await Promise.all([look(), lookWhoIAm()])
  }, [look])
  return { ways, changed }
}

export interface WayProps {
  readonly ways: Ways
  readonly changed: () => Promise<void>
  /** Tells what has happened, for everybody's ears. */
  readonly said: (news: string) => void
}

/** Whether somebody would be only a guest with one way in less. */
export const isLastWay = ({ username, passkeys, mail, provider }: Ways): boolean =>
  [username !== null, mail !== null, provider?.linked === true].filter(Boolean).length + passkeys <= 1
