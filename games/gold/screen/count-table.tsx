import { markOf } from '#ui/marks'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { gems } from '../cards/tokens.ts'
import { total } from '../rules/scoring.ts'
import { type Count, fixedIn, setsIn } from './known/count.ts'
import { TokenPiece } from './pieces/token-piece.tsx'
import { useGold, useSay } from './use-gold.ts'

const nothing = { tokens: 0, gems: 0, sets: 0 }

interface CountProps {
  readonly count: Count
  readonly seats: readonly number[]
}

/** A column for each player, a line for everything that counts. */
export function CountTable({ count: { hoards, majorities, points }, seats }: CountProps) {
  const { view, viewer } = useGold()
  const nameOf = useNameOf()
  const say = useSay()
  const hasLeft = (seat: number): boolean => view.sides[seat]?.left === true
  const hasSets = points.some(({ sets }) => sets > 0)
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat} scope="col" data-mine={seat === viewer || undefined}>
              <span aria-hidden="true">{markOf(seat)}</span> {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('screen.explained.tokens')}</th>
          {seats.map(seat => (
            <td key={seat}>
              <b>{points[seat]?.tokens ?? 0}</b>
              {hasLeft(seat) && <small data-left>{say('screen.explained.left')}</small>}
              {fixedIn(hasLeft(seat) ? undefined : hoards[seat], view).map(({ token, n, each }) => (
                <small key={token}>
                  <TokenPiece token={token} /> <span className="hidden-text">{say(`kinds.${token}`)}</span>
                  {say('screen.explained.each', { n, points: each })}
                </small>
              ))}
            </td>
          ))}
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
                  n={hasLeft(seat) ? null : (hoards[seat]?.[gem] ?? 0)}
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
              <SetsCell
                key={seat}
                n={view.options.setBonus === 'perSet' ? setsIn(hoards[seat]) : 1}
                points={points[seat]?.sets ?? 0}
              />
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('screen.explained.total')}</th>
          {seats.map(seat => (
            <td key={seat}>
              <b>{total(points[seat] ?? nothing)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface GemCellProps {
  /** Null if none count. */
  readonly n: number | null
  readonly points: number
  readonly isMost: boolean
}

/** How many of a gem a player has, and what that was worth. */
function GemCell({ n, points, isMost }: GemCellProps) {
  const say = useSay()
  return (
    <td data-leads={isMost || undefined} data-none={!n || undefined}>
      {n ?? '–'}
      {points > 0 && <b>{say('screen.explained.plus', { points })}</b>}
    </td>
  )
}

/** What a player was paid for their sets. */
function SetsCell({ n, points }: { readonly n: number; readonly points: number }) {
  const say = useSay()
  return (
    <td>
      <b>{points}</b>
      {points > 0 && n > 1 && <small>{say('screen.explained.each', { n, points: points / n })}</small>}
    </td>
  )
}
