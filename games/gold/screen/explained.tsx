import type { Saying } from '#games/saying'
import { seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Said } from '#ui/pieces/said.tsx'
import { total } from '../scoring.ts'
import { gems, type Hoard } from '../tokens.ts'
import { saying, seatsIn } from '../words/things.ts'
import { type Count, countOf, fixedIn, type MajoritySeen } from './known/count.ts'
import { TokenPiece } from './pieces/token-piece.tsx'
import { useGold, useSay } from './use-gold.ts'
import './explained.css'

/** After the game: every token, every majority and every set, and what each was worth to whom. */
export function Explained() {
  const { told, view } = useGold()
  const say = useSay()
  const count = countOf(told)
  if (count === null) return null
  const seats = seatsOf(view.sides.length)
  return (
    <div className="gold-count">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="count-scroll" aria-label={say('screen.explained.count')} tabIndex={0}>
        <CountTable count={count} seats={seats} />
      </section>
      <ul className="majorities">
        {count.majorities.map(majority => (
          <li key={majority.gem}>
            <TokenPiece token={majority.gem} size="small" />
            <span>
              <Said saying={majoritySaying(majority, count.hoards)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CountProps {
  readonly count: Count
  readonly seats: readonly number[]
}

/** A column for everybody, a line for everything that counts. */
function CountTable({ count: { hoards, majorities, points }, seats }: CountProps) {
  const { view, names } = useGold()
  const say = useSay()
  const hoardOfSeat = (seat: number): Hoard | undefined => hoards[seat]
  const hasSets = points.some(({ sets }) => sets > 0)
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat} scope="col">
              <span aria-hidden="true">{markOf(seat)}</span> {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('screen.explained.tokens')}</th>
          {seats.map(seat => {
            const hoard = hoardOfSeat(seat)
            const isOut = view.sides[seat]?.left === true
            return (
              <td key={seat}>
                <b>{points[seat]?.tokens ?? 0}</b>
                {isOut ? (
                  <small>{say('screen.explained.left')}</small>
                ) : (
                  hoard !== undefined &&
                  fixedIn(hoard, view).map(({ token, n, each }) => (
                    <small key={token}>
                      <TokenPiece token={token} /> <span className="hidden-text">{say(`kinds.${token}`)}</span>
                      {say('screen.explained.each', { n, points: each })}
                    </small>
                  ))
                )}
              </td>
            )
          })}
        </tr>
        {gems.map(gem => {
          const { paid, leaders } = majorities.find(it => it.gem === gem) ?? { paid: [], leaders: [] }
          return (
            <tr key={gem}>
              <th scope="row">
                <TokenPiece token={gem} /> {say(`kinds.${gem}`)}
              </th>
              {seats.map(seat => (
                <GemCell
                  key={seat}
                  n={hoardOfSeat(seat)?.[gem] ?? 0}
                  points={paid[seat] ?? 0}
                  isMost={leaders.some(it => it === seat)}
                />
              ))}
            </tr>
          )
        })}
        {hasSets && (
          <tr>
            <th scope="row">{say('screen.explained.sets')}</th>
            {seats.map(seat => (
              <td key={seat}>
                <b>{points[seat]?.sets ?? 0}</b>
              </td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('screen.explained.total')}</th>
          {seats.map(seat => (
            <td key={seat}>
              <b>{total(points[seat] ?? { tokens: 0, gems: 0, sets: 0 })}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface GemCellProps {
  readonly n: number
  readonly points: number
  readonly isMost: boolean
}

/** How many somebody has of a gem, and what that was worth. */
function GemCell({ n, points, isMost }: GemCellProps) {
  const say = useSay()
  return (
    <td data-leads={isMost || undefined} data-none={n === 0 || undefined}>
      {n}
      {points > 0 && <b>{say('screen.explained.plus', { points })}</b>}
    </td>
  )
}

/** In words why a colour was paid as it was. */
function majoritySaying({ leaders, paid, why }: MajoritySeen, hoards: Count['hoards']): Saying {
  const who = seatsIn(leaders)
  const points = Math.max(0, ...paid)
  switch (why) {
    case 'nobody':
      return saying('screen.explained.nobody')
    case 'many':
      return saying('screen.explained.many', { who })
    case 'cursed':
      return saying('screen.explained.cursed', { who, n: leaders.length })
    case 'cursedTie': {
      const cursed = leaders.filter(seat => (hoards[seat]?.black ?? 0) > 0)
      return saying('screen.explained.cursedTie', { who, cursed: seatsIn(cursed), points })
    }
    case 'one':
      return saying('screen.explained.one', { who, n: leaders.length, points })
    case 'shared':
      return saying('screen.explained.shared', { who, points })
  }
}
