import type { ReactNode } from 'react'
import { useDigits } from '#ui/prompts/use-digits'
import type { CardId } from '../../cards/index.ts'
import type { Answer } from '../known/answers.ts'
import type { Held } from '../known/hand.ts'
import { CardFace } from '../pieces/hand-card.tsx'
import { useSay, useWords } from '../use-dwarves.ts'
import './hand-row.css'

interface HandRowProps {
  readonly held: readonly Held[]
  readonly chosen: CardId | null
  readonly choose: (card: CardId) => void
  readonly disabled: boolean
  /** What a card would do, in a few words. */
  readonly answer?: (card: CardId) => Answer
  /** What stands beside the cards. */
  readonly children?: ReactNode
}

/**
 * The player's own cards to choose from. The first press reads a card, the button plays it. The keys 1 to 5 work too.
 */
export function HandRow({ held, chosen, choose, disabled, answer, children }: HandRowProps) {
  const [say, words] = [useSay(), useWords()]
  useDigits(digit => {
    const card = held[digit - 1]?.card
    if (card !== undefined && !disabled) choose(card)
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div className="hand-row" role="group" aria-label={say('screen.hand.title')}>
      {held.map(({ card, n }) => {
        const short = answer?.(card)
        const says = short === undefined ? '' : words(short.saying)
        return (
          <button
            key={card}
            type="button"
            className="hand-card"
            data-option={card}
            data-card={card}
            aria-pressed={chosen === card}
            disabled={disabled}
            onClick={() => choose(card)}
          >
            <span className="hidden-text">
              {[say('screen.hand.held', { card: { card }, n }), says].filter(it => it !== '').join(': ')}
            </span>
            <CardFace card={card} n={n} />
            {short !== undefined && (
              <span className="hand-answer" data-tone={short.tone ?? undefined} aria-hidden="true">
                {says}
              </span>
            )}
          </button>
        )
      })}
      {children}
    </div>
  )
}
