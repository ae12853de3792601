import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import honey from '~icon/dripping-honey'
import dust from '~icon/dust-cloud'
import miner from '~icon/miner'
import soap from '~icon/soap'
import type { Asks, Dirt } from '../../types.ts'
import { useSay } from '../use-dwarves.ts'

const pictures: { readonly [D in Dirt]: IconData } = { spotless: soap, dusty: dust, sticky: honey, filthy: miner }

/** R1.5: how dirty the player's hands are. */
export function HandsPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'hands'>>) {
  const say = useSay()
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={dirt => ({
        title: say(`screen.dirt.${dirt}`),
        leads: say(`screen.dirt.${dirt}Leads`),
        picture: <Icon of={pictures[dirt]} />,
      })}
    />
  )
}
