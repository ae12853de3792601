import { useRef, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { RuleText } from '#ui/pieces/rule.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { canceller } from '../../cards/events.ts'
import type { Asks } from '../../types.ts'
import { textOf } from '../../words/texts.ts'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './react.css'

/**
 * R8.3: the window for Forget it!. It looks and sounds the same whatever the player holds. A player without one is told
 * so, with the rule, only after pressing it. That way nobody who looks over a shoulder or listens learns anything. One
 * press, always: the window closes after seconds, and letting it be is what silence does.
 */
export function ReactPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'react'>>) {
  const { view } = useDwarves()
  const say = useSay()
  const forget = useRef<HTMLButtonElement>(null)
  const [isTold, setTold] = useState(false)
  const playing = view.battle?.playing ?? null
  const barred = ask.barred.find(({ move }) => move === 'forget')
  const face = (
    <>
      <span className="react-card" aria-hidden="true">
        <CardFace card={canceller} />
      </span>
      <b>{say('screen.react.forget')}</b>
    </>
  )
  return (
    <div className="dwarves-prompt" {...room('spare-buttons', 'wide-column')}>
      {playing !== null && (
        <p className="card-does">
          <Said saying={textOf(playing.event)} plain />
        </p>
      )}
      <p className="react-why">
        {say(view.options.forget === 'laid' ? 'screen.react.laid' : 'screen.react.everybody')}
      </p>
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
        <button
          ref={forget}
          type="button"
          className="reaction"
          disabled={isSending}
          onClick={() => (barred === undefined ? answer({ forget: 'yes' }) : setTold(true))}
        >
          {face}
        </button>
      </div>
      {barred !== undefined && (
        <Popover className="rule-popover parchment" triggerRef={forget} isOpen={isTold} onOpenChange={setTold}>
          <Dialog aria-label={say('screen.react.forget')}>
            <p>{say('screen.react.none')}</p>
            <RuleText rule={barred.rule} />
          </Dialog>
        </Popover>
      )}
    </div>
  )
}
