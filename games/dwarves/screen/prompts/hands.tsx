import { Icon } from '#ui/pieces/icon.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { useOnItsSide } from '#ui/window'
import type { Asks } from '../../types.ts'
import { dirtIcons } from '../pieces/dirt-icons.ts'
import { useSay } from '../use-dwarves.ts'

/** R1.5: how dirty the player's hands are. */
export function HandsPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'hands'>>) {
  const say = useSay()
  const isLow = useOnItsSide()
  return (
    <div {...room('wide-column')}>
      <Offers
        ask={question.ask}
        answer={answer}
        isSending={isSending}
        offer={dirt => ({
          title: say(`screen.dirt.${dirt}`),
          leads: isLow ? undefined : say(`screen.dirt.${dirt}Leads`),
          picture: <Icon of={dirtIcons[dirt]} />,
        })}
      />
    </div>
  )
}
