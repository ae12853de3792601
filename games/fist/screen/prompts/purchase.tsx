import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { useFist, useSay } from '../use-fist.ts'
import { Tray } from './tray.tsx'
import { useBundle } from './use-bundle.ts'

/** The Merchant's stall: the bank's stones, as many as the seat can pay for. */
export function PurchasePrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'purchase'>>) {
  const { bank, power } = useFist().view
  const say = useSay()
  const handful = useBundle(ask)
  const [task] = power?.tasks ?? []
  const { gold, silver } = task?.do === 'buyStones' ? task : { gold: 1, silver: 3 }
  return (
    <Tray
      ask={ask}
      handful={handful}
      held={bank.stones}
      isSending={isSending}
      note={say('screen.buy.price', { gold, silver, most: ask.total?.max ?? 0 })}
      button={say('screen.buy.do', { n: handful.steps })}
      nothing={{ first: say('screen.buy.nothing'), sure: say('screen.buy.nothingSure') }}
      answer={answer}
    />
  )
}
