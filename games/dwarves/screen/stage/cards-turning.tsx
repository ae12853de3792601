import * as m from 'motion/react-m'
import { clockwiseFrom, type Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Mark } from '#ui/pieces/mark.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { type CardId, isEvent } from '../../cards/index.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import type { PieceProps } from './battle-piece.tsx'
import './cards-turning.css'

/** R7.4: the laid cards turn one by one. Those that still lie face down are nothing but backs. */
export function CardsTurning({ told, scene: { showing, step } }: PieceProps) {
  const { view, motion } = useDwarves()
  const say = useSay()
  const [event] = showing
  if (event?.type !== 'cardsTurnedUp') return null
  const up = new Map(event.cards.slice(0, step).map(({ seat, card }) => [seat, card]))
  const down = event.cards.slice(step).map(({ seat }) => seat)
  const last = event.cards[step - 1]
  return (
    <div className="battle-piece cards-turning">
      <h3 className="hidden-text">{say('stage.turn.title')}</h3>
      <div className="turning">
        {last !== undefined && (
          <m.div
            key={step}
            className="turning-card"
            data-bluff={!isEvent(last.card) || undefined}
            initial={motion === 0 ? { opacity: 0 } : { rotateY: 90, opacity: 0.6 }}
            animate={{ rotateY: 0, opacity: 1 }}
            transition={{ duration: motion === 0 ? 0.15 : (motion / 1000) * 0.8 }}
          >
            <CardFace card={last.card} />
            {!isEvent(last.card) && <b className="bluff-stamp">{say('screen.battle.bluff')}</b>}
          </m.div>
        )}
        {numbered(down).map(({ no }) => (
          <span key={no} className="turning-back">
            <DeckBack back={null} />
          </span>
        ))}
      </div>
      <ol className="turning-seats">
        {clockwiseFrom(view.sides, told.starter).map(seat => (
          <TurnedSeat
            key={seat}
            seat={seat}
            card={up.get(seat) ?? null}
            isDown={down.includes(seat)}
            isNow={seat === last?.seat}
          />
        ))}
      </ol>
    </div>
  )
}

interface TurnedSeatProps {
  readonly seat: Seat
  readonly card: CardId | null
  readonly isDown: boolean
  readonly isNow: boolean
}

function TurnedSeat({ seat, card, isDown, isNow }: TurnedSeatProps) {
  const nameOf = useNameOf()
  const say = useSay()
  const laid = card === null ? say('stage.turn.none') : say('screen.card', { card: { card } })
  return (
    <li data-now={isNow || undefined}>
      <span className="hidden-text">{nameOf(seat)}</span>
      <Mark seat={seat} />
      <span>{isDown ? '…' : laid}</span>
    </li>
  )
}
