import { useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import { house } from './api.ts'
import type { MyTable } from './in-order.ts'
import { useStore } from './observable.ts'
import { me } from './person.ts'

/** Milliseconds between polls. Following a match would announce my presence at its table. */
const PATIENCE = 15_000

async function look(): Promise<readonly MyTable[] | Refused> {
  const tables = await house.myTables()
  if (isRefused(tables)) return tables
  const open = tables.filter(({ state }) => state !== 'closed')
  return Promise.all(
    open.map(async table => {
      if (table.state !== 'playing' || table.match === null) return { table, isMyTurn: false }
      const asked = await house.question(table.match)
      return { table, isMyTurn: !isRefused(asked) && asked.question !== null }
    }),
  )
}

/** My tables, polled while the page is visible; null until they are known. */
export function useMyTables(): readonly MyTable[] | null {
  const person = useStore(me)
  const id = person?.id ?? null
  const [mine, setMine] = useState<readonly MyTable[] | null>(null)
  useEffect(() => {
    if (id === null) return setMine(null)
    let isHere = true
    const lookAgain = async (): Promise<void> => {
      if (document.hidden) return
      const told = await look()
      if (isHere && !isRefused(told)) setMine(told)
    }
    void lookAgain()
    const timer = setInterval(lookAgain, PATIENCE)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [id])
  return mine
}
