import { of } from '#kernel/seat'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { givesBid, isInStones, type Step } from '../../cards/steps.ts'
import type { Asks, Power, State, Task } from '../../types.ts'
import { priceSaying } from '../../words/powers.ts'
import { coinsIn, stonesIn } from '../../words/things.ts'
import { type Say, useFist, useSay } from '../use-fist.ts'
import { stepsLead } from './leads.ts'

/** An optional power: what it costs, and what it brings. */
export function MayPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'may'>>) {
  const { view } = useFist()
  const say = useSay()
  const { power } = view
  const [task] = power?.tasks ?? []
  if (power === null || task === undefined) return null
  const { price, kept } = costOf(task, view, power, say)
  const { wins, text } = stepsLead(view, power.seat, stepsOf(task), say)
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={option => ({
        title: say(`screen.choose.${option}`),
        leads: option === 'use' ? `${price} ${text}`.trim() : kept,
        wins: option === 'use' && wins,
      })}
    />
  )
}

const stepsOf = (task: Task): readonly Step[] => (task.do === 'may' || task.do === 'payFor' ? task.steps : [])

/** What it costs to use it, and what is kept otherwise. */
function costOf(task: Task, view: State, power: Power, say: Say): { readonly price: string; readonly kept: string } {
  const nothing = say('screen.leads.nothing')
  if (task.do === 'payFor')
    return isInStones(task.price)
      ? { price: say('screen.leads.gives', { price: priceSaying(task.price) }), kept: nothing }
      : { price: say('screen.leads.pays', { coins: coinsIn(task.price) }), kept: nothing }
  const steps = stepsOf(task)
  const n = power.bid.fairy
  if (givesBid(steps)) return { price: say('screen.leads.losesBid', { n }), kept: say('screen.leads.keepBid', { n }) }
  const [first] = steps
  if (first?.do !== 'trade' || first.price !== 'all') return { price: '', kept: nothing }
  const stones = stonesIn(of(view.sides, power.seat).stones)
  return { price: say('screen.leads.givesAll', { stones }), kept: say('screen.leads.keepStones') }
}
