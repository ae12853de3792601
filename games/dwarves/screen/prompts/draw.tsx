import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { handOf } from '../known/hand.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './draw.css'

/** R3.1: which deck to draw from, with the current hand. One press, always: it happens often and does no harm. */
export function DrawPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'draw'>>) {
  const { view, viewer, zoom } = useDwarves()
  const say = useSay()
  useDigits(digit => {
    const deck = question.ask.options[digit - 1]
    if (deck !== undefined && !isSending) answer(deck)
  })
  const held = viewer === 'table' ? [] : (handOf(view, viewer) ?? [])
  return (
    <>
      {held.length > 0 && (
        <ul className="hand-row drawn-so-far" aria-label={say('screen.hand.title')}>
          {held.map(({ card, n }) => (
            <li key={card}>
              <button type="button" className="hand-card" data-card={card} onClick={() => zoom(card)}>
                <span className="hidden-text">{say('screen.hand.held', { card: { card }, n })}</span>
                <CardFace card={card} n={n} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="deck-choices" {...room('spare-buttons', 'wide-column')}>
        {question.ask.options.map(deck => {
          const { size, discards } = view.decks[deck]
          return (
            <button
              key={deck}
              type="button"
              className="deck-choice"
              data-option={deck}
              data-primary
              disabled={isSending}
              onClick={() => answer(deck)}
            >
              <DeckBack back={deck} />
              <b>{say(`screen.draw.${deck}`)}</b>
              <span>
                {size > 0 ? say('screen.draw.left', { n: size }) : say('screen.draw.shuffles', { n: discards.length })}
              </span>
            </button>
          )
        })}
      </div>
    </>
  )
}
