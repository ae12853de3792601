import { Said } from '#ui/pieces/said.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { noCoins } from '../../rules/counting.ts'
import type { Asks } from '../../types.ts'
import { coinsIn, saying } from '../../words/things.ts'
import { purseOf } from '../seat/purse-of.ts'
import { useFist, useSay } from '../use-fist.ts'
import { Tray } from './tray.tsx'
import { useBundle } from './use-bundle.ts'

/** How to pay at the stall. The least valuable coins are preselected: silver, then common gold, then fairy gold. */
export function PaymentPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'payment'>>) {
  const { view, viewer } = useFist()
  const say = useSay()
  const handful = useBundle(ask, ask.idle)
  const side = viewer === 'table' ? undefined : view.sides[viewer]
  const held = side === undefined ? noCoins : (purseOf(side) ?? noCoins)
  const owed = ask.total?.min ?? 0
  return (
    <Tray
      ask={ask}
      handful={handful}
      held={held}
      isSending={isSending}
      note={
        handful.chosen('fairy') > 0
          ? say('screen.pay.fairyIsGone')
          : say('screen.pay.owed', { paid: handful.steps, owed })
      }
      button={<Said saying={saying('screen.pay.do', { coins: coinsIn(handful.counts) })} plain />}
      answer={answer}
    />
  )
}
