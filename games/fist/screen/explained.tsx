import type { Piece } from '#games/saying'
import { of, seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { stoneCount } from '../rules/counting.ts'
import type { Side } from '../types.ts'
import { coinsIn, saying, stonesIn } from '../words/things.ts'
import { gaveStones, pointsMade, type Scored } from './known/points.ts'
import { Points } from './pieces/points.tsx'
import { purseOf } from './seat/purse-of.ts'
import { useFist, useSay } from './use-fist.ts'
import './explained.css'
import { numbered } from '#ui/numbered'

/** After the game: every point, by whom, when, with which card and for what; and what everybody had left. */
export function Explained() {
  const { view, told, viewer } = useFist()
  const nameOf = useNameOf()
  const say = useSay()
  const scored = pointsMade(told)
  return (
    <div className="scored-by">
      {seatsOf(view.sides.length).map(seat => {
        const own = scored.filter(it => it.seat === seat)
        return (
          <div key={seat} className="scored-seat" data-mine={seat === viewer || undefined}>
            <p>
              <b>
                <span aria-hidden="true">{markOf(seat)}</span> {nameOf(seat)}
              </b>
              <Points points={of(view.sides, seat).points} goal={view.options.pointsToWin} />
            </p>
            {own.length === 0 ? (
              <p className="scored-none">{say('screen.explained.none')}</p>
            ) : (
              <ol>
                {numbered(own).map(({ no, it }) => (
                  <ScoredLine key={no} it={it} />
                ))}
              </ol>
            )}
            <p className="scored-left">
              <Said saying={leftOf(of(view.sides, seat))} />
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** What was behind the screen, and the stones before it. */
function leftOf(side: Side) {
  const held = { ...purseOf(side), black: side.black, amulet: side.amulets }
  const coins: readonly Piece[] = Object.values(held).some(n => n > 0) ? [coinsIn(held)] : []
  const all = [...coins, ...(stoneCount(side.stones) > 0 ? [stonesIn(side.stones)] : [])]
  return all.length === 0
    ? saying('screen.explained.leftNothing')
    : saying('screen.explained.left', { what: { all, joined: 'dots' } })
}

function ScoredLine({ it }: { readonly it: Scored }) {
  const say = useSay()
  return (
    <li>
      <span className="scored-when">{say('screen.explained.when', { round: it.round, card: it.card })}</span>{' '}
      <b>{say('screen.explained.points', { points: it.points })}</b>{' '}
      <span>
        <Said saying={cardIn(it)} /> <Said saying={priceIn(it)} sentence={false} />
      </span>
    </li>
  )
}

function cardIn({ character, through, doubler }: Scored) {
  const pieces = {
    card: { card: character },
    ...(through !== null && { through: { card: through } }),
    ...(doubler !== null && { doubler: { card: doubler } }),
  }
  if (through !== null)
    return saying(doubler === null ? 'screen.explained.through' : 'screen.explained.throughDoubled', pieces)
  return saying(doubler === null ? 'screen.explained.plain' : 'screen.explained.doubled', pieces)
}

function priceIn(it: Scored) {
  if (gaveStones(it)) return saying('screen.explained.stones', { stones: stonesIn(it.stones) })
  return it.fairy > 0 ? saying('screen.explained.fairy', { n: it.fairy }) : saying('screen.explained.nothing')
}
