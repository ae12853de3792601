import type { Piece, Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { type Adventurer, adventurers, strengths } from '../../cards/adventurers.ts'
import { saying, spotNumber } from '../../words/things.ts'
import { dragonWith, type LairSeen } from '../known/lairs.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './team.css'

const placed = (adventurer: Adventurer, { dragon, spot }: LairSeen): Saying['with'] => ({
  card: { card: adventurer },
  dragon: { card: dragon },
  spot: spotNumber(spot),
})

/**
 * A player's four adventurers: ready ones stand, resting ones lie on their side, and those away leave an empty place.
 * Which dragon they went to is on its card: a number here would be read as strength.
 */
export function Team({ seat }: { readonly seat: Seat }) {
  const { view } = useGold()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  const all = adventurers.map(adventurer => ({
    adventurer,
    is: side.team[adventurer],
    on: side.team[adventurer] === 'away' ? dragonWith(view, seat, adventurer) : undefined,
  }))
  const words: Piece = {
    joined: 'and',
    all: all.map(({ adventurer, is, on }) => {
      const card = { card: adventurer }
      if (is !== 'away') return saying(`screen.team.${is}`, { card })
      return on === undefined
        ? saying('screen.team.gone', { card })
        : saying('screen.team.away', { card, dragon: { card: on.dragon } })
    }),
  }
  return (
    <span className="team">
      <span className="hidden-text">{say('screen.team.label', { team: words })}</span>
      {all.map(({ adventurer, is, on }) => (
        <span
          key={adventurer}
          className="member"
          data-is={is}
          data-card={adventurer}
          data-hint={on && say('screen.team.place', placed(adventurer, on))}
          aria-hidden="true"
        >
          <Picture card={adventurer} />
          <b>{is === 'away' && on !== undefined ? '↑' : strengths[adventurer]}</b>
        </span>
      ))}
    </span>
  )
}
