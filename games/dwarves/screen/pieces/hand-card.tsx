import { softened } from '#ui/softened'
import { abilities } from '../../cards/abilities.ts'
import { battleOf } from '../../cards/battles.ts'
import { type CardId, isAbility, isBattle, isCreature } from '../../cards/index.ts'
import { creatureOf } from '../../cards/kinds.ts'
import { useSay } from '../use-dwarves.ts'
import { Picture } from './picture.tsx'
import { FindsSign, Sign } from './signs.tsx'
import './hand-card.css'

/** The face of a card: name, picture, and its numbers with symbols. Its button carries the text for screen readers. */
export function CardFace({ card, n = 1 }: { readonly card: CardId; readonly n?: number }) {
  const say = useSay()
  const name = isAbility(card)
    ? say(`screen.adjectives.${abilities[card].adjective}`)
    : say('screen.card', { card: { card } })
  return (
    <span className="hand-face" data-sort={sortOf(card)} aria-hidden="true">
      <b
        className="hand-face-name"
        data-long={name.length > 15 || undefined}
        data-longest={name.length > 24 || undefined}
        data-wide={/\S{11}/.test(name) ? 'very' : /\S{9}/.test(name) || undefined}
      >
        {softened(name)}
      </b>
      <Picture card={card} />
      <Numbers card={card} />
      {n > 1 && <b className="group-count">{n}</b>}
    </span>
  )
}

function sortOf(card: CardId): string {
  if (isCreature(card)) return 'creature'
  return isBattle(card) ? 'battle' : isAbility(card) ? 'ability' : 'event'
}

/** A creature's dice and finds, a battle's size and award, the kinds an ability fits. */
function Numbers({ card }: { readonly card: CardId }) {
  if (isCreature(card)) {
    const { dice, finds } = creatureOf(card)
    return (
      <span className="card-numbers">
        <Sign of="dice" n={dice} />
        {finds > 0 && <FindsSign n={finds} />}
      </span>
    )
  }
  if (isBattle(card))
    return (
      <span className="card-numbers">
        <Sign of="strength" n={battleOf(card).limit} />
        <Sign of="gold" n={battleOf(card).award} />
      </span>
    )
  if (!isAbility(card)) return <span className="card-numbers" />
  return (
    <span className="card-numbers">
      {abilities[card].fits.map(kind => (
        <Picture key={kind} card={kind} />
      ))}
    </span>
  )
}
