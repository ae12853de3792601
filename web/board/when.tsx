import { useFormatter, useNow } from 'use-intl'

const MINUTE = 60_000

/** How long ago something was written; the whole date for whoever points at it. */
export function When({ at }: { readonly at: number }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE })
  const date = new Date(at)
  const whole = format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={date.toISOString()} title={whole}>
      {format.relativeTime(Math.min(at, now.getTime()), { now, style: 'short' })}
    </time>
  )
}
