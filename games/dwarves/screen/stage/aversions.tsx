import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { isThird } from '../../aversion.ts'
import { creatures, isHater, type Kind, kinds } from '../../cards/creatures.ts'
import { countOnTable } from '../../groups.ts'
import type { State } from '../../types.ts'
import { hatedBy, saying } from '../../words/things.ts'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './aversions.css'

const haters = kinds.filter(isHater)

/** Who cannot stand whom: how many of each such kind are on the table, and which lack but one to drive off those of everybody. */
export function Aversions() {
  const { view } = useDwarves()
  const say = useSay()
  return (
    <Peek
      label={say('screen.aversion.title')}
      className="aversions"
      button={haters.map(kind => <HaterSign key={kind} kind={kind} />)}
    >
      <h3>{say('screen.aversion.title')}</h3>
      <ul className="aversion-list">
        {haters.map(kind => (
          <li key={kind}>
            <Picture card={kind} />
            <span>
              <Said
                saying={saying('screen.aversion.line', {
                  card: { card: kind },
                  kinds: hatedBy(kind),
                  n: countOnTable(view, kind),
                })}
              />{' '}
              <span className="aversion-next" data-third={isThird(view, kind) || undefined}>
                {say(`screen.aversion.${reachOf(view, kind)}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p>{say('screen.aversion.rule')}</p>
    </Peek>
  )
}

/** R4.2 to R4.4: whom the next of this kind reaches. */
function reachOf(view: State, kind: Kind): 'own' | 'third' | 'nobody' {
  if (isThird(view, kind)) return 'third'
  return countOnTable(view, kind) < 2 || view.options.fourthClears ? 'own' : 'nobody'
}

function HaterSign({ kind }: { readonly kind: Kind }) {
  const { view } = useDwarves()
  const say = useSay()
  const third = isThird(view, kind)
  return (
    <span className="hater" data-third={third || undefined} aria-hidden={!third}>
      <Picture card={kind} />
      <b>{countOnTable(view, kind)}</b>
      <span className="hater-arrow">›</span>
      {kinds
        .filter(other => creatures[kind].drivesOff.includes(other))
        .map(other => (
          <Picture key={other} card={other} />
        ))}
      {third && (
        <>
          <span className="two-badge">{say('screen.aversion.two')}</span>
          <span className="hidden-text">{say('screen.card', { card: { card: kind } })}</span>
        </>
      )}
    </span>
  )
}
