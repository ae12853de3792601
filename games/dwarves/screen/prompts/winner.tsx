import { Mark } from '#ui/pieces/mark.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { gold } from '../../words/things.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'

/** R9.1: whose spoils to take from. */
export function WinnerPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'winner'>>) {
  const { view, names } = useDwarves()
  const say = useSay()
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={seat => ({
        title: names[seat] ?? '',
        leads: say('screen.winner.spoils', { gold: gold(view.battle?.armies[seat]?.spoils ?? 0) }),
        picture: <Mark seat={seat} />,
      })}
    />
  )
}
