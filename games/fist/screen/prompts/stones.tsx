import type { PromptProps, QuestionNamed } from '#ui/screen'
import { noStones } from '../../rules/counting.ts'
import type { Asks } from '../../types.ts'
import { useFist, useSay } from '../use-fist.ts'
import { Tray } from './tray.tsx'
import { useBundle } from './use-bundle.ts'

/** Which stones to give. */
export function StonesPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'stones'>>) {
  const { view, viewer } = useFist()
  const say = useSay()
  const handful = useBundle(ask)
  const held = viewer === 'table' ? noStones : (view.sides[viewer]?.stones ?? noStones)
  const missing = (ask.total?.min ?? 0) - handful.steps
  return (
    <Tray
      ask={ask}
      handful={handful}
      held={held}
      isSending={isSending}
      button={say(missing > 0 ? (handful.steps > 0 ? 'screen.give.more' : 'screen.give.choose') : 'screen.give.do', {
        n: missing > 0 ? missing : handful.steps,
      })}
      answer={answer}
    />
  )
}
