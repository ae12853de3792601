import { useState } from 'react'
import { of } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import type { Asked, PromptProps } from '#ui/screen'
import type { Kind } from '../../cards/creatures.ts'
import { findsOf, groupOf } from '../../groups.ts'
import type { Asks, Side } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { Sign } from '../pieces/signs.tsx'
import { type Say, useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { GroupChoice, GroupChoices } from './group-choice.tsx'
import { Told } from './told.tsx'

/** R10.6: which of the strongest falls, with what goes with it. */
export function LossPrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'loss'>>) {
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
    <div className="dwarves-prompt">
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
            note={<Sign of="treasure" n={findsOf(side, kind)} />}
          />
        ))}
      </GroupChoices>
      <Told>
        <p>{chosen !== null && leftText(side, chosen, say)}</p>
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

/** R10.7. */
function leftText(side: Side, kind: Kind, say: Say): string {
  const { count, ability } = groupOf(side, kind) ?? { count: 1, ability: null }
  if (count > 1) return say('screen.loss.left', { n: count - 1, of: count })
  return ability === null ? say('screen.loss.last') : say('screen.loss.lastWith', { ability: { card: ability } })
}
