import { useFormatter, useNow } from 'use-intl'

const MINUTE = 60_000

/** How long ago something was written; the whole date for whoever points at it. */
export function When({ at }: { readonly at: number }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: MINUTE })
  const date = new Date(at)
  // Seconds are not counted: the page looks at the clock once a minute.
  const shown = now.getTime() - at < MINUTE ? now : date
  const whole = format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={date.toISOString()} title={whole}>
      {format.relativeTime(shown, { now, style: 'short' })}
    </time>
  )
}
