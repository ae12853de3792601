import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Table } from '#client/messages'
import { type Acting, useActing } from '../../house/acting.ts'
import { house } from '../../house/api.ts'
import { heardOf, tables, watchTable } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'

export interface TableHeld extends Pick<Acting, 'isBusy' | 'refused'> {
  /** Null until it has loaded. */
  readonly table: Table | null
  /** Why there is no table. */
  readonly problem: string | null
  readonly command: (command: object) => Promise<Table | null>
  readonly act: Acting['act']
}

/** A table by id, kept up to date, and the actions at it. */
export function useTableHeld(id: string): TableHeld {
  const known = useStore(tables).get(id) ?? null
  const [problem, setProblem] = useState<string | null>(null)
  const { act, isBusy, refused } = useActing()
  useEffect(() => {
    let isHere = true
    void house.table(id).then(told => {
      if (!isRefused(told)) heardOf(told)
      else if (isHere) setProblem(told.code)
    })
    const leave = watchTable(id)
    return () => {
      isHere = false
      leave()
    }
  }, [id])
  const command = useCallback(
    async (what: object): Promise<Table | null> => {
      const changed = await act(() => house.command(id, what))
      if (changed !== null) heardOf(changed)
      return changed
    },
    [act, id],
  )
  return { table: known, problem: known === null ? problem : null, command, act, isBusy, refused }
}
