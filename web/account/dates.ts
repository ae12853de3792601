import { useCallback } from 'react'
import { useFormatter } from 'use-intl'

/** A day, as one says it. */
export function useDay(): (at: number) => string {
  const format = useFormatter()
  return useCallback(at => format.dateTime(new Date(at), { dateStyle: 'medium' }), [format])
}
