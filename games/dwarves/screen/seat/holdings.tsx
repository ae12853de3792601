import type { Piece } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import type { Kind } from '../../cards/kinds.ts'
import type { Side } from '../../types.ts'
import { textOf } from '../../words/texts.ts'
import { saying } from '../../words/things.ts'
import { traitsOf } from '../../words/traits.ts'
import { fateIn, forecastOf } from '../known/forecast.ts'
import { usePicked } from '../picked.ts'
import { GroupToken } from '../pieces/group.tsx'
import { placeOf } from '../stage/arrows.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './holdings.css'

/** How many groups fit on a phone. */
const FEW = 6

/** What is public about a seat: its creatures with their abilities. A tap explains what they can do. */
export function Holdings({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  const fate = useFates(seat)
  const side = view.sides[seat]
  if (side === undefined) return null
  const isOwn = seat === viewer
  if (side.groups.length === 0)
    return (
      <p className="no-groups" data-own={isOwn || undefined}>
        {say('screen.groups.none')}
      </p>
    )
  const title = say(isOwn ? 'screen.groups.yours' : 'screen.groups.title', { who: { seat } })
  return (
    <div
      className="holdings-of"
      data-own={isOwn || undefined}
      data-several={side.groups.length > 2 || undefined}
      data-many={side.groups.length > 4 || undefined}
    >
      <Peek
        label={`${title}: ${say('screen.all', { all: spoken(side) })}`}
        className="groups"
        button={
          <>
            {side.groups.map(group => (
              <GroupToken
                key={group.kind}
                group={group}
                fate={fate(group.kind)}
                place={placeOf({ seat, kind: group.kind })}
              />
            ))}
            {side.groups.length > FEW && (
              <b className="more-groups" aria-hidden="true">
                {say('screen.groups.more', { n: side.groups.length - FEW })}
              </b>
            )}
          </>
        }
      >
        <h3>{title}</h3>
        <GroupList side={side} />
      </Peek>
    </div>
  )
}

/** What becomes of this seat's groups: by a creature that has been picked up, or is being played. */
function useFates(seat: Seat): (kind: Kind) => 'leaves' | 'flies' | null {
  const { view, viewer, scene } = useDwarves()
  const picked = usePicked()
  const leaving = (scene?.showing ?? []).filter(it => it.type === 'creaturesLeft')
  const forecast = picked === null || viewer === 'table' ? null : forecastOf(view, viewer, picked)
  return kind => {
    if (leaving.some(gone => gone.seat === seat && gone.kind === kind)) return 'leaves'
    return forecast === null ? null : fateIn(forecast, seat, kind)
  }
}

const oneOf = (side: Side, { kind, count }: Side['groups'][0]) =>
  saying('screen.groups.one', {
    n: count,
    card: { card: kind },
    traits: { all: traitsOf(side, kind), joined: 'commas' },
  })

const spoken = (side: Side): Piece => ({ all: side.groups.map(group => oneOf(side, group)), joined: 'semicolons' })

function GroupList({ side }: { readonly side: Side }) {
  return (
    <ul className="group-list">
      {side.groups.map(group => (
        <li key={group.kind}>
          <GroupToken group={{ ...group, ability: null }} />
          <span>
            <Said saying={oneOf(side, group)} />
            {group.ability !== null && (
              <>
                <br />
                <Said
                  saying={saying('screen.abilityLine', {
                    ability: { card: group.ability },
                    text: textOf(group.ability),
                  })}
                />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
