import { useState } from 'react'
import { isRefused } from '#client/messages'
import { noticeHouse } from './api.ts'

/** Whether I hear of this table; null until that is known, and where there is nothing to hear. */
export function useTableNotices(table: string, matters: boolean) {
  const [isOff, setOff] = useState<boolean | null>(null)
  const told = (answer: Awaited<ReturnType<typeof noticeHouse.isOff>>): void => {
    if (!isRefused(answer)) setOff(answer.off)
  }
  return {
    isOff: matters ? isOff : null,
    look(): void {
      if (matters && isOff === null) void noticeHouse.isOff(table).then(told)
    },
    turn: async (): Promise<void> => told(await noticeHouse.switchOff(table, isOff !== true)),
  }
}
