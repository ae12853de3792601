import { useEffect } from 'react'
import { of } from '#kernel/seat'
import { Beside, Primary } from '#ui/pieces/actions.tsx'
import { Warning } from '#ui/pieces/warning.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { softened } from '#ui/softened'
import { adventurers, strengths } from '../../cards/adventurers.ts'
import { objects, ownTurnObjects } from '../../magic/cards.ts'
import { kindBy, targetBy } from '../../magic/moves.ts'
import { written } from '../../rules/targets.ts'
import type { Asks } from '../../types.ts'
import { useAim } from '../aim.ts'
import { lairsSeen } from '../known/lairs.ts'
import { addedBy, optionsOf, sending, spotsOpen } from '../known/targets.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './attack.css'

/** Whom to send. The dragon is chosen by pressing it in the row, or by a digit. */
export function AttackPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'attack'>>) {
  const { view, viewer } = useGold()
  const say = useSay()
  const [aim, take] = useAim()
  const lairs = lairsSeen(view)
  const { sent, spot, move } = aim
  const open = spotsOpen(view, question, aim)
  const ready = [...new Set(optionsOf(question, 'place').map(option => targetBy('place', option).adventurer))]
  const lair = lairs.find(it => it.spot === spot)
  const added = addedBy(question, aim)
  const [onlyReady] = ready
  const [onlyLair] = lairs
  // Whatever has no alternative is preselected.
  useEffect(() => {
    if (sent === null && ready.length === 1 && onlyReady !== undefined) take({ sent: onlyReady })
    if (spot === null && lairs.length === 1 && onlyLair !== undefined) take({ spot: onlyLair.spot })
  })
  useDigits(digit => {
    const adventurer = adventurers[digit - 1]
    if (adventurer !== undefined && ready.includes(adventurer)) take({ sent: adventurer })
    const dragon = digit > adventurers.length ? digit - adventurers.length - 1 : -1
    if (open.includes(dragon)) take({ spot: dragon })
  })
  const playable = ownTurnObjects.filter(object => question.ask.moves[object] !== undefined)
  /** What is played by itself, before anybody is sent. */
  const alone = playable.find(object => object === move && kindBy(object) === 'nothing')
  const send = (): void => {
    if (sent !== null && spot !== null) answer({ [sending(aim)]: written({ kind: 'sent', adventurer: sent, spot }) })
  }
  return (
    <div className="attack-prompt">
      <fieldset className="senders">
        <legend className="hidden-text">{say('screen.attack.team')}</legend>
        {adventurers.map(adventurer => (
          <Sender
            key={adventurer}
            adventurer={adventurer}
            is={viewer === 'table' ? 'away' : of(view.sides, viewer).team[adventurer]}
            isChosen={sent === adventurer}
            disabled={isSending}
            choose={() => take({ sent: adventurer })}
          />
        ))}
      </fieldset>
      {playable.length + question.ask.barred.length > 0 && (
        <Beside>
          <div className="attack-objects" {...room('widest-beside')}>
            {playable.map(object => (
              <button
                key={object}
                type="button"
                className="own-object"
                data-card={object}
                aria-pressed={move === object}
                disabled={isSending}
                onClick={() => take({ move: move === object ? null : object })}
              >
                <Picture card={object} />
                <span>
                  {objects[object].adds > 0
                    ? say('screen.attack.blade', { card: { card: object }, n: objects[object].adds })
                    : softened(say('options.card', { card: { card: object } }))}
                </span>
              </button>
            ))}
            {question.ask.barred.map(({ move: barred, rule }) => (
              <WhyNot key={barred} rule={rule} className="own-object barred">
                <Picture card={barred} />
                <span>{softened(say('options.card', { card: { card: barred } }))}</span>
              </WhyNot>
            ))}
          </div>
        </Beside>
      )}
      {alone === undefined && sent !== null && spot !== null && (
        <Warning about={{ place: written({ kind: 'sent', adventurer: sent, spot }) }} />
      )}
      {alone !== undefined ? (
        <Primary disabled={isSending} onPress={() => answer({ [alone]: written({ kind: 'nothing' }) })}>
          {say('screen.magic.play', { card: { card: alone } })}
        </Primary>
      ) : (
        <Primary disabled={isSending || sent === null || spot === null} onPress={send}>
          {doing()}
        </Primary>
      )}
    </div>
  )

  function doing(): string {
    if (sent === null) return say('screen.attack.chooseTeam')
    if (lair === undefined) return say('screen.attack.chooseDragon')
    return lair.sum + added >= lair.strength
      ? say('screen.attack.doSlay', { dragon: { card: lair.dragon } })
      : say('screen.attack.do', { card: { card: sent } })
  }
}

interface SenderProps {
  readonly adventurer: (typeof adventurers)[number]
  readonly is: 'ready' | 'resting' | 'away'
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly choose: () => void
}

function Sender({ adventurer, is, isChosen, disabled, choose }: SenderProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className="sender"
      data-option={adventurer}
      data-card={adventurer}
      data-is={is}
      aria-pressed={isChosen}
      disabled={disabled || is !== 'ready'}
      onClick={choose}
    >
      <Picture card={adventurer} />
      <b>{strengths[adventurer]}</b>
      <span>{say('options.card', { card: { card: adventurer } })}</span>
      {is !== 'ready' && <small>{say(`screen.attack.${is}`)}</small>}
    </button>
  )
}
