import { useState } from 'react'
import { of } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Kind } from '../../cards/kinds.ts'
import { findsOf, groupOf } from '../../rules/groups.ts'
import type { Asks } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { leftAfter } from '../known/price.ts'
import { FindsSign } from '../pieces/signs.tsx'
import { useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { GroupChoice, GroupChoices } from './group-choice.tsx'
import { Told } from './told.tsx'

/** R10.6: which of the strongest falls, with its consequences. */
export function LossPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'loss'>>) {
  const { view, viewer } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const { options } = question.ask
  const [chosen, choose] = useState<Kind | null>(null)
  useDigits(digit => {
    const kind = options[digit - 1]
    if (kind !== undefined && !isSending) choose(kind)
  })
  if (viewer === 'table') return null
  const side = of(view.sides, viewer)
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <GroupChoices>
        {options.map(kind => (
          <GroupChoice
            key={kind}
            option={kind}
            seat={null}
            group={groupOf(side, kind) ?? { kind, count: 1, ability: null }}
            label={spoken(optionOf(question, kind, view))}
            isChosen={chosen === kind}
            disabled={isSending}
            choose={() => choose(kind)}
            note={<FindsSign n={findsOf(side, kind)} />}
          />
        ))}
      </GroupChoices>
      <Told>
        <p>{chosen !== null && spoken(leftAfter(view, viewer, chosen))}</p>
      </Told>
      <Primary
        disabled={isSending || chosen === null}
        onPress={() => {
          if (chosen !== null) answer(chosen)
        }}
      >
        {chosen === null ? say('screen.loss.choose') : say('screen.loss.lose', { card: { card: chosen } })}
      </Primary>
    </div>
  )
}
