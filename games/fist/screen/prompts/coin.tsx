import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { useFist, useSay } from '../use-fist.ts'

/** Asked when the Thief found no stone: take a coin instead? */
export function CoinPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'coin'>>) {
  const { power } = useFist().view
  const say = useSay()
  const who = { seat: power?.rival ?? 0 }
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={option => ({
        title: say(`screen.choose.${option}`),
        leads: option === 'take' ? say('screen.leads.takesCoin') : say('screen.leads.leavesCoin', { who }),
      })}
    />
  )
}
