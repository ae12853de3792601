import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { stoneCount } from '../../rules/counting.ts'
import type { Asks } from '../../types.ts'
import { useFist, useSay } from '../use-fist.ts'

/** The Rainbow Dragon: stop and keep, or draw on, with the odds. The stones are on the table for everyone to see. */
export function LuckPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'luck'>>) {
  const { bank, power, drawn } = useFist().view
  const say = useSay()
  const bag = stoneCount(bank.stones)
  const colour = power?.colour ?? 'red'
  const bad = bank.stones[colour]
  const risk = bag === 0 ? 0 : bad / bag
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={option =>
        option === 'stop'
          ? { title: say('screen.luck.stop', { n: stoneCount(drawn) }), leads: say('screen.luck.stopLeads') }
          : { title: say('screen.luck.draw'), leads: say('screen.luck.odds', { bad, bag, colour, risk }) }
      }
    />
  )
}
