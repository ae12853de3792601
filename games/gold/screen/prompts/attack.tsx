import { useEffect } from 'react'
import { of, type Seat } from '#kernel/seat'
import { Beside, Primary } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { Asked, PromptProps } from '#ui/screen'
import { adventurers, strengths } from '../../cards/adventurers.ts'
import { BLADE } from '../../rules/strength.ts'
import { aim as aimAt } from '../../rules/targets.ts'
import type { Asks } from '../../types.ts'
import { useAim } from '../aim.ts'
import { lairsSeen } from '../known/lairs.ts'
import { addedBy, optionsOf, spotsOpen } from '../known/targets.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './attack.css'

/** Whom to send. The dragon is chosen by pressing it in the row, or by a digit. */
export function AttackPrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'attack'>>) {
  const { view, viewer } = useGold()
  const say = useSay()
  const [aim, take] = useAim()
  const lairs = lairsSeen(view)
  const { what, spot } = aim
  const move = aim.move ?? 'place'
  const open = spotsOpen(view, question, aim)
  const ready = [...new Set(optionsOf(question, 'place').map(option => option.split('@')[0]))]
  const lair = lairs.find(it => it.spot === spot)
  const added = addedBy(question, aim)
  const [onlyReady] = ready
  const [onlyLair] = lairs
  // Whatever has no alternative is preselected.
  useEffect(() => {
    if (what === null && ready.length === 1 && onlyReady !== undefined) take({ what: onlyReady })
    if (spot === null && lairs.length === 1 && onlyLair !== undefined) take({ spot: onlyLair.spot })
  })
  useDigits(digit => {
    const adventurer = adventurers[digit - 1]
    if (adventurer !== undefined && ready.includes(adventurer)) take({ what: adventurer })
    const dragon = digit > adventurers.length ? digit - adventurers.length - 1 : -1
    if (open.includes(dragon)) take({ spot: dragon })
  })
  const isLit = move === 'dawnLantern'
  const send = (): void => {
    if (what !== null && spot !== null) answer({ [move]: aimAt(what, spot) })
  }
  const { keenBlade, dawnLantern } = question.ask.moves
  const hasObjects = keenBlade !== undefined || dawnLantern !== undefined || question.ask.barred.length > 0
  return (
    <div className="attack-prompt">
      <fieldset className="senders">
        <legend className="hidden-text">{say('screen.attack.team')}</legend>
        {adventurers.map(adventurer => (
          <Sender
            key={adventurer}
            adventurer={adventurer}
            is={viewer === 'table' ? 'away' : of(view.sides, viewer as Seat).team[adventurer]}
            isChosen={what === adventurer}
            disabled={isSending}
            choose={() => take({ what: adventurer })}
          />
        ))}
      </fieldset>
      {hasObjects && (
        <Beside>
          <div className="attack-objects" {...room('widest-beside')}>
            {keenBlade !== undefined && (
              <button
                type="button"
                className="own-object"
                data-card="keenBlade"
                aria-pressed={move === 'keenBlade'}
                disabled={isSending}
                onClick={() => take({ move: move === 'keenBlade' ? 'place' : 'keenBlade' })}
              >
                <Picture card="keenBlade" />
                <span>{say('screen.attack.blade', { card: { card: 'keenBlade' }, n: BLADE })}</span>
              </button>
            )}
            {question.ask.barred.map(({ move: barred, rule }) => (
              <WhyNot key={barred} rule={rule} className="own-object barred">
                <Picture card={barred} />
                <span>{say('options.card', { card: { card: barred } })}</span>
              </WhyNot>
            ))}
            {dawnLantern !== undefined && (
              <button
                type="button"
                className="own-object"
                data-card="dawnLantern"
                aria-pressed={isLit}
                disabled={isSending}
                onClick={() => take({ move: isLit ? 'place' : 'dawnLantern' })}
              >
                <Picture card="dawnLantern" />
                <span>{say('options.card', { card: { card: 'dawnLantern' } })}</span>
              </button>
            )}
          </div>
        </Beside>
      )}
      {isLit ? (
        <Primary disabled={isSending} onPress={() => answer({ dawnLantern: 'yes' })}>
          {say('screen.magic.play', { card: { card: 'dawnLantern' } })}
        </Primary>
      ) : (
        <Primary disabled={isSending || what === null || spot === null} onPress={send}>
          {doing()}
        </Primary>
      )}
    </div>
  )

  function doing(): string {
    if (what === null) return say('screen.attack.chooseTeam')
    if (lair === undefined) return say('screen.attack.chooseDragon')
    return lair.sum + added >= lair.strength
      ? say('screen.attack.doSlay', { dragon: { card: lair.dragon } })
      : say('screen.attack.do', { card: { card: what } })
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
