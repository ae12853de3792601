import { useState } from 'react'
import { of } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { findsOf } from '../../rules/groups.ts'
import type { Asks } from '../../types.ts'
import { chanceAfter } from '../known/chances.ts'
import { Die } from '../pieces/dice.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { TieNote } from './tie-note.tsx'
import './reroll.css'

/** R6.8: keep, or reroll one die, each with the resulting chance to win. */
export function RerollPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'reroll'>>) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  const [at, setAt] = useState<number | null>(null)
  const kept = useTwoSteps<'keep'>(() => answer({ keep: 'yes' }))
  const { stage, battle } = view
  const fighter = stage?.at === 'reroll' ? battle?.armies[stage.seat]?.fighters[stage.fighter] : undefined
  const dice = fighter?.dice ?? []
  const choose = (die: number | null): void => {
    setAt(die)
    kept.takeBack()
  }
  useDigits(digit => {
    if (dice[digit - 1] !== undefined && !isSending) choose(digit - 1)
  })
  if (viewer === 'table' || fighter === undefined) return null
  const finds = findsOf(of(view.sides, viewer), fighter.kind)
  const face = at === null || kept.chosen !== null ? null : (dice[at] ?? null)
  const canReroll = (wanted: number): boolean => ask.moves.die?.options.includes(wanted) ?? false
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <p className="reroll-note">
        {say('screen.reroll.note')} <TieNote />
      </p>
      <div className="dice-choices">
        {numbered(dice).map(({ no, it }) => (
          <button
            key={no}
            type="button"
            className="die-choice"
            data-option={it}
            aria-pressed={at === no - 1 && kept.chosen === null}
            disabled={isSending || !canReroll(it)}
            onClick={() => choose(at === no - 1 ? null : no - 1)}
          >
            <span className="hidden-text">
              {say(it <= finds ? 'screen.reroll.dieFind' : 'screen.reroll.dieOnly', {
                face: it,
                p: chanceAfter(view, viewer, it),
              })}
            </span>
            <Die face={it} isFind={it <= finds} />
            <span aria-hidden="true">{say('screen.turn.percent', { p: chanceAfter(view, viewer, it) })}</span>
          </button>
        ))}
      </div>
      <p className="reroll-chance" aria-live="polite">
        {say(face === null ? 'screen.reroll.chanceKept' : 'screen.reroll.chance', {
          face: face ?? 0,
          p: chanceAfter(view, viewer, face),
        })}
      </p>
      {kept.chosen === null ? (
        <Primary
          disabled={isSending || face === null}
          onPress={() => {
            if (face !== null) answer({ die: face })
          }}
        >
          {face === null ? say('stage.chooseDie') : say('screen.reroll.die', { face })}
        </Primary>
      ) : (
        <Primary disabled={isSending} onPress={kept.confirm}>
          {say('screen.reroll.keepSure')}
        </Primary>
      )}
      <Second {...kept.step('keep')} disabled={isSending}>
        {say('screen.reroll.keep')}
      </Second>
    </div>
  )
}
