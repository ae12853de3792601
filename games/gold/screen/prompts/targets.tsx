import { useEffect } from 'react'
import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { Said } from '#ui/pieces/said.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { tokens } from '../../cards/tokens.ts'
import { aimed, nameIn } from '../../rules/targets.ts'
import type { Asks, Spot } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { saying, tokenOf } from '../../words/things.ts'
import { useAim } from '../aim.ts'
import { lairsSeen } from '../known/lairs.ts'
import { bySpot, optionsOf, spotOf } from '../known/targets.ts'
import { useGold, useSay } from '../use-gold.ts'

interface TargetsProps {
  readonly question: Question<Asks>
  readonly move: string
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
  const groups = bySpot(view, move, options)
  const isOnDragons = groups.size > 0 && [...groups.values()].every(its => its.length === 1)
  const isTwoSteps = isOnDragons || (options.length > FEW && groups.size > 1)
  const there = aim.spot === null ? [] : (groups.get(aim.spot) ?? [])
  const [only, ...more] = options.length === 1 ? options : there
  // Whatever has no alternative is preselected.
  useEffect(() => {
    if (only !== undefined && more.length === 0 && aim.what === null) take({ what: only })
  })
  const lairs = lairsSeen(view).filter(({ spot }) => groups.has(spot))
  const listed = isTwoSteps ? (isOnDragons ? [] : there) : options
  useDigits(digit => {
    const spot = lairs[digit - 1]?.spot
    const option = listed[digit - 1]
    if (isTwoSteps && (aim.spot === null || isOnDragons) && spot !== undefined) take({ spot, what: null })
    else if (option !== undefined && !disabled) choose(option, spotOf(view, move, option))
  })
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
              aria-pressed={aim.what === option}
              disabled={disabled}
              onClick={() => choose(option, spotOf(view, move, option))}
            >
              <Said saying={isTwoSteps ? shortOf(option) : optionOf(question, option, view)} plain />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** An option for a dragon that has already been chosen. */
function shortOf(option: string): Saying {
  if (option.includes('.')) {
    const { seat, adventurer } = nameIn(option)
    return saying('targets.theirs', { who: { seat }, card: { card: adventurer } })
  }
  const { what } = aimed(option)
  const token = tokens.find(it => it === what)
  return token === undefined
    ? saying('options.card', { card: { card: what } })
    : saying('screen.magic.token', { token: tokenOf(token), name: saying(`kinds.${token}`) })
}
