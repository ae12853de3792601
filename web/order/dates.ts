import { useFormatter } from 'use-intl'

/** A day and an hour. */
export function useWhen(): (at: number) => string {
  const format = useFormatter()
  return at => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
}
