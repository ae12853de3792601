import type { Seat } from '#kernel/seat'
import { Peek } from '#ui/pieces/peek.tsx'
import { gems, type Hoard, tokens } from '../../cards/tokens.ts'
import { saying } from '../../words/things.ts'
import { type Part, worthToMe } from '../known/value.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { type Say, useGold, useSay } from '../use-gold.ts'
import './my-value.css'

/** `+9`, `−2`. */
export const signedPoints = (points: number): string => (points > 0 ? `+${points}` : signed(points))
const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** What a value is made of: “Gold 3, silver 1, most green 4”. */
export function madeOf(parts: readonly Part[], say: Say): string {
  const all = parts.map(({ of, points }) => {
    const n = signed(points)
    if (of === 'object' || of === 'curse') return saying(`screen.desk.value.${of}`, { n })
    const name = gems.some(gem => gem === of) ? 'screen.desk.value.most' : 'screen.desk.value.part'
    return saying(name, { kind: saying(`kinds.${of}`), n })
  })
  return say('screen.desk.value.made', { parts: { all, joined: 'commas' } })
}

/** A share's value to the viewer. Nobody else sees it. */
export function MyValue({ seat, share }: { readonly seat: Seat; readonly share: Hoard }) {
  const { view, told } = useGold()
  const say = useSay()
  if (tokens.every(token => share[token] === 0)) return null
  const { points, parts, steps, objects, isCursed } = worthToMe(view, seat, share, told)
  const about =
    points < 0 ? say('screen.desk.value.less', { points: -points }) : say('screen.desk.value.points', { points })
  return (
    <div className="my-value">
      <Peek
        label={about}
        className="value-peek"
        button={
          <span aria-hidden="true">
            <span className="value-label">{say('screen.desk.value.label')}</span> <b>≈ {signedPoints(points)}</b>
          </span>
        }
      >
        <p>{madeOf(parts, say)}</p>
        <p>{say('screen.desk.value.about', { game: view.options.game })}</p>
        {view.options.display === 'memory' && <p>{say('screen.desk.value.uncounted')}</p>}
      </Peek>
      <p className="value-parts">{madeOf(parts, say)}</p>
      <ul>
        {steps.map(({ gem, before, after, rival, isInReach }) => {
          const step = { kind: saying(`kinds.${gem}`), before, after }
          const text =
            rival === null
              ? say('screen.desk.value.step', step)
              : say(isInReach ? 'screen.desk.value.stepRival' : 'screen.desk.value.stepFar', { ...step, rival })
          const leads = rival !== null && after > rival
          return (
            <li key={gem} data-leads={leads || undefined} data-hint={text}>
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
