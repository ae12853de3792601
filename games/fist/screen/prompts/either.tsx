import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { optionOf } from '../../words/questions.ts'
import { useFist, useSay } from '../use-fist.ts'
import { stepsLead } from './leads.ts'

/** One of two offers, and no third. */
export function EitherPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'either'>>) {
  const { view } = useFist()
  const say = useSay()
  const { power } = view
  const [task] = power?.tasks ?? []
  if (power === null || task?.do !== 'either') return null
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={option => {
        const { text, wins } = stepsLead(view, power.seat, task[option], say)
        return { title: say('options.steps', { steps: optionOf(question, option, view) }), leads: text, wins }
      }}
    />
  )
}
