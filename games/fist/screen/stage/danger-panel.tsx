import { Icon } from '#ui/pieces/icon.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import crown from '~icon/queen-crown'
import { saying } from '../../words/things.ts'
import { type Threat, threatsIn } from '../known/danger.ts'
import { useFist, useSay } from '../use-fist.ts'
import './danger-panel.css'

/** Who can win the game with one more card, as a note next to the card. */
export function DangerNote() {
  const threats = threatsIn(useFist().view)
  if (threats.length === 0) return null
  return (
    <section className="who-wins">
      <Threats threats={threats} />
    </section>
  )
}

/** The same, one tap away. */
export function DangerPeek() {
  const threats = threatsIn(useFist().view)
  const say = useSay()
  const n = threats.length
  return (
    <Peek
      label={say('screen.danger.count', { n })}
      className="stage-tool who-wins-tool"
      button={
        <span
          aria-hidden="true"
          data-now={threats.some(t => t.now !== null) || undefined}
          data-none={n === 0 || undefined}
        >
          <Icon of={crown} />
          {n}
        </span>
      }
    >
      <Threats threats={threats} />
    </Peek>
  )
}

function Threats({ threats }: { readonly threats: readonly Threat[] }) {
  const say = useSay()
  const { viewer } = useFist()
  return (
    <>
      <h3>{say('screen.danger.title')}</h3>
      {threats.length === 0 ? (
        <p>{say('screen.danger.nobody')}</p>
      ) : (
        <ul>
          {threats.map(threat => (
            <li
              key={threat.seat}
              data-now={threat.now !== null || undefined}
              data-own={threat.seat === viewer || undefined}
            >
              <Said saying={threatIn(threat)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function threatIn({ seat, needs, now, later }: Threat) {
  const who = { seat }
  if (now !== null) return saying('screen.danger.now', { who, needs, card: { card: now } })
  const cards = later.map(card => saying('screen.danger.card', { card: { card } }))
  return saying('screen.danger.later', { who, needs, cards: { all: cards, joined: 'and' } })
}
