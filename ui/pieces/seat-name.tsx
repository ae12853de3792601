import { markOf } from '../marks.ts'
import { useTable } from '../table.ts'

/** A player at this table, with mark, colour and name. */
export function SeatName({ seat }: { readonly seat: number }) {
  const { names, viewer } = useTable()
  return (
    <b className="seat-name" data-seat={seat} data-mine={viewer === seat || undefined}>
      <span aria-hidden="true">{markOf(seat)}</span> {names[seat]}
    </b>
  )
}
