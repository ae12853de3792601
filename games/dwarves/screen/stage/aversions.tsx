import type { Saying } from '#games/saying'
import { numbered } from '#ui/numbered'
import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { hatedAt, isHater, kindsWith } from '../../cards/index.ts'
import { type Kind, strikesAt } from '../../cards/kinds.ts'
import { isThird } from '../../rules/aversion.ts'
import { countOnTable } from '../../rules/groups.ts'
import type { State } from '../../types.ts'
import { saying, severalIn } from '../../words/things.ts'
import { reachOf, thirdsOf } from '../known/thirds.ts'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import './aversions.css'

/**
 * Who cannot stand whom: how many of each such kind are on the table, and which need only one more to drive off
 * everybody's.
 */
export function Aversions() {
  const { view } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const thirds = thirdsOf(view).map(spoken)
  const haters = kindsWith(view.options).filter(kind => isHater(view.options, kind))
  return (
    <Peek
      label={[...thirds, say('screen.aversion.title')].join(' ')}
      className="aversions"
      button={
        <>
          {numbered(thirds.length > 0 ? thirds : [say('screen.aversion.title')]).map(({ no, it }) => (
            <span key={no} className="aversions-title" data-third={thirds.length > 0 || undefined} aria-hidden="true">
              {it}
            </span>
          ))}
          {haters.map(kind => (
            <HaterSign key={kind} kind={kind} />
          ))}
        </>
      }
    >
      <h3>{say('screen.aversion.title')}</h3>
      <ul className="aversion-list">
        {haters.map(kind => (
          <li key={kind}>
            <Picture card={kind} />
            <span>
              <Said saying={lineOf(view, kind)} />{' '}
              <span className="aversion-next" data-third={isThird(view, kind) || undefined}>
                {say(`screen.aversion.${reachOf(view, kind)}`, { n: strikesAt(kind) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p>{say('screen.aversion.rule')}</p>
    </Peek>
  )
}

const lineOf = (view: State, kind: Kind): Saying =>
  saying('screen.aversion.line', {
    card: { card: kind },
    kinds: severalIn(hatedAt(view.options, kind)),
    n: countOnTable(view, kind),
  })

/** The button carries its text. Hovering explains what the next one does. */
function HaterSign({ kind }: { readonly kind: Kind }) {
  const { view } = useDwarves()
  const say = useSay()
  const third = isThird(view, kind)
  return (
    <span
      className="hater"
      data-third={third || undefined}
      aria-hidden="true"
      data-hint={say(`screen.aversion.${reachOf(view, kind)}`, { n: strikesAt(kind) })}
    >
      <Picture card={kind} />
      <b>{countOnTable(view, kind)}</b>
      <span className="hater-arrow">›</span>
      {hatedAt(view.options, kind).map(other => (
        <Picture key={other} card={other} />
      ))}
      {third && <span className="two-badge">{say('screen.aversion.two', { n: countOnTable(view, kind) })}</span>}
    </span>
  )
}
