import { of } from '#kernel/seat'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { takesBid } from '../../cards/characters.ts'
import type { Asks } from '../../types.ts'
import { stonesIn } from '../../words/things.ts'
import { useFist, useSay } from '../use-fist.ts'
import { pointsLead } from './leads.ts'

/** An optional power: the Necromancer's price, or all of the seat's stones. */
export function MayPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'may'>>) {
  const { view } = useFist()
  const say = useSay()
  const { power } = view
  if (power === null) return null
  const { wins, text } = pointsLead(view, power.seat, 1, say)
  const isBid = takesBid(power.playing.character)
  const price = isBid
    ? say('screen.leads.losesBid', { n: power.bid.fairy })
    : say('screen.leads.givesAll', { stones: stonesIn(of(view.sides, power.seat).stones) })
  const kept = isBid ? say('screen.leads.keepBid', { n: power.bid.fairy }) : say('screen.leads.keepStones')
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={option => ({
        title: say(`screen.choose.${option}`),
        leads: option === 'use' ? `${price} ${text}` : kept,
        wins: option === 'use' && wins,
      })}
    />
  )
}
