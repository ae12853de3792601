import { useEffect } from 'react'
import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { Said } from '#ui/pieces/said.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { type Move, targetBy } from '../../magic/moves.ts'
import type { Target } from '../../rules/targets.ts'
import type { Asks, Spot } from '../../types.ts'
import { targetOf } from '../../words/targets.ts'
import { saying, tokenOf } from '../../words/things.ts'
import { useAim } from '../aim.ts'
import { lairsSeen } from '../known/lairs.ts'
import { bySpot, optionsOf, spotOf } from '../known/targets.ts'
import { useGold, useSay } from '../use-gold.ts'

interface TargetsProps {
  readonly question: Question<Asks>
  readonly move: Move
  readonly disabled: boolean
  readonly choose: (option: string, spot: Spot | null) => void
}

/** Above this number they are asked for in two steps, starting with the dragon. */
const FEW = 3

/** The target of an object: all at once if they are few, otherwise first the dragon, by pressing it in the row. */
export function Targets({ question, move, disabled, choose }: TargetsProps) {
  const { view } = useGold()
  const say = useSay()
  const [aim, take] = useAim()
  const options = optionsOf(question, move)
  const press = (option: string): void => choose(option, spotOf(view, targetBy(move, option)))
  const groups = bySpot(view, move, options)
  const isOnDragons = groups.size > 0 && [...groups.values()].every(its => its.length === 1)
  const isTwoSteps = isOnDragons || (options.length > FEW && groups.size > 1)
  const there = aim.spot === null ? [] : (groups.get(aim.spot) ?? [])
  const [only, ...more] = options.length === 1 ? options : there
  // Whatever has no alternative is preselected.
  useEffect(() => {
    if (only !== undefined && more.length === 0 && aim.answer === null) take({ answer: only })
  })
  const lairs = lairsSeen(view).filter(({ spot }) => groups.has(spot))
  const listed = isTwoSteps ? (isOnDragons ? [] : there) : options
  useDigits(digit => {
    const spot = lairs[digit - 1]?.spot
    const option = listed[digit - 1]
    if (isTwoSteps && (aim.spot === null || isOnDragons) && spot !== undefined) take({ spot, answer: null })
    else if (option !== undefined && !disabled) press(option)
  })
  const called = (target: Target): Saying => {
    const whole = targetOf(target, view)
    return isTwoSteps ? (onChosen(target) ?? whole) : whole
  }
  return (
    <div className="targets">
      {isTwoSteps && aim.spot === null && <p className="target-hint">{say('screen.magic.dragon')}</p>}
      {listed.length > 0 && (
        <div className="target-list">
          {listed.map(option => (
            <button
              key={option}
              type="button"
              className="framed target"
              data-option={option}
              aria-pressed={aim.answer === option}
              disabled={disabled}
              onClick={() => press(option)}
            >
              <Said saying={called(targetBy(move, option))} plain />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** A target on a dragon that has been chosen already; null if it is about no dragon, or about nothing else. */
function onChosen(target: Target): Saying | null {
  switch (target.kind) {
    case 'attacker':
      return saying('targets.theirs', { who: { seat: target.seat }, card: { card: target.adventurer } })
    case 'sent':
    case 'moved':
      return saying('options.card', { card: { card: target.adventurer } })
    case 'token':
      return saying('screen.magic.token', { token: tokenOf(target.token), name: saying(`kinds.${target.token}`) })
    case 'nothing':
    case 'seat':
    case 'seats':
    case 'spot':
    case 'spots':
      return null
  }
}
