import type { Seat } from '#kernel/seat'
import { type Hoard, tokens } from '../../cards/tokens.ts'
import { saying } from '../../words/things.ts'
import { worthToMe } from '../known/value.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './my-value.css'

/** `+9`, `−2`. */
export const signedPoints = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? '0' : `+${points}`)

/** A share's value to the viewer. Nobody else sees it. */
export function MyValue({ seat, share }: { readonly seat: Seat; readonly share: Hoard }) {
  const { view, told } = useGold()
  const say = useSay()
  if (tokens.every(token => share[token] === 0)) return null
  const { points, steps, objects, isCursed } = worthToMe(view, seat, share, told)
  const about =
    points < 0 ? say('screen.desk.value.less', { points: -points }) : say('screen.desk.value.points', { points })
  return (
    <div className="my-value">
      <p title={say('screen.desk.value.label')}>
        <span className="value-label">{say('screen.desk.value.label')}</span>
        <span className="hidden-text">{about}</span>
        <b aria-hidden="true">≈ {signedPoints(points)}</b>
      </p>
      <ul>
        {steps.map(({ gem, before, after, rival }) => {
          const step = { kind: saying(`kinds.${gem}`), before, after }
          const text =
            rival === null
              ? say('screen.desk.value.step', step)
              : say('screen.desk.value.stepRival', { ...step, rival })
          const leads = rival !== null && after > rival
          return (
            <li key={gem} data-leads={leads || undefined} title={text}>
              <span className="hidden-text">{text}</span>
              <span aria-hidden="true">
                <TokenPiece token={gem} size="small" /> {before}→{after < 0 ? `−${-after}` : after}
                {rival !== null && <i> / {rival}</i>}
              </span>
            </li>
          )
        })}
        {objects > 0 && <li>{say('screen.desk.value.objects', { n: objects })}</li>}
        {isCursed && <li data-warns>{say('screen.desk.value.cursed')}</li>}
      </ul>
    </div>
  )
}
