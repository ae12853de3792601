import type { Seat } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import fist from '~icon/fist'
import { Points } from '../pieces/points.tsx'
import { useFist, useSay } from '../use-fist.ts'
import './badge.css'

/** Next to a name: the points, and whether this seat's fist is closed during bidding. */
export function Badge({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useFist()
  const side = view.sides[seat]
  if (side === undefined) return null
  return (
    <span className="fist-badge" data-own={seat === viewer || undefined}>
      <Points points={side.points} goal={view.options.pointsToWin} />
      <FistMark seat={seat} />
    </span>
  )
}

function FistMark({ seat }: { readonly seat: Seat }) {
  const { auction } = useFist().view
  const say = useSay()
  if (!auction?.bidders.includes(seat)) return null
  const isClosed = auction.bids[seat] !== null
  return (
    <span
      className="fist-mark"
      role="img"
      data-closed={isClosed || undefined}
      aria-label={say(isClosed ? 'screen.fistClosed' : 'screen.fistOpen')}
      data-hint={say(isClosed ? 'screen.hints.fistClosed' : 'screen.hints.fistOpen')}
    >
      <Icon of={fist} />
    </span>
  )
}
