import { of, type Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Mark } from '#ui/pieces/mark.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { saying, seatsIn } from '../../words/things.ts'
import { goldIn } from '../known/battle-told.ts'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import type { PieceProps } from './battle-piece.tsx'
import './banner.css'
import './cards-turning.css'

/** The winner's banner, with the gold; at the end of a game, how much the winner has. */
export function Banner({ told, scene: { name, showing } }: PieceProps) {
  const { view } = useDwarves()
  const { won } = told
  if (won === null) return null
  const spoils = [...told.gold, ...showing.flatMap(goldIn)]
  const isLast = name === 'last'
  const rich = view.sides.flatMap(({ gold }, seat) => (gold >= view.options.goldToWin ? [seat as Seat] : []))
  return (
    <div className="battle-piece banner-piece" data-beat={name}>
      <div className="banners" data-place="spoils">
        {(isLast ? rich : won.winners).map(seat => (
          <div key={seat} className="war-banner" data-beat={isLast ? name : undefined}>
            <Mark seat={seat} />
            <b>{isLast ? of(view.sides, seat).gold : won.strengths[seat]}</b>
            {isLast && <Sign of="gold" />}
          </div>
        ))}
      </div>
      {isLast ? (
        rich.map(seat => (
          <p key={seat} className="banner-says">
            <Said saying={saying('stage.enough', { who: { seat }, n: of(view.sides, seat).gold })} plain />
          </p>
        ))
      ) : (
        <>
          <p className="banner-says">
            <Said saying={saying('screen.battle.won', { who: seatsIn(won.winners), n: won.winners.length })} plain />
          </p>
          {numbered(spoils).map(
            ({ no, it }) => it.by === 'spoils' && <Paid key={no} {...it} isAlone={won.winners.length === 1} />,
          )}
        </>
      )}
    </div>
  )
}

interface PaidProps {
  readonly seat: Seat
  readonly treasure: number
  readonly award: number
  readonly isAlone: boolean
}

/** What the gold is made of. */
function Paid({ seat, treasure, award, isAlone }: PaidProps) {
  const say = useSay()
  return (
    <p className="banner-paid">
      {!isAlone && <Mark seat={seat} />}
      {say('stage.paid', { award, treasure })} = <Sign of="gold" n={award + treasure} />
    </p>
  )
}
