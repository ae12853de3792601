import { Said } from '#ui/pieces/said.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import type { Asked, PromptProps } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { textOf } from '../../words/texts.ts'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './react.css'

/**
 * R8.3: the window for Forget it!. It looks the same whatever one holds: who has none is told by which rule when they press it, and not
 * before, so that nobody who looks over a shoulder learns anything.
 */
export function ReactPrompt({ question: { ask }, answer, isSending }: PromptProps<Asked<Asks, 'react'>>) {
  const { view } = useDwarves()
  const say = useSay()
  const playing = view.battle?.playing ?? null
  const barred = ask.barred.find(({ move }) => move === 'forget')
  const face = (
    <>
      <span className="react-card" aria-hidden="true">
        <CardFace card="forgetIt" />
      </span>
      <b>{say('screen.react.forget')}</b>
    </>
  )
  return (
    <div className="dwarves-prompt">
      {playing !== null && (
        <p className="card-does">
          <Said saying={textOf(playing.event)} plain />
        </p>
      )}
      <div className="reactions">
        <button
          type="button"
          className="reaction"
          data-option="letBe"
          data-primary
          disabled={isSending}
          onClick={() => answer({ letBe: 'yes' })}
        >
          <b>{say('screen.react.letBe')}</b>
        </button>
        {barred === undefined ? (
          <button type="button" className="reaction" disabled={isSending} onClick={() => answer({ forget: 'yes' })}>
            {face}
          </button>
        ) : (
          <WhyNot rule={barred.rule} className="reaction">
            {face}
          </WhyNot>
        )}
      </div>
    </div>
  )
}
