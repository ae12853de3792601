import type { ReactNode } from 'react'
import { of, type Seat } from '#kernel/seat'
import { Mark } from '#ui/pieces/mark.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { Asked, PromptProps } from '#ui/screen'
import { notebookOf } from '../../notebook.ts'
import type { Asks, Purse } from '../../types.ts'
import { coinsIn, stonesIn } from '../../words/things.ts'
import { StoneCounts } from '../pieces/counts.tsx'
import { useFist, useSay } from '../use-fist.ts'

/** Somebody else at the table, with what can be had there as far as it is known. */
export function RivalPrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'rival'>>) {
  const { view, told, names } = useFist()
  const say = useSay()
  const isRobbery = view.power?.tasks[1]?.do === 'plunder'
  const leads = (rival: Seat): ReactNode => {
    const { stones } = of(view.sides, rival)
    if (!isRobbery)
      return (
        <>
          <span className="hidden-text">{say('screen.rival.stones', { stones: stonesIn(stones) })}</span>
          <StoneCounts stones={stones} />
        </>
      )
    if (view.options.coinCounts === 'hidden') return null
    const { common, silver }: Purse = of(notebookOf(told), rival)
    return say('screen.rival.counted', { coins: coinsIn({ common, silver }) })
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
