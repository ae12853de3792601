import { useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { Finished } from '#protocol/http'
import { house } from './api.ts'
import { type MyTable, myTable } from './my-table.ts'
import { useStore } from './observable.ts'
import { me } from './person.ts'
import { hasLeft } from './sitting.ts'

/** Milliseconds between polls. Following a match would announce my presence at its table. */
const PATIENCE = 15_000
/** A page that nobody looks at asks only every so many times: its title still calls. */
const SELDOM = 4

export interface Mine {
  /** Those that gather or are played. */
  readonly tables: readonly MyTable[]
  /** Matches that are over, the last ended first. */
  readonly finished: readonly Finished[]
}

/** The tables and matches of this person, as they are now. */
export async function lookAtMine(person: string): Promise<Mine | Refused> {
  const [tables, finished] = await Promise.all([house.myTables(), house.finished()])
  if (isRefused(tables)) return tables
  const going = tables.filter(
    table => table.state === 'gathering' || (table.state === 'playing' && table.match !== null),
  )
  const mine = going.map(async table => {
    if (table.match === null || hasLeft(table, person)) return myTable(table, person, null)
    const asked = await house.question(table.match)
    return myTable(table, person, isRefused(asked) ? null : asked)
  })
  return { tables: await Promise.all(mine), finished: isRefused(finished) ? [] : finished }
}

/** My tables and matches, polled while the page is open; null until they are known. */
export function useMine(): Mine | null {
  const person = useStore(me)
  const id = person?.id ?? null
  const [mine, setMine] = useState<Mine | null>(null)
  useEffect(() => {
    if (id === null) return setMine(null)
    let isHere = true
    let polls = 0
    const lookAgain = async (): Promise<void> => {
      const told = await lookAtMine(id)
      if (isHere && !isRefused(told)) setMine(told)
    }
    const poll = (): void => {
      if (!document.hidden || ++polls % SELDOM === 0) void lookAgain()
    }
    const seen = (): void => {
      if (!document.hidden) void lookAgain()
    }
    void lookAgain()
    const timer = setInterval(poll, PATIENCE)
    document.addEventListener('visibilitychange', seen)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [id])
  return mine
}
