import type { Seat } from '#kernel/seat'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import fist from '~icon/fist'
import hood from '~icon/hood'
import publicSpeaker from '~icon/public-speaker'
import weight from '~icon/weight'
import type { Boon } from '../../cards/steps.ts'
import { boonKeys } from '../../words/things.ts'
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
      {side.boons.length > 0 && (
        <span className="boons">
          {side.boons.map(boon => (
            <BoonMark key={boon} boon={boon} />
          ))}
        </span>
      )}
      <FistMark seat={seat} />
    </span>
  )
}

const icons: Readonly<Record<Boon, IconData>> = { 'heavy fist': weight, 'last word': publicSpeaker, shelter: hood }

/** R7.10: what the seat has until the round ends. */
function BoonMark({ boon }: { readonly boon: Boon }) {
  const say = useSay()
  const key = boonKeys[boon]
  return (
    <span className="boon" role="img" aria-label={say(`screen.hints.${key}`)} data-hint={say(`screen.hints.${key}`)}>
      <Icon of={icons[boon]} />
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
