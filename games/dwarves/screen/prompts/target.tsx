import { useState } from 'react'
import { Primary } from '#ui/pieces/actions.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { isAimed } from '../../cards/events.ts'
import { targetOn } from '../../rules/targets.ts'
import type { Asks } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { doing, leadsTo } from '../known/aims.ts'
import { useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { GroupChoices } from './group-choice.tsx'
import { TargetChoice } from './target-choice.tsx'
import { Told } from './told.tsx'

/** On whom an event works: a fighter or a seat, with what it would change. */
export function TargetPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'target'>>) {
  const { view, viewer } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const { options } = question.ask
  const [chosen, choose] = useState<string | null>(null)
  useDigits(digit => {
    const option = options[digit - 1]
    if (option !== undefined && !isSending) choose(option)
  })
  const { battle, stage } = view
  if (viewer === 'table' || battle === null || stage?.at !== 'target' || !isAimed(stage.event)) return null
  const { event } = stage
  return (
    <div className="dwarves-prompt" {...room('even-buttons')}>
      <GroupChoices>
        {options.map(option => (
          <TargetChoice
            key={option}
            battle={battle}
            target={targetOn(event, option)}
            option={option}
            label={spoken(optionOf(question, option, view))}
            isChosen={chosen === option}
            disabled={isSending}
            choose={() => choose(option)}
          />
        ))}
      </GroupChoices>
      <Told>
        <p>{chosen !== null && spoken(leadsTo(battle, event, chosen, viewer))}</p>
      </Told>
      <Primary
        disabled={isSending || chosen === null}
        onPress={() => {
          if (chosen !== null) answer(chosen)
        }}
      >
        {chosen === null ? say('screen.target.choose') : spoken(doing(battle, event, chosen))}
      </Primary>
    </div>
  )
}
