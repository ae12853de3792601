import { useTranslations } from 'use-intl'
import { markOf } from '../marks.ts'
import { useTable } from '../table.ts'

interface SeatNameProps {
  readonly seat: number
  /** What the sentence calls the player, if it is not alone. */
  readonly text?: string | undefined
}

/** What a player is called where the name stands alone. */
export function useNameOf(): (seat: number) => string {
  const { names, me } = useTable()
  const t = useTranslations('play')
  return seat => (seat === me ? t('you') : (names[seat] ?? ''))
}

/** A player at this table, with mark, colour and name. */
export function SeatName({ seat, text }: SeatNameProps) {
  const { viewer } = useTable()
  const nameOf = useNameOf()
  return (
    <b className="seat-name" data-seat={seat} data-mine={viewer === seat || undefined}>
      <span aria-hidden="true">{markOf(seat)}</span>
      {`\u00A0${text ?? nameOf(seat)}`}
    </b>
  )
}
