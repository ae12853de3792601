import { useState } from 'react'
import { isRefused } from '#client/messages'
import { call } from '../house/calling.ts'

interface Off {
  readonly off: boolean
}

/** Whether I hear of this table; null until that is known, and where there is nothing to hear. */
export function useTableNotices(table: string, matters: boolean) {
  const [isOff, setOff] = useState<boolean | null>(null)
  const path = `/api/notices/tables/${encodeURIComponent(table)}`
  const told = (answer: Off | { readonly code: string }): void => {
    if (!isRefused(answer)) setOff((answer as Off).off)
  }
  return {
    isOff: matters ? isOff : null,
    look(): void {
      if (matters && isOff === null) void call<Off>('GET', path).then(told)
    },
    turn: async (): Promise<void> => told(await call<Off>('PUT', path, { off: isOff !== true })),
  }
}
