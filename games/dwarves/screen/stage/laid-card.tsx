import { knows, peek } from '#kernel/secret'
import { abilities } from '../../cards/abilities.ts'
import type { CardId } from '../../cards/index.ts'
import { isAbility } from '../../cards/index.ts'
import type { Laid } from '../../types.ts'
import type { Fate } from '../known/fates.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './laid-card.css'

interface LaidCardProps {
  readonly seat: number
  /** The card on the table, if it is still there. */
  readonly laid: Laid | null
  /** The card that was turned up with all the others. */
  readonly up: CardId | null
  readonly isPlaying: boolean
  readonly fate: Fate | null
  readonly cancelledBy: number | null
}

const noteOf = {
  bluff: 'screen.battle.bluff',
  cancelled: 'screen.battle.cancelledBy',
  used: 'screen.battle.used',
  unused: 'screen.battle.unused',
  idle: 'screen.battle.idle',
} as const

/** A laid card, face down until all are turned up together. */
export function LaidCard({ seat, laid, up, isPlaying, fate, cancelledBy }: LaidCardProps) {
  const { viewer } = useDwarves()
  const say = useSay()
  if (up === null && laid === null) return <span className="laid-card" data-none />
  if (up === null) {
    const own = laid !== null && seat === viewer && knows(laid.card) ? peek(laid.card) : null
    const label =
      own === null
        ? say('screen.battle.faceDown', { who: { seat } })
        : say('screen.battle.yourCard', { card: { card: own } })
    return (
      <span className="laid-card" role="img" aria-label={label} data-hint={label} data-card={own ?? undefined}>
        <DeckBack back={laid?.back ?? null} />
      </span>
    )
  }
  const name = isAbility(up)
    ? say(`screen.adjectives.${abilities[up].adjective}`)
    : say('screen.card', { card: { card: up } })
  const note = fate === null ? null : say(noteOf[fate], cancelledBy === null ? {} : { who: { seat: cancelledBy } })
  return (
    <span
      className="laid-card"
      data-card={up}
      data-up
      data-fate={fate ?? undefined}
      data-playing={isPlaying || undefined}
      data-hint={note === null ? name : `${name}: ${note}`}
    >
      <span className="laid-face" aria-hidden="true">
        <Picture card={up} />
      </span>
      <span className="laid-name">
        {name}
        {note !== null && <small>{note}</small>}
      </span>
    </span>
  )
}
