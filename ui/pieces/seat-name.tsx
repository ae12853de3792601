import { useTranslations } from 'use-intl'
import { markOf } from '../marks.ts'
import { useTable } from '../table.ts'

interface SeatNameProps {
  readonly seat: number
  /** What the sentence calls the player. Alone, it is the name, or `You`. */
  readonly text?: string | undefined
}

/** A player at this table, with mark, colour and name. */
export function SeatName({ seat, text }: SeatNameProps) {
  const { names, viewer, me } = useTable()
  const t = useTranslations('play')
  return (
    <b className="seat-name" data-seat={seat} data-mine={viewer === seat || undefined}>
      <span aria-hidden="true">{markOf(seat)}</span> {text ?? (seat === me ? t('you') : names[seat])}
    </b>
  )
}
