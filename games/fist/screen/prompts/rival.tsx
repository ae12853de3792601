import type { ReactNode } from 'react'
import { of, type Seat } from '#kernel/seat'
import { Mark } from '#ui/pieces/mark.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { firstIn } from '../../cards/steps.ts'
import { notebookOf } from '../../notebook.ts'
import type { Asks } from '../../types.ts'
import { coinsIn, stonesIn } from '../../words/things.ts'
import { StoneCounts } from '../pieces/counts.tsx'
import { useFist, useSay } from '../use-fist.ts'

/** Another player, with what can be taken from them as far as it is known. */
export function RivalPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'rival'>>) {
  const { view, told, names } = useFist()
  const say = useSay()
  const plunder = firstIn(view.power?.tasks ?? [], 'plunder')
  const leads = (rival: Seat): ReactNode => {
    if (plunder === null) {
      const { stones } = of(view.sides, rival)
      return (
        <>
          <span className="hidden-text">{say('screen.rival.stones', { stones: stonesIn(stones) })}</span>
          <StoneCounts stones={stones} />
        </>
      )
    }
    if (view.options.coinCounts === 'hidden') return null
    const purse = of(notebookOf(told), rival)
    const coins = Object.fromEntries(plunder.coins.map(coin => [coin, purse[coin]]))
    return say('screen.rival.counted', { coins: coinsIn(coins) })
  }
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={rival => ({ title: names[rival] ?? '', leads: leads(rival), picture: <Mark seat={rival} /> })}
    />
  )
}
